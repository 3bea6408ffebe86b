"""A game that plays says all that is shared and the course's words, with numbers and selectors of every shape."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from cardpress.course.play_files import use_play_words
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import NUMBERS
from cardpress.effects.course.vocabulary import course_vocabulary
from cardpress.effects.declared import Declared, composition_now
from cardpress.effects.selectors import USUAL_AMOUNTS, StatOf
from cardpress.effects.vocabulary import VocabularyParts, vocabulary

DECLARED = Declared(
    zones={"deck": False, "hand": True},
    counters=("coin",),
    markers=("trump",),
    points=("value",),
    tables=("prices",),
    formulas=("worth",),
    boards=("table",),
    regions=("goal",),
    actions=("buy",),
    procedures=("tidy",),
    stats=("cost", "suit"),
    words={"suit": ("cups", "swords")},
)
GAME = course_vocabulary(VocabularyParts(), DECLARED)
READ = GAME.reader
HAND = {"pick": "all", "zone": "hand"}
RUN = {"run": "cost", "at_least": 3}
SHAPES: dict[str, dict[str, Any]] = {
    "counter": {"counter": "coin", "who": {"next": "you"}},
    "count": {"count": HAND},
    "stat": {"stat": "cost", "of": HAND},
    "points": {"points": "value", "of": HAND},
    "highest": {"highest": "cost", "of": HAND},
    "lowest": {"lowest": "cost", "of": HAND},
    "distinct": {"distinct": "suit", "of": HAND},
    "sum": {"sum": [1, {"count": HAND}]},
    "difference": {"difference": [5, {"counter": "coin"}]},
    "product": {"product": [2, {"seat": "you"}]},
    "quotient": {"quotient": [{"counter": "coin"}, 2]},
    "remainder": {"remainder": [{"counter": "coin"}, 2]},
    "larger": {"larger": [{"counter": "coin"}], "over": "suit", "as": "each_suit"},
    "smaller": {"smaller": [1, 2]},
    "value": {"value": "bid"},
    "formula": {"formula": "worth", "who": "opponent"},
    "marker": {"marker": "trump"},
    "players": {"players": "each_remaining"},
    "if": {"if": {"condition": "left"}, "then": 1},
    "unmatched": {"unmatched": {"points": "value"}, "of": HAND, "sets": [RUN]},
    "table": {"table": "prices", "at": [0, {"counter": "coin"}]},
    "sets": {"sets": RUN, "of": HAND},
    "largest": {"largest": {"same": "suit", "longest": True}, "of": HAND},
    "per": {"each": 2, "per": HAND},
    "bound": {"each": 2, "of": {"ref": "them"}},
    "seat": {"seat": {"most": {"counter": "coin"}}},
    "turn": {"turn": True},
    "distance": {"distance": [{"space": "the", "where": {"region": "goal"}}, {"it": "self"}]},
    "row": {"row": {"it": "self"}},
    "column": {"column": {"space": "the", "where": {"region": "goal"}}},
    "param": {"param": "amount"},
}


def read(tree: object) -> Any:
    """The model of an effect."""
    return READ.validate_json(json.dumps(tree))


def written(tree: object) -> object:
    """An effect as it is written again once it was read."""
    return READ.dump_python(
        READ.validate_json(json.dumps(tree)), mode="json", by_alias=True, exclude_defaults=True
    )


@pytest.mark.parametrize("shape", NUMBERS)
def test_a_number_has_every_shape(shape: str) -> None:
    """A number that is worked out stands wherever an amount can, and reads as it was written."""
    gain = {"op": "gain", "resource": "coin", "amount": SHAPES[shape]}

    assert written(gain) == gain
    assert isinstance(read(gain).amount, NUMBERS[shape])


def test_a_list_is_a_sequence() -> None:
    """Operations in a list are one after the other; a single one stands for itself."""
    win, again = {"op": "win"}, {"op": "again"}

    assert written([win, again]) == {"op": "seq", "do": [win, again]}
    assert written({"op": "repeat", "times": 2, "do": [win]}) == {"op": "repeat", "times": 2, "do": win}
    with pytest.raises(ValidationError):
        read([])


def test_words_are_closed() -> None:
    """A word that the play files do not declare is refused where one of theirs must stand."""
    for tree in (
        {"op": "act", "of": "sell"},
        {"op": "perform", "procedure": "clean"},
        {"op": "mark", "marker": "dealer"},
        {"op": "gain", "resource": "gold", "amount": 1},
        {"op": "draw", "from": "discards"},
        {"op": "pick", "what": {"pick": "one", "zone": "shelf"}},
        {"op": "pick", "what": {"pick": "one", "where": {"stat": "suit", "is": "hearts"}}},
    ):
        with pytest.raises(ValidationError):
            read(tree)


@pytest.mark.parametrize(
    ("shows", "shape"),
    [
        ({"seat": 2}, "PlayerAt"),
        ({"seat": "you"}, "SeatOf"),
        ({"each": 2, "per": HAND}, "PerCard"),
        ({"each": "opponent"}, "EachPlayer"),
        ({"marker": "trump"}, "MarkerValue"),
        ({"pick": "one"}, "Pick"),
        ({"param": "what"}, "Param"),
        ("cups", "str"),
        ("you", "str"),
        (4, "int"),
    ],
)
def test_what_a_marker_shows_is_told_apart(shows: object, shape: str) -> None:
    """Where a number, a word, a player or a card can stand, its members tell which it is."""
    tree = {"op": "mark", "marker": "trump", "shows": shows}

    assert type(read(tree).shows).__name__ == shape
    assert written(tree) == tree


def test_a_parameter_stands_for_an_effect_a_condition_and_a_selector() -> None:
    """What a body is given stands where its value may."""
    tree = {
        "op": "if",
        "condition": {"param": "asked"},
        "do": [{"param": "do"}, {"op": "resolve", "what": {"param": "what"}}],
    }

    assert written(tree)["condition"] == {"param": "asked"}  # type: ignore[index]
    assert isinstance(read(tree).do.do[0], Param)


def test_amounts_of_own_words_are_numbers() -> None:
    """A shared amount becomes a number, the one printed on a card included."""
    per = read({"op": "draw", "amount": {"stat": "cost", "of": HAND}})

    assert isinstance(per.amount, StatOf)


def test_only_games_that_play_are_wider() -> None:
    """Outside of `playing` a vocabulary has no words of the course; within, all it can say."""
    words: dict[str, Any] = {"operations": ["gain"], "people": ["you"], "resources": ["coin"]}

    assert [*vocabulary(**words, amounts=USUAL_AMOUNTS).operations] == ["gain"]
    with use_play_words(DECLARED):
        assert composition_now() is not None
        assert {"gain", "turns", "trick"} <= vocabulary(**words).operations.keys()
    assert composition_now() is None
