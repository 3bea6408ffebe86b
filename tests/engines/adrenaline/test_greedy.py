"""The greedy player of Adrenaline beats random players and uses no hidden information."""

from __future__ import annotations

from random import Random
from types import ModuleType

from tests.sampling import IS_WHOLE

from cardpress_engines.adrenaline.bot.evaluation import IN_REACH, evaluate
from cardpress_engines.adrenaline.bot.greedy import greedy
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.kernel.state import TERMINAL

MATCHES = 20 if IS_WHOLE else 9
"""In each seat as many."""


def test_greedy_beats_chance(data: ModuleType) -> None:
    """Against two players who choose at random greedy wins 95 of 100 matches, in whatever seat."""
    game, won = Adrenaline(data, Setup(players=3, skulls=5)), 0
    for seed in range(MATCHES):
        state, random = game.new(), Random(seed)
        while state.current_player() != TERMINAL:
            is_greedy = state.current_player() == seed % 3
            state.apply_action(greedy(state, random) if is_greedy else state.sample(random))
        won += state.returns()[seed % 3] > 0

    assert won >= 0.95 * MATCHES


def test_greedy_does_not_look_at_hands(data: ModuleType) -> None:
    """What greedy chooses does not depend on what others hold."""
    game, random, compared = Adrenaline(data, Setup(players=3, skulls=2)), Random(5), 0
    state = game.new()
    while state.current_player() != TERMINAL and compared < 60:
        if state.current_player() >= 0 and len(state.legal_actions()) > 1:
            other = state.redeal_hidden(state.player, Random(1))
            compared += other.key() != state.key()
            seed = random.random()
            again = state.redeal_hidden(state.player, Random(2))
            assert greedy(again.redeal_hidden(state.player, Random(1)), Random(seed)) == greedy(
                other, Random(seed)
            )
        state.apply_action(state.sample(random))

    assert compared > 20


def test_greedy_thinks_to_the_end_of_a_match(data: ModuleType) -> None:
    """Where the last action of a match ends it at once, greedy still says what it does: it shoots whom it can."""
    game = Adrenaline(data, Setup(players=3))
    bare = {"cubes": {"red": 0, "yellow": 0, "blue": 0}}
    shooter = {"character": "banshee", "square": "10", "weapons": ["electroscythe"], **bare}
    table = {"frenzy": 1, "turns_left": 1, "actions": 1, "players": [shooter, {"square": "10"}, {"square": "23"}]}
    state = game.new(table)

    assert game.action_names(state, [greedy(state, Random(0))]) == ["shoot"]


def test_greedy_makes_ready_what_costs_nothing(data: ModuleType) -> None:
    """Tokens that ripen for later are worth something: the first overload token is heated, a tile is hacked."""
    game = Adrenaline(data, Setup(players=3))
    for character in ("dozer", "echo"):
        others = [{"square": "12"}, {"square": "23"}]
        state = game.new({"actions": 0, "players": [{"character": character, "square": "10"}, *others]})
        while state.question == "act":
            state.apply_action(0)

        assert (state.question, game.action_names(state, [greedy(state, Random(0))])) == ("may", ["yes"])


def test_greedy_plays_a_card_for_a_shot(data: ModuleType) -> None:
    """Who can hit nobody from here teleports to where somebody can be killed, and then shoots."""
    game = Adrenaline(data, Setup(players=3))
    bare = {"cubes": {"red": 0, "yellow": 0, "blue": 0}, "powerups": ["teleporter_red"]}
    shooter = {"character": "dozer", "square": "10", "weapons": ["hotrod"], **bare}
    prey = {"square": "23", "damage": [1, 1, 1, 1, 1, 3, 3, 3, 3, 3]}
    state = game.new({"actions": 1, "players": [shooter, prey, {"square": "02"}]})

    done = []
    while state.player == 0 and len(done) < 3:
        done += game.action_names(state, [action := greedy(state, Random(0))])
        state.apply_action(action)
    assert done == ["teleporter_red", "23", "shoot"]


def test_a_weapon_that_only_marks_finds_nobody(data: ModuleType) -> None:
    """It is worth something to stand where a loaded weapon deals damage, nothing where one only gives marks."""
    game = Adrenaline(data, Setup(players=3))
    for character, weapon, square, worth in (
        ("dozer", "hotrod", "10", IN_REACH),
        ("banshee", "mastermind", "11", 0),
    ):
        players = [
            {"character": character, "square": "10", "weapons": [weapon]},
            {"square": square},
            {"square": square},
        ]
        acts, acted = (game.new({"actions": actions, "players": players}) for actions in (1, 0))
        assert abs(evaluate(acts, 0) - evaluate(acted, 0) - worth) < 1e-9
