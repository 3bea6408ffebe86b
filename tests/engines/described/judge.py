"""Plays a described game and OpenSpiel's game of that name side by side on the same moves; says how they differ.

A move is a text that both understand. One choice there may be several here, asked one after the other: those are
followed to their end, so that whole moves are compared. A step without a choice may be a step on one side only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

import pyspiel

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState

Move: TypeAlias = str
Ours: TypeAlias = dict[Move, tuple[int, ...]]
"""Whole moves, and the actions each is made of."""
Theirs: TypeAlias = dict[Move, int]


@dataclass(frozen=True)
class Translation:
    """How the moves of a game are called on both sides."""

    spiel: str
    """The game and its parameters, as OpenSpiel loads it."""
    say_theirs: Callable[[pyspiel.State, int], Move]
    """An action of OpenSpiel's."""
    say_ours: Callable[[tuple[str, ...]], Move]
    """A move of ours, from the names of its actions."""
    parts: tuple[str, ...] = ()
    """The questions that go on with a move already begun, in their order."""
    knows: Callable[[pyspiel.State, int], str] | None = None
    """What a player may know, where OpenSpiel tells only what lies open at the moment, and not all of that."""
    stake: float = 1.0
    """What a unit of our returns is worth there."""


@dataclass
class Knowledge:
    """What players saw in many games: histories that look alike on one side must look alike on the other."""

    ours: dict[int, int] = field(default_factory=dict)
    theirs: dict[int, int] = field(default_factory=dict)
    met_again: int = 0
    """How often a history looked like an earlier one to somebody."""

    def add(self, ours: int, theirs: int) -> bool:
        """Note a history as a player saw it on both sides; whether it fits all that were noted before."""
        self.met_again += ours in self.ours
        return self.ours.setdefault(ours, theirs) == theirs and self.theirs.setdefault(theirs, ours) == ours


class DisagreementError(AssertionError):
    """Both sides differ."""


def ask_everything(game: DescribedGame) -> None:
    """Let a game ask even where there is one option, as OpenSpiel does."""
    game.states.ask = GameState.offer  # type: ignore[method-assign]


