"""Dice that lie on a table are cards with a counter: what they show is counted, told apart and thrown anew."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do
from tests.engines.described.text.views import view

from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trial_games import trial

TRAY = {"pick": "all", "zone": "tray"}
SHOW_PIPS = {"op": "set", "resource": "pips", "of": {"ref": "die"}, "amount": {"value": "n"}}


def _throw(what: dict[str, Any]) -> dict[str, Any]:
    throw = {"op": "throw", "dice": 1, "sides": 6, "as": "n"}
    return {"op": "each", "what": {**what, "as": "die"}, "do": [throw, SHOW_PIPS]}


def _showing(pips: int) -> dict[str, Any]:
    return {"count": {**TRAY, "where": {"counter": "pips", "is": pips}}}


def _all_there(first: int, length: int) -> dict[str, Any]:
    """1 when so many numbers in a row are shown, else 0."""
    numbers = range(first, first + length)
    shown = ({"condition": "number", "of": _showing(each), "at_least": 1} for each in numbers)
    return {"product": [{"if": each, "then": 1} for each in shown]}


AGAIN = {"choose": {"pick": "up_to", "count": 5, "zone": "tray", "as": "again"}}
GAME: dict[str, Any] = {
    "play": {
        "players": {"least": 2},
        "zones": {"tray": {"starts": "dice"}},
        "counters": {"pips": {"of": "tray", "most": 6}},
        "actions": {"reroll": {**AGAIN, "do": _throw({"pick": "all", "among": {"ref": "again"}})}},
        "course": {"op": "turns", "rounds": 1, "do": [_throw(TRAY), {"op": "act", "of": ["reroll"], "up_to": 2}]},
        "score": [
            {"larger": [_showing(each) for each in range(1, 7)]},
            {"larger": [_all_there(first, 4) for first in (1, 2, 3)]},
            {"counter": "pips", "of": TRAY},
        ],
    },
    "components": {"bone_die": {"kind": "die"}},
    "decks": {"dice": [("bone_die", 5)]},
}


def thrown(*pips: int) -> DescribedState:
    """A game after the first throw."""
    state = load_raw(GAME["play"], GAME["components"], GAME["decks"], 2).new()
    for each in pips:
        legal = state.legal_actions()
        state.apply_action(legal[each - 1])
    return state


def test_what_dice_show_is_counted() -> None:
    """The most alike, four in a row, and all added up."""
    assert [thrown(*dice).score(0) for dice in ((3, 5, 4, 6, 3), (2, 2, 6, 2, 1))] == [(2, 1, 21), (3, 0, 13)]


def test_dice_are_told_apart_by_what_they_show() -> None:
    """Of five dice of one name each choice says its number, and equal ones are offered once."""
    state = do(thrown(3, 5, 3, 6, 3), "reroll")
    words = [choice.words for group in view(state.game).choices(state) for choice in group.choices]

    assert words == [*(f"bone die (pips\xa0{pips}), tray" for pips in (3, 5, 6)), "Nothing"]


def test_dice_that_were_thrown_are_not_told_to_lie_idle() -> None:
    """A card that shows something else than at the beginning was used, wherever it lies."""
    assert trial({**GAME, "name": "dice"}, 1)["never_moved"] == []
