"""A rule that is typed: what it can be at a place of a card, in all languages, and what fits no card."""

from __future__ import annotations

import pytest

from cardpress.models.project import Game
from cardpress_studio.sentences.places import Json, Place
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.typed_rules import TypedRules


@pytest.fixture(scope="module")
def typed() -> TypedRules:
    """What keeps the patterns of the game."""
    return TypedRules()


@pytest.fixture(scope="module")
def reader(mephisto: Game) -> GameReader:
    """Mephisto's cards."""
    return GameReader(mephisto)


def _place(reader: GameReader, pointer: str, without: str = "") -> Place:
    source = reader.game.components["witch"].source
    card: Json = {name: one for name, one in source.value.items() if name != without}
    return Place(source.path, card, pointer, "pl")


def test_an_empty_rule_is_typed(typed: TypedRules, reader: GameReader) -> None:
    """A card without a rule gets the whole one, told in every language of the game with what is new in it."""
    found = typed.read(
        reader, _place(reader, "/ability", "ability"), "Gdy pokonasz potwora, zyskaj 2 punkty łaski."
    )

    first = found.readings[0]
    assert first.exact
    assert first.card["ability"]["do"] == {"op": "gain", "amount": 2, "resource": "favor"}
    assert first.texts.keys() == set(reader.languages())
    assert first.stretches["pl"] == ((0, len(first.texts["pl"].rstrip("."))),)


def test_a_clause_is_typed_within_its_sentence(typed: TypedRules, reader: GameReader) -> None:
    """What is typed for a clause stands in the sentence around it, where only the clause is new."""
    first = typed.read(reader, _place(reader, "/ability/do"), "Dobierz 2 karty.").readings[0]

    text = first.texts["pl"]
    assert text == "Gdy zagrasz czar, dobierz 2\u00a0karty."
    assert [text[start:end] for start, end in first.stretches["pl"]] == ["dobierz 2\u00a0karty"]


def test_a_tree_that_fits_no_card_is_not_offered(typed: TypedRules, reader: GameReader) -> None:
    """Where the place takes less than what was typed, why is told."""
    found = typed.read(reader, _place(reader, "/attack"), "Dobierz 2 karty.")

    assert found.readings == ()
    assert found.problems[0].position.pointer == "/attack"


def test_patterns_are_kept_while_words_are_the_same(typed: TypedRules, reader: GameReader) -> None:
    """A changed card does not have the game's patterns made again."""
    kept = typed._recogniser(reader, "pl")

    assert typed._recogniser(GameReader(reader.game), "pl") is kept
