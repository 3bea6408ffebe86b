"""Events reach every card that waits for them."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest
from tests.engines.mephisto.tables import begin, do, favor, lies_awake, mephisto, with_cards, with_data

from cardpress_engines.kernel.abilities import split_abilities


def _waiting(data: ModuleType) -> list[str]:
    """Cards with an ability that waits for an event."""
    found = []
    for card, _ in data.DECKS["dungeon"]:
        effects = [getattr(data.COMPONENTS[card], field, None) for field in ("ability", "effect")]
        parts = [part for effect in effects if effect is not None for part in split_abilities(effect)]
        found += [card] if any(part.mode == "trigger" for part in parts) else []
    return found


def test_no_card_that_waits_is_passed_over(data: ModuleType) -> None:
    """MEPH-37, 50, 73: each card that waits for events hears of one where it lies: in play, won, attached."""
    waiting, gains = _waiting(data), data.MONSTERS["night_hag"].ability
    assert len(waiting) > 12
    fields = {card: "ability" if data.COMPONENTS[card].kind == "monster" else "effect" for card in waiting}
    alike = {card: replace(data.COMPONENTS[card], **{field: gains}) for card, field in fields.items()}
    game = with_data(with_cards(data, **alike))
    for card in waiting:
        lies = lies_awake(data, card)
        gear = [[*lies.pop("gear", [[]])[0], "voodoo_doll"]]
        assert favor(do(begin(game, favor=[0, 10], gear=gear, **lies), "activate voodoo_doll"))[0] == 1, card


@pytest.mark.parametrize("zone", ["hand", "discard_pile"])
def test_cards_elsewhere_wait_for_nothing(zone: str) -> None:
    """A monster that lies in a hand or in the discard pile hears of nothing."""
    lies = {"hand": [["night_hag"]]} if zone == "hand" else {"discard_pile": ["night_hag"]}
    state = do(begin(mephisto(), favor=[0, 10], gear=[["voodoo_doll"]], **lies), "activate voodoo_doll")

    assert favor(state) == [0, 8]
