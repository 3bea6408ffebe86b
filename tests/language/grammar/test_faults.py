"""Faults that were once found in texts of trees no card has; none comes back in 900 trees made by a rule."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from pydantic import ValidationError

from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.grammar.constituents import MARKS
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game

QUANTITIES = (
    ("one", 0), ("exactly", 2), ("exactly", 5), ("up_to", 2), ("up_to", 5), ("any", 0), ("all", 0), ("next", 0)
)  # fmt: skip
KINDS = ("weapon", "monster", "item", ["weapon", "item"], "card")
OWNERS = (None, "you", "opponent", "each_opponent", "anyone")
ACTORS = ("you", "opponent", "each_opponent", "each_player", "anyone")
LOSE = {"op": "lose", "amount": 1, "resource": "favor"}
DRAW = {"op": "draw", "amount": 2}
HERS = {"one": "opponent", "as": "r"}

EVERYWHERE = {
    "a word twice": r"\b(\w{2,}) \1\b",
    "numbers that collide": r"\d [−+]?\d",
    "a space before a mark": r" [.,;:]",
    "a stray mark": r"[,;] ?[.,;]|\.\.",
    "an opening left": r"[{}$_]",
    "a small letter after a full stop": r"\. [a-ząćęłńóśźż]",
    "no full stop": r"[^.]$",
}
FAULTS = {
    "pl": {
        "each that is denied": r"\bkażd\w+ \w+ nie\b",
        "a nominative after a preposition": r"\b(?:z|ze|do|od|u|dla) (?:broń|karta|potwór|przedmiot|przeciwnik)\b",
        "an accusative after a preposition": r"\b(?:z|ze|do|od|u|dla) (?:kartę|potwory|przedmioty|bronie)\b",
        "z before a cluster": r"\bz (?:stosu|swo|wsz|mn)",
        "a conjunction without its comma": r"(?<![,;:.]) (?:jeśli|aby|który|która|które|dopóki)\b",
        "one who acts and an order": r"\b(?:przeciwnik|gracz) (?:dobierz|strać|zyskaj|weź|zniszcz)\b",
        "a pronoun of nobody": r"^(?:\w+ )?(?:go|ją|je|jego|jej|ich|im)\b",
    },
    "en": {
        "each that is denied": r"\beach \w+ (?:does not|has no)\b",
        "a before a vowel": r"\ba [aeiou]",
        "an before a consonant": r"\ban [^aeiou\s]",
        "an owner before a number": r"\b(?:an|any|each) \w+’s \d",
        "a verb that does not agree": r"\b(?:opponent|player) (?:draw|lose|gain|break|take|discard|put)\b",
        "they with one's verb": r"\bthey (?:[^.]* and )?(?:draws|loses|gains|breaks|takes|discards|puts)\b",
        "a pronoun of nobody": r"^(?:\w+ )?(?:it|its|them|their)\b",
    },
}


def _selections() -> Iterator[dict[str, Any]]:
    for (pick, count), kind, owner, other in product(QUANTITIES, KINDS, OWNERS, (False, True)):
        fields = {"count": count or None, "owner": owner, "other": other or None}
        what = {"pick": pick, "kind": kind, **{name: value for name, value in fields.items() if value}}
        yield {"op": "break", "what": what}
        yield {"op": "wear", "amount": 2, "what": what}


def _acts(who: Any, again: Any) -> Iterator[dict[str, Any]]:
    """What somebody does, decides and has; `again` is what he is called by when he does more."""
    own = {"pick": "one", "kind": "weapon", "owner": again}
    has = {"condition": "has", "resource": "favor", "who": who}
    for number in (1, 2, 5, 22):
        yield {"op": "gain", "amount": number, "resource": "favor", "who": who}
    yield {"op": "may", "who": who, "do": {**DRAW, "who": again}}
    yield {"op": "choose", "who": who, "modes": [{**DRAW, "who": again}, {**LOSE, "who": again}]}
    yield {"op": "choose", "who": who, "modes": [{**DRAW, "who": again}, LOSE]}
    yield {"op": "seq", "do": [{**DRAW, "who": who}, {**LOSE, "who": again}]}
    yield {"op": "seq", "do": [{**DRAW, "who": who}, LOSE, {**LOSE, "who": again}]}
    yield {"op": "seq", "do": [{"op": "break", "what": {**own, "owner": who}}, {**LOSE, "who": again}]}
    for bound in ({"at_least": 3}, {"at_most": 2}, {"at_most": 0}):
        yield {"op": "if", "condition": {**has, **bound}, "do": {**DRAW, "who": again}, "otherwise": DRAW}
        yield {
            "op": "if",
            "condition": {**has, **bound},
            "do": {"op": "seq", "do": [{**LOSE, "who": again}, DRAW]},
        }
    yield {"op": "take", "who": who, "what": {"pick": "up_to", "count": 2, "kind": "item", "zone": "dungeon"}}
    yield {"op": "gain", "who": who, "resource": "favor", "amount": {"each": 1, "per": {**own, "pick": "all"}}}
    yield {"op": "break", "who": who, "what": own}
    yield {"op": "cost", "pay": {**LOSE, "who": who}, "do": {**DRAW, "who": again}}
    event = {"event": "plays", "who": who, "what": {"pick": "one", "kind": "spell"}}
    yield {"op": "when", "event": event, "do": {"op": "seq", "do": [{**LOSE, "who": again}, DRAW]}}
    yield {"op": "when", "event": event, "do": {"op": "may", "do": {"op": "break", "what": own}}}


def _trees() -> Iterator[dict[str, Any]]:
    yield from _selections()
    for who in ACTORS:
        yield from _acts(who, who)
    yield from _acts(HERS, {"ref": "r"})
    each, that = {"each": "player", "as": "r"}, {"ref": "r"}
    yield from ({**tree, "who": each} for tree in _acts(each, that) if tree.get("who") == each)
    yield {"op": "seq", "do": [{**DRAW, "who": each}, {**LOSE, "who": that}, {**DRAW, "who": that}]}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_known_fault_comes_back(language: str, books: dict[str, Phrasebook], mephisto: Game) -> None:
    """No text of nine hundred trees has a fault that a reader or a reviewer has found before."""
    reader, told, found = vocabulary_of(mephisto.schema).reader, 0, list[str]()
    for tree in _trees():
        try:
            effect = reader.validate_json(json.dumps(tree))
        except ValidationError:
            continue
        text = books[language].rule(effect, "spell", "x").replace("\u00a0", " ").replace(" [favor]", "")
        text, told = text.replace(" [durability]", ""), told + 1
        faults = {**EVERYWHERE, **FAULTS[language]}
        found += [f"{fault}: {text}" for fault, how in faults.items() if re.search(how, text)]
        assert not MARKS.search(text)

    assert found == []
    assert told > 900
