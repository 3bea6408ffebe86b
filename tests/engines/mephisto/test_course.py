"""What holds in every game, whoever plays how: turns, actions, favor, soul piles, passing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.happenings import DEEDS, VERBS, played, told_since, turns_of
from tests.engines.mephisto.tables import (
    BEGUN,
    TEAMS,
    begin,
    cards,
    cards_left,
    do,
    dungeon,
    favor,
    legal,
    mephisto,
    with_cards,
    with_data,
)
from tests.engines.properties.walks import at_random, walk
from tests.sampling import IS_WHOLE

from cardpress_engines.described.state import DescribedState

SEEDS = range(6 if IS_WHOLE else 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_turns_go_round(players: int) -> None:
    """MEPH-19, MEPH-22: turns go clockwise, and each has exactly one action, that of its player."""
    for seed in SEEDS:
        _, told = played(mephisto(players), seed)
        for number, (turn, following) in enumerate(pairwise(turns_of(told))):
            player = turn[0].player
            assert following[0].player == (player + 1) % players
            acts = [each.player for each in turn if each.what == "act"]
            assert acts == [player] or (acts == [] and number > 10), number  # passing needs an empty table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_turn_goes_in_steps(players: int) -> None:
    """MEPH-17, MEPH-20, MEPH-21: draw first; nothing played, used or activated after the action; then refill."""
    for seed in SEEDS:
        for turn in turns_of(played(mephisto(players), seed)[1]):
            names = [each.what for each in turn]
            act = names.index("act") if "act" in names else len(names)
            before = [name for name in names[:act] if name in {"draw", "enter", *VERBS}]
            assert before[:1] in ([], ["draw"]) or "draw" not in names
            assert "enter" not in before
            assert not {*VERBS} & set(names[act:])


@pytest.mark.parametrize("way", [(1,), (2,), (3,), (4,), (4, TEAMS)], ids=str)
def test_a_turn_begins_with_a_full_dungeon(way: tuple[Any, ...]) -> None:
    """MEPH-21, MEPH-54, MEPH-101: while the deck has cards, no turn begins with a gap in the dungeon."""
    begun = 0
    for seed in range(8):
        turn = 0
        for state in walk(mephisto(*way), at_random(seed)):
            assert isinstance(state, DescribedState)
            if state.question == "act" and state.all_turns > turn:
                assert all(dungeon(state).values()) or not cards_left(state)
                turn, begun = state.all_turns, begun + 1
    assert begun > 60


def test_souls_come_from_fights_only() -> None:
    """MEPH-11, MEPH-64: a soul pile grows by the monsters its owner defeats in a fight and by nothing else."""
    grown = 0
    for seed in range(6):
        before: list[list[str]] = [[], [], []]
        fighter = -1
        for state in walk(mephisto(3), at_random(seed)):
            assert isinstance(state, DescribedState)
            told = told_since(state)
            for each in told:
                fighter = (each.player if each.name == "fight" else -1) if each.what == "act" else fighter
                assert each.what != "given a soul"
                assert each.what != "defeat" or each.player == fighter
            for player, souls in enumerate(cards(state, "souls")):
                won = [each.name for each in told if each.what == "defeat" and each.player == player]
                assert souls == [*before[player], *won]
                grown += len(won)
            before = cards(state, "souls")
    assert grown > 10


def test_favor_stays_within_its_limits() -> None:
    """MEPH-13, MEPH-14: nobody ever has more than 10 favor or less than 0; both limits are met in play."""
    seen = {
        amount
        for players in (1, 2, 4)
        for seed in range(8)
        for state in walk(mephisto(players), at_random(seed))
        if isinstance(state, DescribedState)
        for amount in favor(state)
    }

    assert seen == set(range(11))


def test_abilities_of_several_players_happen_in_the_order_of_seats(data: ModuleType) -> None:
    """MEPH-22, MEPH-73: of abilities that wait for one event, the active player's come first, then clockwise."""
    hag = data.MONSTERS["night_hag"].ability
    others = {card: replace(data.MONSTERS[card], ability=hag) for card in ("imp", "banshee")}
    game = with_data(with_cards(data, **others), 4)
    gear = [[], ["voodoo_doll"]]
    state = begin(game, 2, gear=gear, souls=[["imp"], ["night_hag"], ["banshee"]])
    state.events = []
    do(state, "activate voodoo_doll", "player 4")

    assert [each.player for each in told_since(state) if each.what == "gain"] == [1, 2, 0]
    assert favor(state) == [6, 6, 6, 3]


@pytest.mark.parametrize(("who", "order"), [("each_player", [1, 2, 0]), ("each_opponent", [2, 0])])
def test_everybody_is_concerned_in_the_order_of_seats(data: ModuleType, who: str, order: list[int]) -> None:
    """MEPH-22: an effect on several players begins with the player whose turn it is and goes on clockwise."""
    monster = next(card.id for card in data.MONSTERS.values() if _loses(card.immediate) == who)
    state = begin(mephisto(3), 2, hand=[[], [monster]], dungeon="?")
    state.events = []
    do(state, "summon")
    state.apply_action(state.legal_actions()[0])

    assert [each.player for each in told_since(state) if each.what == "lose"] == order


def _loses(effect: Any) -> str | None:
    """Who loses favor by an immediate effect that is nothing else."""
    return effect.do.who if effect is not None and effect.do.op == "lose" else None


def test_favor_lies_open() -> None:
    """MEPH-16: favor stands on each player's tracker for all to see, in steps of one."""
    shown = {
        begin(mephisto(), favor=[3, amount]).observation(player) for amount in range(11) for player in (None, 0)
    }

    assert len(shown) == 22


# ---- the empty deck and passing


def test_an_empty_deck_is_not_looted(data: ModuleType) -> None:
    """MEPH-52: without a deck only cards of the dungeon can be looted."""
    state = do(_bare(data, ["dagger", "mallet"], [], ["short_bow"]), "loot")

    assert legal(state) == ["loot_card dagger a", "loot_card mallet c"]


def _bare(data: ModuleType, lying: list[str], deck: list[str], hand: list[str]) -> DescribedState:
    """A table where every card not named lies in the other player's hand, so that no more can come."""
    named = [*lying, *deck, *hand]
    rest = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies - named.count(card))]
    lanes = {space: [card] for space, card in zip("ace", lying, strict=False)}
    return mephisto().new({"hand": [hand, rest], "dungeon": lanes, "deck_top": deck, "course": BEGUN})


@pytest.mark.parametrize(
    ("lying", "deck", "hand", "actions"),
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
    data: ModuleType, lying: list[str], deck: list[str], hand: list[str], actions: set[str]
) -> None:
    """MEPH-118: one may pass when no action is possible, and only then; a dungeon of monsters can be fought."""
    assert {*DEEDS, "pass"} >= actions
    assert set(legal(_bare(data, lying, deck, [*hand, "short_bow"]))) == {*actions, "play short_bow"}


def test_a_pass_ends_the_turn(data: ModuleType) -> None:
    """MEPH-118: after a pass the turn goes on as after any action, and the next player's begins."""
    state = _bare(data, [], [], ["short_bow"])
    turn = state.all_turns
    do(state, "pass")

    assert (state.active, state.all_turns) == (1, turn + 1)
