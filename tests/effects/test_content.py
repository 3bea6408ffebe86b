"""The rules content of a game: what it is made of and what its hash covers."""

from __future__ import annotations

from cardpress.effects.content import canonical, content_hash, operations_in, text_values
from cardpress.models.project import ComponentText, Texts


def test_operations_are_found_at_any_depth():
    """Operations are told by `op` wherever they stand; a number of that name is none."""
    value = [{"op": "seq", "do": [{"op": "custom", "numbers": {"op": 3}}]}, {"effect": {"op": "gain"}}]

    assert operations_in(value) == {"seq", "custom", "gain"}


def test_canonical_text_is_sorted_and_unescaped():
    """Keys are sorted, nothing is spaced, letters stay letters."""
    assert canonical({"b": [1, True, None], "a": "ż"}) == '{"a":"ż","b":[1,true,null]}'


def test_hash_is_of_utf_8():
    """The hash is that of the text's UTF-8 bytes, as any other tool computes it."""
    assert content_hash("ż") == "01c01c15df15c6df90c4fab42caa12ec8a68145af41d4f0cc77e3e5beee4199d"


def test_words_without_flavor_have_no_flavor_field():
    """A component without flavor says nothing about it."""
    words = {"b": ComponentText("B", "So.", {}), "a": ComponentText("A", None, {"effect": "T"})}

    assert text_values(Texts("en", words, {})) == {
        "a": {"name": "A", "rules": {"effect": "T"}},
        "b": {"name": "B", "rules": {}, "flavor": "So."},
    }
