"""What random games of a described game note: the parts of it that have a name and begin."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import CARDS, DECK, HAND

from cardpress_engines.described.trial_games import trial

GAIN = {"op": "gain", "resource": "coin", "amount": 1}
NEVER = {"condition": "number", "of": {"counter": "coin"}, "at_least": 90}
PAY = {"op": "perform", "procedure": "pay_day"}
PLAY: dict[str, Any] = {
    "players": {"least": 2, "most": 2},
    "zones": {"deck": DECK, "hand": HAND, "shelf": {"owned": True, "active": True}},
    "counters": {"coin": {}},
    "bodies": {name: {"do": GAIN} for name in ("prosper", "rest")} | {"at_dawn": {"when": "dawn", "do": GAIN}},
    "procedures": {"pay_day": GAIN, "storm": GAIN},
    "actions": {"wait": {"do": {"op": "prosper"}}},
    "course": {"op": "turns", "rounds": 2, "do": [
        {"op": "signal", "event": "dawn"},
        {"op": "phase", "phase": "day", "do": [{"op": "act", "of": ["wait"]}, PAY]},
        {"op": "if", "condition": NEVER, "do": {"op": "phase", "phase": "night", "do": {"op": "rest"}}},
    ]},
}  # fmt: skip


def test_what_never_begins_is_found_by_its_name() -> None:
    """Procedures nobody performs, phases never come to, own operations and abilities nothing ever does."""
    lines = {id_: {**card, "effect": {"op": "at_dawn"}} for id_, card in CARDS.items()}
    game = {"play": PLAY, "components": lines, "decks": {"cards": [(id_, 1) for id_ in CARDS]}, "name": "game"}
    found = trial(game, 5)

    assert found["never_begun_procedures"] == ["storm"]
    assert found["never_begun_phases"] == ["night"]
    assert found["never_begun_bodies"] == ["at_dawn", "rest"]


def test_an_ability_that_is_carried_out_has_begun() -> None:
    """A card that lies active when its event comes."""
    lines = {id_: {**card, "effect": {"op": "at_dawn"}} for id_, card in CARDS.items()}
    played = {
        **PLAY,
        "setup": {"op": "put", "what": {"pick": "top", "zone": "deck"}, "to": "shelf", "owner": {"seat": 1}},
    }
    game = {"play": played, "components": lines, "decks": {"cards": [(id_, 1) for id_ in CARDS]}, "name": "game"}

    assert trial(game, 5)["never_begun_bodies"] == ["rest"]


def test_cards_that_come_back_have_moved() -> None:
    """A deck that is dealt and collected again before the end is not told to lie idle."""
    collect = {"op": "put", "what": {"pick": "all", "zone": "hand", "owner": "each_player"}, "to": "deck"}
    wait = {"op": "act", "of": ["wait"]}
    course = [{"op": "deal", "amount": 4}, {"op": "by", "who": "each_player", "do": wait}, collect]
    actions = {"wait": {"do": []}, "rest": {"do": []}}
    played = {"players": {"least": 2}, "zones": {"deck": DECK, "hand": HAND}, "actions": actions, "course": course}
    game = {"play": played, "components": CARDS, "decks": {"cards": [(id_, 1) for id_ in CARDS]}, "name": "game"}

    assert trial(game, 1)["never_moved"] == []
