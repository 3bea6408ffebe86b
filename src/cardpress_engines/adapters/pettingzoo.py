"""Games for PettingZoo: agents act in turn, masks say what is legal, a seeded generator decides for chance.

Needs the extra `pettingzoo`. An observation is what the player sees as numbers: a tuple is its length and then
its parts, a word is a number of its own, zeros follow the last. That suits tables; a network wants an encoding
that knows the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from cardpress_engines.kernel.state import CHANCE, TERMINAL, IllegalActionError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise ImportError("the PettingZoo adapter needs PettingZoo: pip install 'cardpress[pettingzoo]'") from None

if TYPE_CHECKING:
    from cardpress_engines.kernel.game_interface import GameInterface
    from cardpress_engines.kernel.state import GameState

SIZE: Final = 1024
"""Numbers in an observation, unless told otherwise."""


def env(game: GameInterface, size: int = SIZE) -> AECEnv:
    """The environment of a game, guarded against use before `reset`."""
    return wrappers.OrderEnforcingWrapper(GameEnv(game, size))


class GameEnv(AECEnv):
    """A game in which `player_0` to `player_n` act one after the other, as the rules ask them.

    What an agent gets has two members, `observation` and `action_mask`; the mask of who is not asked is empty.
    Rewards come at the end. `step` raises IllegalActionError outside the mask and then changes nothing;
    `observe` raises ValueError when a view does not fit into `size` numbers.
    """

    def __init__(self, game: GameInterface, size: int = SIZE) -> None:
        super().__init__()
        name = f"cardpress_{game.name}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game, self.size = game, size
        self.possible_agents = [f"player_{player}" for player in range(game.num_players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._views() for agent in self.possible_agents}
        self._random = Random()

    def _views(self) -> spaces.Dict:
        numbers = np.iinfo(np.int32)
        return spaces.Dict(
            {
                "observation": spaces.Box(numbers.min, numbers.max, (self.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every action of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed makes all that chance decides from here on the same again."""
        if seed is not None:
            self._random = Random(seed)
        self.held: GameState[GameInterface] = self.game.new()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._let_chance_decide()

    def step(self, action: int | None) -> None:
        """Let the selected agent act, then chance, until the next decision; None when the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalActionError(f"{agent} is still playing and has to act")
        self.held.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._let_chance_decide()
        if self.held.current_player() == TERMINAL:
            self.rewards = dict(zip(self.agents, self.held.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _let_chance_decide(self) -> None:
        while self.held.current_player() == CHANCE:
            self.held.apply_action(self.held.sample(self._random))
        if self.held.current_player() != TERMINAL:
            self.agent_selection = self.possible_agents[self.held.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What an agent sees now, and a mask of what it may do."""
        player = self.possible_agents.index(agent)
        numbers = list(_numbers(self.held.observation(player)))
        if len(numbers) > self.size:
            raise ValueError(
                f"this view has {len(numbers)} numbers: make the environment with size={len(numbers)}"
            )
        view = np.zeros(self.size, np.int32)
        view[: len(numbers)] = numbers
        mask = np.zeros(self.game.num_actions, np.int8)
        if self.held.current_player() == player:
            mask[self.held.legal_actions()] = 1
        return {"observation": view, "action_mask": mask}

    def render(self) -> str:
        """What everybody sees."""
        return str(self.held.observation(None))

    def close(self) -> None:
        """Nothing is open."""


def _numbers(part: object) -> Iterator[int]:
    match part:
        case tuple():
            yield len(part)
            for each in part:
                yield from _numbers(each)
        case str():
            yield crc32(part.encode()) >> 1
        case _:
            yield int(part)  # type: ignore[call-overload]
