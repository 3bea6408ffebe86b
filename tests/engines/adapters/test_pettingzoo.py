"""PettingZoo's own checks of an environment find nothing in ours, and its games are ours."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.engines.properties.ways import Way, all_ways, one_of_each_game
from tests.sampling import IS_WHOLE

from cardpress_engines.adapters.pettingzoo import SIZE, GameEnv, env
from cardpress_engines.described.game import load as described
from cardpress_engines.kernel.state import IllegalActionError

every_way = pytest.mark.parametrize("way", one_of_each_game(all_ways(), "pettingzoo"), ids=str)


def played(environment: GameEnv, seed: int) -> list[dict[str, float]]:
    """Rewards after every step of a game of random legal actions."""
    environment.reset(seed=seed)
    chosen = np.random.default_rng(seed)
    told = []
    while not any(environment.terminations.values()):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(chosen.choice(np.flatnonzero(mask)))
        told.append(environment.rewards)
    return told


# What api_test warns of beside faults: it knows by name which environments of PettingZoo give dictionaries, as its
# documentation asks for masks, and takes the empty mask of an agent that is done for a mistake.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@every_way
def test_api_test_passes(way: Way) -> None:
    """PettingZoo's judge accepts every way to play: agents, spaces, masks, rewards, the end."""
    environment = env(way.load())
    environment.reset(seed=1)

    api_test(environment, num_cycles=500)


@every_way
def test_seed_test_passes(way: Way) -> None:
    """The same seed gives the same game, chance included."""
    seed_test(lambda: env(way.load()), num_cycles=500)


def test_seeds_differ(data) -> None:
    """Another seed deals other cards."""
    environment = GameEnv(described(data, {}))
    environment.reset(seed=1)
    dealt = environment.held.log
    environment.reset(seed=2)

    assert environment.held.log != dealt


def test_a_reset_without_seed_goes_on_with_the_generator(data) -> None:
    """Games after a seeded one differ from it and come again with the seed."""
    environment = GameEnv(described(data, {}))
    deals = []
    for seed in (7, None, None, 7, None):
        environment.reset(seed=seed)
        deals.append(environment.held.log)

    assert deals[0] == deals[3] != deals[1] == deals[4] != deals[2]


@every_way
def test_rewards_come_once_and_are_the_returns(way: Way) -> None:
    """Nobody is rewarded before the end; then everybody gets what the engine says."""
    environment = GameEnv(way.load())
    *before, last = played(environment, 4)

    assert not any(any(rewards.values()) for rewards in before)
    assert list(last.values()) == environment.held.returns()


def test_the_mask_is_the_legal_list(data) -> None:
    """The mask of the selected agent has a one for each legal action, that of another agent none."""
    environment = GameEnv(described(data, {"players": 3}))
    environment.reset(seed=3)
    for agent in environment.agents:
        marked = np.flatnonzero(environment.observe(agent)["action_mask"]).tolist()

        assert marked == (environment.held.legal_actions() if agent == environment.agent_selection else [])


def test_an_action_outside_the_mask_changes_nothing(data) -> None:
    """An illegal action, or none at all, is refused without a trace."""
    environment = GameEnv(described(data, {}))
    environment.reset(seed=3)
    before = environment.held.key()
    illegal = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])

    for action in (illegal, None):
        with pytest.raises(IllegalActionError):
            environment.step(action)
    assert environment.held.key() == before


@every_way
def test_views_are_equal_when_their_numbers_are(way: Way) -> None:
    """Two views of a game have the same numbers only if they are the same view."""
    environment = GameEnv(way.load())
    environment.reset(seed=5)
    numbers: dict[bytes, object] = {}
    chosen = np.random.default_rng(5)
    while not any(environment.terminations.values()):
        for player, agent in enumerate(environment.agents):
            seen = environment.observe(agent)["observation"].tobytes()
            view = environment.held.observation(player)

            assert numbers.setdefault(seen, view) == view
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(chosen.choice(np.flatnonzero(mask)))


def test_a_view_that_does_not_fit_says_so(data) -> None:
    """A view larger than the environment was made for is an error that tells the size, never a cut view."""
    environment = GameEnv(described(data, {}), size=50)
    environment.reset(seed=1)

    with pytest.raises(ValueError, match=r"this view has \d+ numbers: make the environment with size=\d+"):
        environment.observe("player_0")


@every_way
def test_views_fit_with_room_to_spare(way: Way) -> None:
    """The usual size holds twice what players ever see in some games."""
    environment = GameEnv(way.load(), size=SIZE // 2)

    assert all(played(environment, seed) for seed in range(5 if IS_WHOLE else 2))


def test_render_shows_what_lies_open(data) -> None:
    """The picture of a game is the view of everybody."""
    environment = GameEnv(described(data, {}))
    environment.reset(seed=1)

    assert environment.render() == str(environment.held.observation(None))
