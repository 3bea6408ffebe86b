"""What holds in every game, whoever plays how: turns, actions, favor, soul piles, passing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tests.engines.properties.walks import at_random, walk

from cardpress_engines.kernel.state import Happening
from cardpress_engines.mephisto.actions import LOOT, PASS, SUMMON
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import EMPTY, MephistoState

SINGLY: list[dict[str, Any]] = [{"players": players} for players in (1, 2, 3, 4)]


def _happenings(game: Mephisto, seed: int) -> list[Happening]:
    """All that happens in one random game."""
    told: list[Happening] = []
    for state in walk(game, at_random(seed)):
        state.events = told
    return told


def _turns(told: list[Happening]) -> list[list[Happening]]:
    """What happens in each turn, its beginning first."""
    begins = [i for i, event in enumerate(told) if event[0] == "turn"]
    return [told[begin:end] for begin, end in pairwise([*begins, len(told)])]


@pytest.mark.parametrize("way", SINGLY, ids=str)
def test_turns_go_round(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-19, MEPH-22: turns go clockwise, and each has exactly one action, that of its player."""
    game = Mephisto(data, Setup(**way))
    for seed in range(6):
        turns = _turns(_happenings(game, seed))
        for number, (turn, following) in enumerate(pairwise(turns)):
            player = turn[0][1]
            assert following[0][1] == (player + 1) % game.num_players
            acts = [event[1] for event in turn if event[0] == "act"]
            assert acts == [player] or (acts == [] and number > 10), number  # passing needs an empty table


