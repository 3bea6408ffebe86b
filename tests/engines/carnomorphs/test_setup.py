"""The set-up of a drill, and the parts of the rules that are not implemented."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.carnomorphs.component_table import parts_of
from cardpress_engines.carnomorphs.drill.escape import pods_of
from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.state_description import describe_state
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.state import CHANCE, TERMINAL

PAGE = Path(__file__).resolve().parents[3] / "docs" / "games" / "carnomorphs" / "rules.md"
every_crew = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])


def _first_decision(data: ModuleType, players: int, seed: int = 0) -> CarnomorphState:
    """A drill at the first decision of a player."""
    state, random = Carnomorphs(data, Setup(players)).new(), Random(seed)
    while state.current_player() == CHANCE:
        state.apply_action(state.sample(random))
    return state


@every_crew
def test_the_bag(data: ModuleType, players: int) -> None:
    """CARN-16, CARN-17: one blank, two blue, two red tokens and one red a player: 5 and one a player."""
    state = _first_decision(data, players)
    types = Counter(state.game.cards[token].type for token in state.bag)

    assert types == {"blank": 1, "blue_metagorger": 2, "metagorger": 2 + players}
    supply = Counter(state.game.cards[token].type for token in state.supply)
    assert supply == {"metagorger": 6 - players, "shambler": 12, "fleshbeast": 3, "butcher": 1}


@every_crew
def test_pods(data: ModuleType, players: int) -> None:
    """CARN-10, CARN-11, CARN-12: 2, 2, 3, 3 or 4 pods, by turns in A and B, all of them locked."""
    state = _first_decision(data, players)
    count = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}[players]

    assert [pod + 1 for pod in places_in(state.locked)] == list(range(1, count + 1))
    assert (pods_of(state, 0), pods_of(state, 1)) == ([0, 2][: (count + 1) // 2], [1, 3][: count // 2])


@every_crew
def test_crew(data: ModuleType, players: int) -> None:
    """CARN-29, CARN-30, CARN-31: figures stand in the Hibernatorium, each has ten cards, five in hand, and 6 ammo.

    The first player is player 1.
    """
    state = _first_decision(data, players)
    told = describe_state(state)

    assert told["first"] == told["active"] == 1
    for player, board in enumerate(told["players"]):
        assert (board["room"], board["ammo"], board["carried"]) == (11, 6, None)
        assert len(board["hand"]) == 5
        assert sorted((*board["hand"], *board["deck"])) == sorted(data.CREW_ACTIONS), player


def test_the_blue_corpse(data: ModuleType) -> None:
    """CARN-32: a blue corpse lies in the Hibernatorium; no other object is on the ship."""
    told = describe_state(_first_decision(data, 2))

    assert {slot: room["things"] for slot, room in told["rooms"].items() if room["things"]} == {
        "11": ["corpse_blue"]
    }


def test_the_board(data: ModuleType) -> None:
    """CARN-14, CARN-15, CARN-18, CARN-20: 8 eggs, three adaptations face down, the time marker on green.

    Each kind of card has a deck of its own.
    """
    state = _first_decision(data, 2)
    told = describe_state(state)

    assert (told["eggs"], told["time_space"], told["round"]) == (8, 0, 1)
    assert told["adaptations"] == {"shambler": None, "fleshbeast": None, "butcher": None}
    decks = (state.attack_deck, state.event_deck, state.mutation_deck, state.adaptation_deck, state.contamination)
    assert list(map(len, decks)) == [20, 20, 12, 8, 27]
    assert not state.attack_discards
    assert not state.event_discards


def test_the_ship(data: ModuleType) -> None:
    """CARN-05, CARN-06, CARN-07: five special rooms lie face up, 16 face down with one exploration token each."""
    state = _first_decision(data, 2)
    shown = [room for room, tile in enumerate(state.tiles) if tile >= 0]

    assert [state.game.slots[room] for room in shown] == [1, 11, 19, 20, 21]
    assert list(places_in(state.explored)) == shown
    assert (len(state.tiles_one), len(state.tiles_two), len(state.explorations)) == (11, 9, 20)
    assert len(state.tiles) - len(shown) == 16 == data.RULES.setup.exploration


def test_course_and_engines(data: ModuleType) -> None:
    """CARN-08, CARN-09, CARN-13: the course begins on B; nobody knows coordinates and engines.

    Coordinates are one of eight cards, an engine has a token of each sort.
    """
    state = _first_decision(data, 2)
    told = describe_state(state)

    assert told["course"] == "B"
    assert [engine["top"] for engine in told["engines"]] == [None, None, None]
    assert told["coordinates"] == []
    for row in (state.first_engine, state.second_engine, state.third_engine):
        assert sorted(state.game.cards[token].type for token in row) == ["damaged", "working"]
    assert len(state.coordinates_deck) == 8


def _opening_questions(data: ModuleType, players: int) -> Iterator[str]:
    """The questions of a new drill up to the first action, those to chance included."""
    state, random = Carnomorphs(data, Setup(players)).new(), Random(3)
    while state.question != "act":
        yield state.question
        state.apply_action(state.sample(random))


def test_objectives_come_first(data: ModuleType) -> None:
    """CARN-25, CARN-129: each player is dealt a corporate and a personal objective before anything else."""
    questions = list(_opening_questions(data, 3))
    objectives = [each for each in questions if each in {"corporate", "personal"}]

    assert Counter(objectives) == {"corporate": 3, "personal": 3}
    assert questions.index("draw") > max(at for at, each in enumerate(questions) if each in objectives)


def test_objectives_are_secret(data: ModuleType) -> None:
    """CARN-25, CARN-35: no other player sees objectives, a mutation card face down, or cards in hand."""
    state = Carnomorphs(data, Setup(2)).new({
        "met": True, "players": [{"corporate": ["report"], "mutation": ["howl"], "hand": ["rest", "bolt"]}, {}],
    })  # fmt: skip
    others = {state.redeal_hidden(1, Random(seed)).key() for seed in range(9)}

    assert len(others) > 1
    assert {state.redeal_hidden(1, Random(seed)).observation(1) for seed in range(9)} == {state.observation(1)}
    assert {state.redeal_hidden(0, Random(seed)).mutation_of(0) for seed in range(9)} == {state.mutation_of(0)}


def test_nobody_loses_what_others_win(data: ModuleType) -> None:
    """DRILL-40: who has not won has nothing, whoever else has won: all can win, and all can lose."""
    game = Carnomorphs(data, Setup(3))
    lost = game.new({"step": "procedures", "players": [{"fate": "dead"}, {"fate": "dead"}, {"fate": "dead"}]})
    lost.apply_action(lost.legal_actions()[0])

    assert lost.returns() == [game.returns_between[0]] * 3 == [0.0] * 3
    assert not game.zero_sum


def test_a_drill_for_one_has_no_rivals(data: ModuleType) -> None:
    """CARN-24: alone, objectives that need another player are not dealt."""
    game = Carnomorphs(data, Setup(1))
    dealt = {game.ids[each] for each in (*game.objective_cards("corporate"), *game.objective_cards("personal"))}

    assert dealt == {card.id for card in data.OBJECTIVES.values() if card.players == 1}
    assert len(dealt) == 4


def test_limits_of_supplies(data: ModuleType) -> None:
    """CARN-44, CARN-128: the box has as many markers as rules count; mutation markers are ordinary ones."""
    game = Carnomorphs(data, Setup(5))
    copies = dict(data.DECKS["drill_set"])
    types = Counter[str]()
    for id_, count in copies.items():
        card = data.COMPONENTS[id_]
        if card.kind == "marker" and card.hidden is None:
            types[card.type] += count

    assert (types["fire"], types["malfunction"], types["noise"], types["door"]) == (8, 8, 30, 12)
    assert (types["damage"], types["corpse"], types["egg"], types["slime"]) == (50, 5, 8, 5)
    assert "mutation" not in types
    assert (game.doors, data.RULES.round.fires, data.RULES.round.malfunctions) == (12, 8, 8)
    worst = data.RULES.mutation.fatal_markers * game.num_players
    assert types["damage"] >= worst


def test_nothing_removes_markers(data: ModuleType) -> None:
    """CARN-49, CARN-70: no effect heals a mutation marker, and none names a larva."""
    trees = [getattr(card, name) for card in data.COMPONENTS.values()
             for name in ("effect", "infected", "clean", "action") if hasattr(card, name)]  # fmt: skip
    healed = {part.what for tree in trees for part in parts_of(tree) if part.op == "heal"}

    assert healed == {"light_wound", "serious_wound", "injury"}
    assert "larva" not in repr(trees)


def test_what_is_not_played_is_named(data: ModuleType) -> None:
    """CARN-19, CARN-21, CARN-22, CARN-23, CARN-27, CARN-28, CARN-51, CARN-61: the page names what is not played.

    In no drill a player is asked about it.
    """
    text = PAGE.read_text("utf-8")
    (named,) = re.findall(r"^\*\*Not played\*\*(.*?)^$", text, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"CARN-\d+", named)) == {
        "CARN-19", "CARN-21", "CARN-22", "CARN-23", "CARN-27", "CARN-28", "CARN-51", "CARN-61",
    }  # fmt: skip
    asked = set[str]()
    for seed in range(12):
        state, random = Carnomorphs(data, Setup(3)).new(), Random(seed)
        while state.current_player() != TERMINAL:
            if state.current_player() != CHANCE:
                asked.add(state.question)
            state.apply_action(state.sample(random))
    assert "act" in asked
    assert not asked & {"item", "craft", "draft", "holder", "trade", "antidote", "help"}
    assert not any("antidote" in id_ for id_ in data.COMPONENTS)