class Table:
    """One game on both sides."""

    def __init__(self, game: DescribedGame, spiel: pyspiel.Game, translation: Translation) -> None:
        self.translation = translation
        self.ours: DescribedState = game.initial_state()
        self.theirs: pyspiel.State = spiel.new_initial_state()
        self.played: list[Move] = []
        self.seen: list[tuple[int, int]] = [(0, 0)] * game.num_players
        kind = spiel.get_type()
        self._information = kind.provides_information_state_string
        self._observation = kind.provides_observation_string
        self._moves: Ours | None = None

    # ---- moves

    def our_moves(self) -> Ours:
        """Every whole move that is legal here."""
        if self._moves is None:
            whole = self._whole(self.ours, (), ())
            self._moves = {self.translation.say_ours(names): actions for names, actions in whole}
        return self._moves

    def _whole(
        self, state: DescribedState, names: tuple[str, ...], actions: tuple[int, ...]
    ) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
        options = state.legal_actions()
        for name, option in zip(state.action_names(options), options, strict=True):
            said, done = (*names, name), (*actions, option)
            if len(names) == len(self.translation.parts) or state.player == CHANCE:
                yield said, done
                continue
            after = state.clone()
            after.taken = []
            after.apply_action(option)
            if after.question == self.translation.parts[len(names)]:
                yield from self._whole(after, said, done)
            else:
                yield (*said, *after.taken), done

    def their_moves(self) -> Theirs:
        """Every action that is legal there."""
        state = self.theirs
        return {self.translation.say_theirs(state, action): action for action in state.legal_actions()}

    # ---- one step

    def settle(self) -> bool:
        """Take steps without a choice that exist on one side only; whether the game goes on, on both sides."""
        while True:
            over = self.ours.current_player() == TERMINAL, self.theirs.is_terminal()
            if all(over):
                return False
            ours, theirs = self.our_moves(), self.their_moves()
            if self.ours.current_player() == self.theirs.current_player() and ours.keys() == theirs.keys():
                return True
            if len(theirs) == 1:
                self.theirs.apply_action(*theirs.values())
            elif len(ours) == 1:
                self._apply(*ours.values())
            elif any(over):
                self.differ(f"over: ours {over[0]}, theirs {over[1]}")
            else:
                return True

    def compare(self) -> Mapping[Move, float]:
        """The moves of this step with their chances, where chance decides; raise DisagreementError."""
        ours, theirs = self.our_moves(), self.their_moves()
        who = self.ours.current_player(), self.theirs.current_player()
        if who[0] != who[1]:
            self.differ(f"who decides: ours {who[0]}, theirs {who[1]}")
        if ours.keys() != theirs.keys():
            only = sorted(ours.keys() - theirs.keys()), sorted(theirs.keys() - ours.keys())
            self.differ(f"legal: only ours {only[0]}, only theirs {only[1]}")
        if who[0] != CHANCE:
            return dict.fromkeys(sorted(ours), 0.0)
        weights = self.ours.chance_weights()
        total = sum(weights)
        likely = {
            actions[0]: weight / total for actions, weight in zip(sorted(ours.values()), weights, strict=True)
        }
        for action, chance in self.theirs.chance_outcomes():
            move = self.translation.say_theirs(self.theirs, action)
            if abs(likely[ours[move][0]] - chance) > 1e-9:
                self.differ(f"chance of {move}: ours {likely[ours[move][0]]}, theirs {chance}")
        return {move: likely[actions[0]] for move, actions in sorted(ours.items())}

    def play(self, move: Move) -> None:
        """Make a move on both sides."""
        ours, theirs = self.our_moves(), self.their_moves()
        self._apply(ours[move])
        self.theirs.apply_action(theirs[move])
        self.played.append(move)

    def _apply(self, actions: tuple[int, ...]) -> None:
        for action in actions:
            self.ours.apply_action(action)
        self._moves = None

    def look(self, knowledge: Knowledge) -> None:
        """Note what every player has seen so far; raise DisagreementError where one side tells more."""
        there = self.translation.knows or self._tell
        for player, (ours, theirs) in enumerate(self.seen):
            seen = (
                hash((ours, self.ours.observation(player))),
                hash((theirs, self.theirs.current_player(), there(self.theirs, player))),
            )
            self.seen[player] = seen
            if not knowledge.add(*(hash((each, player)) for each in seen)):
                self.differ(f"what player {player} may know")

    def _tell(self, state: pyspiel.State, player: int) -> str:
        """What OpenSpiel says a player may know: all there was, or what is seen now where it has only that."""
        if self._information:
            return str(state.information_state_string(player))
        return str(state.observation_string(player)) if self._observation else ""

    def compare_ends(self) -> None:
        """Compare what everybody has won."""
        ours = [each * self.translation.stake for each in self.ours.returns()]
        theirs = self.theirs.returns()
        if any(abs(one - other) > 1e-9 for one, other in zip(ours, theirs, strict=True)):
            self.differ(f"returns: ours {ours}, theirs {theirs}")

    def differ(self, what: str) -> None:
        """Say where both sides differ."""
        raise DisagreementError(f"{what}\nafter {self.played}")


Choose: TypeAlias = Callable[[int, Mapping[Move, float]], Move]
"""Which move is made at a step."""


def play_beside(
    game: DescribedGame, spiel: pyspiel.Game, translation: Translation, knowledge: Knowledge, choose: Choose
) -> list[Move]:
    """Play one game on both sides and compare every step; give the moves. Raises DisagreementError."""
    table = Table(game, spiel, translation)
    while True:
        if not table.settle():
            table.compare_ends()
            return table.played
        moves = table.compare()
        table.look(knowledge)
        table.play(choose(len(table.played), moves))


def at_random(random: Random) -> Choose:
    """Moves at random, those of chance as likely as they are."""

    def choose(step: int, moves: Mapping[Move, float]) -> Move:
        weights = list(moves.values())
        names = list(moves)
        return random.choices(names, weights)[0] if any(weights) else random.choice(names)

    return choose


def again(played: Sequence[Move], random: Random) -> Choose:
    """These moves as long as they are legal, and others at random where they are not."""
    rest = at_random(random)

    def choose(step: int, moves: Mapping[Move, float]) -> Move:
        return played[step] if step < len(played) and played[step] in moves else rest(step, moves)

    return choose