@pytest.mark.parametrize("way", SINGLY, ids=str)
def test_a_turn_goes_in_steps(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-17, MEPH-20, MEPH-21: draw first; nothing played, used or activated after the action; then refill."""
    game = Mephisto(data, Setup(**way))
    for seed in range(6):
        for turn in _turns(_happenings(game, seed)):
            names = [what for what, *_ in turn]
            act = names.index("act") if "act" in names else len(names)
            before = [name for name in names[:act] if name in {"draw", "play", "activate", "use", "enter"}]
            assert before[:1] in ([], ["draw"]) or "draw" not in names
            assert "enter" not in before
            assert not {"play", "activate", "use"} & set(names[act:])


@pytest.mark.parametrize("way", [*SINGLY, {"players": 4, "teams": True}], ids=str)
def test_a_turn_begins_with_a_full_dungeon(data: ModuleType, way: dict[str, Any]) -> None:
    """MEPH-21, MEPH-54, MEPH-101: while the deck has cards, no turn begins with a gap in the dungeon."""
    game, begun = Mephisto(data, Setup(**way)), 0
    for seed in range(8):
        turn = 0
        for state in walk(game, at_random(seed)):
            if state.question == "turn" and state.turns > turn:
                assert EMPTY not in state.dungeon or not state.cards_left()
                turn, begun = state.turns, begun + 1
    assert begun > 60


def test_souls_come_from_fights_only(data: ModuleType) -> None:
    """MEPH-11, MEPH-64: a soul pile grows by the monsters its owner defeats and by nothing else."""
    game, grown = Mephisto(data, Setup(players=3)), 0
    for seed in range(6):
        told: list[Happening] = []
        before: list[list[int]] = [[], [], []]
        for state in walk(game, at_random(seed)):
            defeated = [event for event in told if event[0] == "defeat"]
            for player in range(3):
                mine = sum(event[1] == player for event in defeated)
                assert state.souls[player][: len(before[player])] == before[player]
                assert len(state.souls[player]) == len(before[player]) + mine
            grown += len(defeated)
            before, told = [souls[:] for souls in state.souls], []
            state.events = told
    assert grown > 10


def test_favor_stays_within_its_limits(data: ModuleType) -> None:
    """MEPH-13, MEPH-14: nobody ever has more than 10 favor or less than 0; both limits are met in play."""
    seen = {
        favor
        for players in (1, 2, 4)
        for seed in range(8)
        for state in walk(Mephisto(data, Setup(players=players)), at_random(seed))
        for favor in state.favor
    }

    assert seen == set(range(11))


def test_abilities_of_several_players_happen_in_the_order_of_seats(data: ModuleType) -> None:
    """MEPH-22, MEPH-73: of abilities that wait for one event, the active player's come first, then clockwise."""
    hag = data.MONSTERS["night_hag"].ability
    others = {card: replace(data.MONSTERS[card], ability=hag) for card in ("imp", "banshee")}
    game = Mephisto(
        SimpleNamespace(**vars(data) | {"COMPONENTS": {**data.COMPONENTS, **others}}), Setup(players=4)
    )
    state = game.new({"turn": 2, "gear": [[], ["voodoo_doll"]], "souls": [["imp"], ["night_hag"], ["banshee"]]})
    state.events = []
    for words in ("activate voodoo_doll", "player 4"):
        state.apply_action(state.legal_actions()[game.action_names(state, state.legal_actions()).index(words)])

    assert [player for what, player, *_ in state.events if what == "gain"] == [1, 2, 0]
    assert state.favor == [6, 6, 6, 3]


@pytest.mark.parametrize(("who", "order"), [("each_player", [1, 2, 0]), ("each_opponent", [2, 0])])
def test_everybody_is_concerned_in_the_order_of_seats(data: ModuleType, who: str, order: list[int]) -> None:
    """MEPH-22: an effect on several players begins with the player whose turn it is and goes on clockwise."""
    game = Mephisto(data, Setup(players=3))
    monster = next(card.id for card in data.MONSTERS.values() if _loses(card.immediate) == who)
    state = game.new({"turn": 2, "hands": [[], [monster]]})
    state.events = []
    state.apply_action(SUMMON)
    state.apply_action(state.legal_actions()[0])

    assert [player for what, player, *_ in state.events if what == "lose"] == order


def _loses(effect: Any) -> str | None:
    """Who loses favor by an immediate effect that is nothing else."""
    return effect.do.who if effect is not None and effect.do.op == "lose" else None


def test_favor_lies_open(data: ModuleType) -> None:
    """MEPH-16: favor stands on each player's tracker for all to see, in steps of one."""
    game = Mephisto(data)
    shown = {game.new({"favor": [3, favor]}).observation(player) for favor in range(11) for player in (None, 0)}

    assert len(shown) == 22


# ---- the empty deck and passing


def test_an_empty_deck_is_not_looted(data: ModuleType) -> None:
    """MEPH-52: without a deck only cards of the dungeon can be looted."""
    state = _bare(data, ["dagger", "mallet"], [], ["short_bow"])
    state.apply_action(LOOT)

    assert state.game.action_names(state, state.legal_actions()) == ["dagger in lane 1", "mallet in lane 2"]


def _bare(data: ModuleType, dungeon: list[str], deck: list[str], hand: list[str]) -> MephistoState:
    """A table where every card not named lies in the other player's hand, so that no more can come."""
    game, named = Mephisto(data), [*dungeon, *deck, *hand]
    rest = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies - named.count(card))]
    lanes = [[card, None] for card in dungeon] + [[None, None]] * (3 - len(dungeon))
    return game.new({"hands": [hand, rest], "dungeon": lanes, "deck": deck})


@pytest.mark.parametrize(
    ("dungeon", "deck", "hand", "actions"),
    [
        ([], [], [], {"pass"}),
        ([], [], ["imp"], {"pass"}),
        ([], ["imp"], [], {"loot"}),
        (["dagger"], [], [], {"loot"}),
        (["imp"], [], [], {"fight"}),
        (["imp"], [], ["rat_swarm"], {"fight", "summon"}),
        (["dagger"], [], ["rat_swarm"], {"loot", "summon"}),
    ],
)
def test_passing_is_the_last_resort(
    data: ModuleType, dungeon: list[str], deck: list[str], hand: list[str], actions: set[str]
) -> None:
    """MEPH-118: one may pass when no action is possible, and only then; a dungeon of monsters can be fought."""
    state = _bare(data, dungeon, deck, [*hand, "short_bow"])

    assert set(state.game.action_names(state, state.legal_actions())) == {*actions, "play short_bow"}


def test_a_pass_ends_the_turn(data: ModuleType) -> None:
    """MEPH-118: after a pass the turn goes on as after any action, and the next player's begins."""
    state = _bare(data, [], [], ["short_bow"])
    state.apply_action(PASS)

    assert (state.active, state.turns) == (1, 2)
