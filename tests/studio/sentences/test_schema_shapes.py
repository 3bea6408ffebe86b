"""What a schema lets stand at a place of a card."""

from __future__ import annotations

from cardpress.models.project import Game
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.schema_shapes import CardSchema


def _schema(mephisto: Game, kind: str) -> CardSchema:
    return CardSchema(GameReader(mephisto).schema(kind))


def test_numbers_have_their_bounds_and_hints(mephisto: Game) -> None:
    """A field tells its smallest and largest number, and what it means."""
    card = mephisto.components["acid_vial"].source.value
    shape = _schema(mephisto, "item").shape(card, "/cost")

    assert (shape.numbers, shape.description) == (
        (0, 4),
        "other hand cards to discard, a whole number from 0 to 4",
    )
    assert shape.words == ()


def test_a_place_of_a_tree_has_what_its_own_node_says(mephisto: Game) -> None:
    """Which operation, selector or event a place is in decides which words and parts it may hold."""
    schema, card = _schema(mephisto, "item"), mephisto.components["acid_vial"].source.value

    assert schema.shape(card, "/effect/do/amount").numbers == (1, 99)
    assert "opponent" in schema.shape(card, "/effect/do/what/owner").words
    assert len(schema.shape(card, "/effect/do").parts) > 20
    assert schema.fields(card, "/effect/do") == {"op": True, "amount": True, "what": True, "who": False}


def test_a_place_that_is_nowhere_holds_nothing(mephisto: Game) -> None:
    """A pointer of a page may be anything."""
    schema, card = _schema(mephisto, "item"), mephisto.components["acid_vial"].source.value

    for pointer in ("/nothing", "/effect/nothing/0", "/id/0", "/effect/do/what/kind/x"):
        shape = schema.shape(card, pointer)
        assert (shape.words, shape.parts) == ((), ()) or pointer.endswith("x")
