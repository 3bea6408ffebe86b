"""Every number of the rules data is pinned: change any by one, and something notices.

What notices a card are its scenarios and random games, and what the rules say of its copies; what notices the
rules are games of every number of players and what they have to agree with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rules_data import meat_the_cult
from tests.engines.properties.altered import Path as Way
from tests.engines.properties.altered import altered, numbers, with_number
from tests.engines.properties.walks import at_random, digest
from tests.engines.scenarios import problems
from tests.sampling import few_of, one_of

from cardpress_engines.meat_the_cult.game import load, setups

SCENARIOS = Path(__file__).parent / "scenarios"
GAMES = range(24)
"""Seeds of games for two; of games for more one is enough, for what only they have."""
CARDS = sorted(card for deck in ("creatures", "destiny", "leaders") for card, _ in meat_the_cult.DECKS[deck])
PAPER = sorted(set(meat_the_cult.COMPONENTS) - set(CARDS))
RULES = [field.name for field in fields(meat_the_cult.RULES)]
VALUES = {"ounce": [1, 2, 5], "attack": [1, 2], "defense": [1, 3]}
"""What tokens are worth."""


@cache
def _was(way: int, seed: int) -> str:
    return digest(load(meat_the_cult, setups()[way]), at_random(seed))


def disagreements(data: Any) -> Iterator[str]:
    """Numbers that do not agree with each other, a line each (MEAT-02 to 05, 34, 35)."""
    rules, decks = data.RULES, data.DECKS
    counts = {deck: sum(copies for _, copies in rows) for deck, rows in decks.items()}
    told = rules.components
    for deck in ("creatures", "destiny", "leaders", "mats"):
        if counts[deck] != getattr(told, deck):
            yield f"{deck}: {counts[deck]} cards, not {getattr(told, deck)}"
    if told.cards != told.creatures + told.destiny + told.leaders:
        yield "cards: those of three decks"
    for deck in ("creatures", "destiny"):
        for card, copies in decks[deck]:
            if copies != getattr(rules.rarity, data.COMPONENTS[card].rarity):
                yield f"{card}: as many as its rarity says"
    yield from _tokens(data)
    for card in data.COMPONENTS.values():
        if card.kind == "equipment" and not card.fusion and (card.attack or card.defense):
            yield f"{card.id}: no creature gets its numbers"
    for players, shown in (("least", "two"), ("most_but", "four"), ("most", "six")):
        taken = getattr(rules.players, players) * rules.opening.picks
        if getattr(rules.opening, f"revealed_{shown}") - rules.opening.left != taken:
            yield f"opening: {shown} players take as many as they pick"
    if rules.dice.dice != rules.field.positions:
        yield "dice: one for each creature a player can have left"


def _tokens(data: Any) -> Iterator[str]:
    told = data.RULES.components
    tokens = Counter[str]()
    worth: dict[str, list[int]] = {}
    for card, copies in data.DECKS["box_tokens"]:
        token = data.COMPONENTS[card]
        tokens[token.type] += copies
        worth.setdefault(token.type, []).append(token.value)
    if {name: sorted(values) for name, values in worth.items()} != VALUES:
        yield "tokens: their values"
    if tokens != {"ounce": told.telestarion, "attack": told.attack, "defense": told.defense}:
        yield "tokens: as many as the box has"


def _is_noticed(changed: Any, card: str | None) -> bool:
    """Whether the changed data is refused, plays otherwise, or breaks a scenario of a card."""
    try:
        if any(disagreements(changed)):
            return True
        for file in sorted((SCENARIOS / "cards").glob(f"{card}*.json")) if card else ():
            if problems(file, lambda _, setup: load(changed, setup)):
                return True
        duel, *more = (load(changed, setup) for setup in setups())
        if any(digest(game, at_random(0)) != _was(way, 0) for way, game in enumerate(more, 1) if not card):
            return True
        return any(digest(duel, at_random(seed)) != _was(0, seed) for seed in GAMES)
    except Exception:  # refused when it is made ready, or found impossible in play
        return True


NUMBERS = 2
"""Outside soak so many numbers of a card, a topic or a deck are changed."""


def _unnoticed_numbers(name: str, *place: str, card: str | None = None) -> list[str]:
    """Which of some numbers below a place, in soak of all, could be one more or one less, in soak both, unseen."""
    whole, value, missed = getattr(meat_the_cult, name), getattr(meat_the_cult, name), []
    for each in place:
        value = value[each] if isinstance(value, Mapping) else getattr(value, each)
    for path, number in few_of([*numbers(value)], NUMBERS, place):
        for other in one_of((number + 1, number - 1), (place, path)):
            way: Way = (*place, *path)
            if not _is_noticed(altered(meat_the_cult, **{name: with_number(whole, way, other)}), card):
                missed.append(f"{name} {'.'.join(map(str, way))}: {number} -> {other}")
    return missed


def test_numbers_agree() -> None:
    """Copies, rarities, tokens and the box agree with each other."""
    assert list(disagreements(meat_the_cult)) == []


@pytest.mark.parametrize("card", CARDS)
def test_number_of_a_card_is_pinned(card: str) -> None:
    """No number of a card, its effect included, can change unnoticed."""
    assert _unnoticed_numbers("COMPONENTS", card, card=card) == []


@pytest.mark.parametrize("component", PAPER)
def test_number_of_what_is_only_printed_is_pinned(component: str) -> None:
    """No number of a token or mat can change unnoticed."""
    assert _unnoticed_numbers("COMPONENTS", component) == []


@pytest.mark.parametrize("topic", RULES)
def test_number_of_the_rules_is_pinned(topic: str) -> None:
    """No number of the rules can change unnoticed, those only print tells included."""
    assert _unnoticed_numbers("RULES", topic) == []


@pytest.mark.parametrize("deck", sorted(meat_the_cult.DECKS))
def test_number_of_copies_is_pinned(deck: str) -> None:
    """No number of copies in a deck can change unnoticed."""
    assert _unnoticed_numbers("DECKS", deck) == []


def test_what_changes_nothing_goes_unnoticed() -> None:
    """The comparison has power: data that is another object with the same values is not noticed."""
    same: SimpleNamespace = altered(
        meat_the_cult, COMPONENTS=with_number(meat_the_cult.COMPONENTS, ("bober", "attack"), 2)
    )

    assert meat_the_cult.COMPONENTS["bober"].attack == 2
    assert not _is_noticed(same, "bober")
