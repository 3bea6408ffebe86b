"""How many copies of what are to be printed again."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.difference.compared_files import Content, Copies, Data, Faces, GameBuild, SideDigests
from cardpress.difference.reprint_counts import find_outdated

Decks = Mapping[str, Mapping[str, int]]
Drawn = Mapping[str, Mapping[str, str]]


def _build(decks: Decks, drawn: Drawn, variants: Drawn | None = None, language: str = "pl") -> GameBuild:
    """A game of these decks whose cards have these drawings by side."""
    sides = {"": drawn, **({"gentle": variants} if variants else {})}
    shown = {
        variant: {
            id_: {side: SideDigests(drawing=d, words="w") for side, d in one.items()} for id_, one in cards.items()
        }
        for variant, cards in ((name, found or {}) for name, found in sides.items())
    }
    cards = {deck: [Copies(card=id_, copies=n) for id_, n in found.items()] for deck, found in decks.items()}
    content = Content(game="g", components={}, decks=cards, defaults={}, rules={}, variants={})
    data = Data(schema_version=1, game_version="1", content=content, texts={})
    return GameBuild(data, {language: Faces(version=1, language=language, interface={}, faces=shown)})


def _drawn(front: str, back: str = "b") -> dict[str, str]:
    return {"front": front, "back": back}


def test_all_copies_of_a_changed_card_in_every_deck() -> None:
    """A card whose front changed is printed as often as each deck has it; others are not."""
    decks = {"one": {"axe": 3, "rat": 1}, "two": {"axe": 1}}
    old = _build(decks, {"axe": _drawn("x"), "rat": _drawn("r")})
    new = _build(decks, {"axe": _drawn("y"), "rat": _drawn("r")})

    assert find_outdated(old, new) == {"pl": {"": {"one": {"axe": 3}, "two": {"axe": 1}}}}


def test_changed_back_is_a_changed_card() -> None:
    """A card is printed again for its back too, or when it has lost or gained one."""
    decks = {"one": {"axe": 1, "rat": 1, "orc": 1}}
    old = _build(decks, {"axe": _drawn("x"), "rat": _drawn("r"), "orc": _drawn("o")})
    new = _build(decks, {"axe": _drawn("x", "c"), "rat": {"front": "r"}, "orc": _drawn("o")})

    assert find_outdated(old, new) == {"pl": {"": {"one": {"axe": 1, "rat": 1}}}}


def test_only_the_copies_that_are_new() -> None:
    """Of a card that looks as before, only the copies a deck has more of are printed; fewer are not."""
    cards = {"axe": _drawn("x"), "rat": _drawn("r")}

    found = find_outdated(
        _build({"one": {"axe": 1, "rat": 4}}, cards), _build({"one": {"axe": 3, "rat": 2}}, cards)
    )

    assert found == {"pl": {"": {"one": {"axe": 2}}}}


def test_variant_has_faces_of_its_own() -> None:
    """A variant's card is printed again for its own face, and more copies of it are not counted from nothing."""
    decks = {"one": {"axe": 2, "rat": 1}}
    cards = {"axe": _drawn("x"), "rat": _drawn("r")}
    old = _build(decks, cards, {"axe": _drawn("v"), "rat": _drawn("s")})
    new = _build(decks, cards, {"axe": _drawn("w"), "rat": _drawn("s")})

    assert find_outdated(old, new) == {"pl": {"gentle": {"one": {"axe": 2}}}}


def test_game_or_language_that_was_not_there() -> None:
    """All of a game, or of a language, that was not there before is printed."""
    new = _build({"one": {"axe": 2}}, {"axe": _drawn("x")})
    other = _build({"one": {"axe": 2}}, {"axe": _drawn("x")}, language="en")

    assert find_outdated(None, new) == find_outdated(other, new) == {"pl": {"": {"one": {"axe": 2}}}}
