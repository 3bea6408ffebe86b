"""Rewrite rules on effect trees: what a pattern fits, what comes out, what stays."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError
from tests.vocabularies import USUAL

from cardpress.effects.nodes import Operation
from cardpress.effects.rewrite import fits, rewrite, substitute
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import trees
from cardpress.models.project import Game
from cardpress.models.variant import Variant

LOSE = {"op": "lose", "amount": 2, "resource": "favor", "who": "opponent"}
GAIN = {"op": "gain", "amount": 1, "resource": "favor"}


def _tree(value: dict[str, Any]) -> Operation:
    return USUAL.reader.validate_json(json.dumps(value))


def _variant(*rules: tuple[dict[str, Any], dict[str, Any]]) -> Variant:
    rewrites = [{"match": match, "into": into} for match, into in rules]
    return Variant.model_validate_json(json.dumps({"id": "mild", "source": "test", "rewrites": rewrites}))


TO_GAIN = ({"op": "lose", "amount": "$n", "who": ["opponent", "each_opponent"]}, {**GAIN, "amount": "$n"})


@pytest.mark.parametrize(
    ("pattern", "value", "fitting"),
    [
        ({"op": "lose"}, LOSE, True),
        ({"op": "lose", "who": "you"}, LOSE, False),
        ({"op": "lose", "what": "$x"}, LOSE, False),
        ({"who": ["you", "opponent"]}, LOSE, True),
        ({"amount": "$n", "count": "$n"}, {"amount": 2, "count": 3}, False),
        ({"amount": "$n", "count": "$n"}, {"amount": 2, "count": 2}, True),
        ({"amount": {"per": {"kind": "weapon"}}}, {"amount": {"each": 1, "per": {"kind": "weapon"}}}, True),
        ({"amount": {"per": {}}}, LOSE, False),
    ],
)
def test_pattern_fits(pattern: Any, value: Any, fitting: bool) -> None:
    """A pattern fits a node that has all its fields; a list fits any of its members; a name fits one value."""
    assert fits(pattern, value, {}) is fitting


def test_filled_puts_in_what_was_captured() -> None:
    """Names in a template, at any depth, become what they stand for."""
    assert substitute({"a": "$x", "b": ["$x", {"c": "$y"}], "d": 1}, {"$x": 2, "$y": [3]}) == {
        "a": 2,
        "b": [2, {"c": [3]}],
        "d": 1,
    }


def test_node_is_rewritten_at_any_depth() -> None:
    """A rule reaches every node of a tree and carries captured values over."""
    tree = _tree({"op": "may", "do": {"op": "seq", "do": [LOSE, GAIN]}})
    expected = _tree({"op": "may", "do": {"op": "seq", "do": [{**GAIN, "amount": 2}, GAIN]}})

    assert rewrite(tree, _variant(TO_GAIN), USUAL) == expected


def test_first_rule_that_fits_wins_and_its_result_stays() -> None:
    """Rules are tried in order, and what one made is not rewritten by another."""
    back = ({"op": "gain"}, {**GAIN, "amount": 9})

    assert rewrite(_tree(LOSE), _variant(TO_GAIN, back), USUAL) == _tree({**GAIN, "amount": 2})


def test_tree_without_a_fitting_node_is_the_same_object() -> None:
    """What no rule fits is returned as it was."""
    tree = _tree(GAIN)

    assert rewrite(tree, _variant(TO_GAIN), USUAL) is tree


def test_default_fields_can_be_matched() -> None:
    """A field that the source leaves out has its default for a pattern too."""
    assert rewrite(_tree(GAIN), _variant(({"op": "gain", "who": "you"}, LOSE)), USUAL) == _tree(LOSE)


def test_rule_that_makes_no_tree_is_refused() -> None:
    """The result of a rewrite is validated like any effect."""
    with pytest.raises(ValidationError):
        rewrite(_tree(GAIN), _variant(({"op": "gain"}, {"op": "gain"})), USUAL)


def _changed(game: Game, variant: str) -> dict[str, Operation]:
    return {
        id_: after
        for id_, loaded in game.components.items()
        for _, _, before in trees(loaded.model)
        if (after := rewrite(before, game.variants[variant], vocabulary_of(game.schema))) != before
    }


def test_care_bear_repairs_instead_of_wearing_an_opponent(mephisto: Game) -> None:
    """MEPH-114: taking durability from opposing equipment repairs one's own, nothing else changes."""
    changed = _changed(mephisto, "care_bear")

    assert changed
    assert all('"op":"repair"' in tree.model_dump_json() for tree in changed.values())
    assert not any('"owner":"opponent"' in tree.model_dump_json() for tree in changed.values())


def test_solitaire_gains_what_an_opponent_would_lose(mephisto: Game) -> None:
    """MEPH-110, MEPH-111: opponents' losses become repairs and gains of the only player."""
    changed = _changed(mephisto, "solitaire")
    texts = [tree.model_dump_json() for tree in changed.values()]

    assert changed.keys() > _changed(mephisto, "care_bear").keys()
    assert not any('"op":"steal"' in text or '"who":"each_opponent"' in text for text in texts)
