"""OpenSpiel's own checks of a game find nothing in ours, and its states are ours."""

from __future__ import annotations

import copy
import pickle
import random

import pyspiel
import pytest
from tests.engines.properties.ways import Way, all_ways, loader, one_of_each_game

from cardpress_engines.adapters.open_spiel import TableState, parameters_of, register
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.game import load as described
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

every_way = pytest.mark.parametrize("way", one_of_each_game(all_ways(), "open_spiel"), ids=str)
RECALL = pyspiel.IIGObservationType(perfect_recall=True)
OPEN = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


@pytest.fixture(scope="module")
def name(data) -> str:
    """What Mephisto is called in OpenSpiel."""
    return register("mephisto", lambda game, setup: described(data, setup))


def played(state: TableState, steps: int, seed: int = 1) -> TableState:
    """The state after some random steps, or the end."""
    chosen = random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(chosen.choice(state.legal_actions()))
    return state


def _loaded(way: Way) -> pyspiel.Game:
    """A way to play, by the string that names it in OpenSpiel."""
    given = ",".join(f"{member}={value}" for member, value in parameters_of(way.setup).items())
    return pyspiel.load_game(f"{register(way.name, loader(way.name))}({given})")


@every_way
def test_random_sim_test_passes(way: Way) -> None:
    """OpenSpiel's judge accepts every way to play: order, chances, copies, serialisation, returns, bounds."""
    pyspiel.random_sim_test(_loaded(way), num_sims=1, serialize=True, verbose=False)


@every_way
def test_parameters_are_the_set_up(way: Way) -> None:
    """What a game is called with in OpenSpiel is the set-up it is played in, lists too."""
    game = _loaded(way)
    given = {member: value for member, value in game.game.setup_json().items() if member in way.setup}

    assert given == way.setup
    assert game.get_type().min_num_players <= game.num_players() <= game.get_type().max_num_players
    assert game.get_type().information == (
        pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if game.game.hands_hidden
        else pyspiel.GameType.Information.PERFECT_INFORMATION
    )


def test_random_sim_test_would_find_a_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge refuses the same game when its legal actions are not in order."""
    in_order = DescribedState.legal_actions
    monkeypatch.setattr(DescribedState, "legal_actions", lambda state: in_order(state)[::-1])

    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_chance_has_the_probabilities_of_the_deck(name: str, data) -> None:
    """The first card dealt is each design with the share of the deck its copies are."""
    copies, state = dict(data.DECKS["dungeon"]), pyspiel.load_game(name).new_initial_state()
    shares = {state.action_to_string(-1, outcome): share for outcome, share in state.chance_outcomes()}

    assert shares == {card: number / sum(copies.values()) for card, number in copies.items()}


def test_actions_have_words(name: str) -> None:
    """OpenSpiel prints the words of the engine, and no two legal actions have the same."""
    state = played(pyspiel.load_game(name).new_initial_state(), 30)
    words = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]

    assert len(words) == len(set(words)) > 1
    assert words == state.held.state.game.action_names(state.held.state, state.legal_actions())


def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    """Playing on with a clone leaves the state as it was, and both have the same game."""
    state = played(pyspiel.load_game(name).new_initial_state(), 40)
    before = str(state)
    other = played(state.clone(), 40)

    assert str(state) == before != str(other)
    assert other.held.state.game is state.held.state.game


def test_a_state_is_read_back(name: str) -> None:
    """A pickled state plays on as the one it was made of."""
    state = played(pyspiel.load_game(f"{name}(players=3)").new_initial_state(), 60)
    other = pickle.loads(pickle.dumps(state))

    assert str(played(other, 30)) == str(played(state, 30))


def test_a_set_up_is_made_ready_once(data) -> None:
    """However many states are read back, a game is loaded once for each set-up: it never changes."""
    loads: list[dict[str, object]] = []

    def load(game: str, setup: dict[str, object]) -> DescribedGame:
        loads.append(dict(setup))
        return described(data, setup)

    state = played(pyspiel.load_game(f"{register('mephisto', load)}(players=3)").new_initial_state(), 10)
    states = [pickle.loads(pickle.dumps(state)) for _ in range(3)]

    assert {str(one) for one in states} == {str(state)}
    assert len(loads) == len({str(sorted(setup.items())) for setup in loads})


def test_observations_hide_what_the_engine_hides(name: str) -> None:
    """Two deals that differ only in what a player cannot see look alike to that player, and to no one else."""
    state = played(pyspiel.load_game(name).new_initial_state(), 40)
    viewer = 0
    other = state.clone()
    other.held.state = state.held.state.redeal_hidden(viewer, random.Random(5))

    assert str(other) != str(state)
    assert other.observation_string(viewer) == state.observation_string(viewer)
    assert other.observation_string(1) != state.observation_string(1)


def test_information_state_remembers(name: str) -> None:
    """Two ways to the same view are two information states for a player who saw the difference."""
    game = pyspiel.load_game(name)
    dealt = played(game.new_initial_state(), 12, seed=3)
    hand = dealt.held.state.log[:2]
    other = game.new_initial_state()
    for action in [*reversed(hand), *dealt.held.state.log[2:]]:
        other.apply_action(action)

    assert hand[0] != hand[1]
    assert str(other) == str(dealt)
    assert other.observation_string(0) == dealt.observation_string(0)
    assert other.information_state_string(0) != dealt.information_state_string(0)
    assert other.information_state_string(1) == dealt.information_state_string(1)


def test_information_state_is_the_same_however_often_asked(name: str) -> None:
    """Asking at every step, asking once at the end, and asking a copy give the same information state."""
    game = pyspiel.load_game(name)
    often, once = game.new_initial_state(), game.new_initial_state()
    chosen = random.Random(2)
    for _ in range(50):
        often.information_state_string(0)
        action = chosen.choice(often.legal_actions())
        often.apply_action(action)
        once.apply_action(action)

    told = once.information_state_string(1)
    assert often.information_state_string(1) == told
    assert copy.deepcopy(often.held).past(1) == once.held.past(1)
    assert played(often, 1).information_state_string(1) != told


def test_what_lies_open_is_a_view_of_its_own(name: str) -> None:
    """An observer without private information gets the engine's view of everybody."""
    game = pyspiel.load_game(name)
    state = played(game.new_initial_state(), 40)

    assert game.make_py_observer(OPEN).string_from(state, 0) == str(state.held.state.observation(None))


def test_other_observers_are_refused(name: str) -> None:
    """What the engine cannot tell is refused in one sentence: parameters, and views of everything."""
    game = pyspiel.load_game(name)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)

    with pytest.raises(ValueError, match="a view holds what lies open"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="no parameters, not depth"):
        game.make_py_observer(RECALL, {"depth": 1})


@every_way
def test_game_of_openspiel_is_the_game_of_the_engine(way: Way) -> None:
    """The same actions lead to the same state through OpenSpiel and without it."""
    through = played(_loaded(way).new_initial_state(), 10_000)
    itself = way.load().new()
    for action in through.history():
        itself.apply_action(action)

    assert through.is_terminal()
    assert itself.current_player() == TERMINAL
    assert through.returns() == itself.returns()
    assert str(through) == str(itself.key())
