"""Every number of the rules data is pinned: change any by one, and something these tests compare is different.

A number is made one higher or one lower, in `make soak` both.

After a change of the data or the rules, CARDPRESS_GOLDEN=write records the digests anew; where a number then goes
unnoticed, probes.py has to put its card to use in one more position, or facts.py to say what it agrees with.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from rules_data import mephisto
from tests.engines.mephisto.facts import disagreements
from tests.engines.mephisto.probes import ALONE, DUEL, FRIENDLY, Lab, ways
from tests.engines.properties.altered import Path as Way
from tests.engines.properties.altered import altered, numbers, with_number
from tests.sampling import IS_WHOLE, few_of, one_of

GOLDEN = Path(__file__).parents[1] / "golden" / "mephisto" / "digests.json"
RECORDED = range(4)
"""So many probes of each card are recorded; a change may also be noticed by others."""
PROBES = range(60)
GAMES = range(3 if IS_WHOLE else 1)
NUMBERS = 1
MANY, FEW = 12, 4
"""Outside soak so many numbers of a card, a topic or a deck are changed, of so many cards and variants."""
WAY_OF_VARIANT = {"solitaire": ALONE, "care_bear": FRIENDLY}
CARDS = sorted(card for card, _ in mephisto.DECKS["dungeon"])
VARIANTS = [(variant, card) for variant, cards in mephisto.VARIANTS.items() for card in cards]
ORDER = ways(mephisto)
RULES = [field.name for field in fields(mephisto.RULES)]


@cache
def real() -> Lab:
    """Games of the data as it is."""
    return Lab(mephisto, mephisto)


KNOWN: dict[tuple[Any, ...], str] = {}
"""What was found once with the data as it is."""


def of_card(card: str, way: dict[str, Any], seed: int) -> str:
    """What a probe of a card gives with the data as it is."""
    place = (card, str(way), seed)
    return KNOWN.get(place) or KNOWN.setdefault(place, real().with_card(card, way, seed))


def of_game(way: dict[str, Any], seed: int) -> str:
    """What a whole game gives with the data as it is."""
    place = (str(way), seed)
    return KNOWN.get(place) or KNOWN.setdefault(place, real().whole_game(way, seed))


def _together(digests: Iterator[str]) -> str:
    return hashlib.sha256(" ".join(digests).encode()).hexdigest()[:16]


def _name(way: dict[str, Any]) -> str:
    return " ".join([str(way["players"]), *way.get("variants", ())])


def test_golden_digests(data: ModuleType) -> None:
    """Probes of every card and games of every way give what they gave; CARDPRESS_GOLDEN=write rewrites it."""
    found = {
        **{f"card {card}": _together(of_card(card, DUEL, seed) for seed in RECORDED) for card in CARDS},
        **{
            f"{variant} {card}": _together(of_card(card, WAY_OF_VARIANT[variant], seed) for seed in RECORDED)
            for variant, card in VARIANTS
        },
        **{f"game {_name(way)}": _together(of_game(way, seed) for seed in GAMES[:1]) for way in ORDER},
    }
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        GOLDEN.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", "utf-8")
        return

    assert found == json.loads(GOLDEN.read_text("utf-8"))


def test_numbers_agree(data: ModuleType) -> None:
    """Numbers of the rules agree with each other, with the deck and with what is seen in play."""
    assert list(disagreements(data)) == []


# ---- what notices a changed number


def _noticed(changed: SimpleNamespace, card: str | None, way: dict[str, Any]) -> bool:
    """Whether the changed data is refused or plays otherwise, in the games the golden digests are made of."""
    lab = Lab(changed, mephisto)
    probes = [(of_card, lab.with_card, (card, way, seed)) for seed in PROBES if card]
    games = [(of_game, lab.whole_game, (each, seed)) for seed in GAMES for each in ORDER]
    return any(_differs(was(*place), now, place) for was, now, place in (*probes, *games))


def _differs(was: str, now: Callable[..., str], place: tuple[Any, ...]) -> bool:
    try:
        return now(*place) != was
    except Exception:  # refused when it is made ready, or found impossible in play
        return True


def _unnoticed(
    name: str, value: Any, *place: str, card: str | None = None, way: dict[str, Any] = DUEL
) -> list[str]:
    """Which of some numbers below a place, in soak of all, could be one more or less without a difference."""
    missed = []
    for path, number in few_of([*numbers(value)], NUMBERS, place):
        for other in one_of([one for one in (number + 1, number - 1) if one >= 0 or number < 0], (place, path)):
            whole: Way = (*place, *path)
            changed = altered(mephisto, **{name: with_number(getattr(mephisto, name), whole, other)})
            if not (card is None and _disagrees(changed)) and not _noticed(changed, card, way):
                missed.append(f"{name} {'.'.join(map(str, whole))}: {number} -> {other}")
    return missed


def _disagrees(changed: SimpleNamespace) -> bool:
    """Whether changed data disagrees with itself, or cannot even be looked at."""
    try:
        return any(disagreements(changed))
    except Exception:
        return True


@pytest.mark.parametrize("card", few_of(CARDS, MANY, "cards"))
def test_number_of_a_card_is_pinned(card: str) -> None:
    """No number of a card, effects included, can change unnoticed."""
    assert _unnoticed("COMPONENTS", mephisto.COMPONENTS[card], card, card=card) == []


@pytest.mark.parametrize(("variant", "card"), few_of(VARIANTS, FEW, "variants"))
def test_number_of_a_variant_is_pinned(variant: str, card: str) -> None:
    """No number of an effect that a variant changes can change unnoticed."""
    way = WAY_OF_VARIANT[variant]
    assert _unnoticed("VARIANTS", mephisto.VARIANTS[variant][card], variant, card, card=card, way=way) == []


@pytest.mark.parametrize("topic", RULES)
def test_number_of_the_rules_is_pinned(topic: str) -> None:
    """No number of the rules can change unnoticed, those only print tells included."""
    assert _unnoticed("RULES", getattr(mephisto.RULES, topic), topic) == []


@pytest.mark.parametrize("deck", sorted(mephisto.DECKS))
def test_number_of_copies_is_pinned(deck: str) -> None:
    """No number of copies in a deck can change unnoticed."""
    assert _unnoticed("DECKS", mephisto.DECKS[deck], deck) == []


def test_what_changes_nothing_goes_unnoticed() -> None:
    """The comparison has power: data that is another object with the same values is not noticed."""
    same = with_number(mephisto.COMPONENTS, ("witch", "attack"), mephisto.COMPONENTS["witch"].attack)

    assert same is not mephisto.COMPONENTS
    assert not _noticed(altered(mephisto, COMPONENTS=same), "witch", DUEL)
    assert not _disagrees(altered(mephisto, COMPONENTS=same))
