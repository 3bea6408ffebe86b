"""Piles: what lies together on a virtual table, and how, comes from the game's data."""

from __future__ import annotations

import io
from collections import Counter
from types import SimpleNamespace

import pytest
from PIL import Image
from tests.targets.exports.conftest import GAMES, LANGUAGE, printed

from cardpress.models.game import Circle, Hexagon, Lies, Rectangle
from cardpress.targets.exports.game_pieces import Pile, cut_out, piles, stacking_order


def _piles(linked, name, **decks):
    """The piles of a game; `decks` changes decks."""
    game, words = linked[name]
    changed = tuple(deck.model_copy(update=decks.get(deck.id, {})) for deck in game.decks)
    order = SimpleNamespace(
        game=SimpleNamespace(decks=changed, components=game.components),
        texts=words.texts,
        printed={LANGUAGE: printed(game, words, LANGUAGE)},
    )
    return {pile.id: pile for pile in piles(order, LANGUAGE)}


@pytest.mark.parametrize("game", GAMES)
def test_every_pile_has_a_name_of_its_language(game, linked):
    """Decks of this repository say how all they print lies, and each pile of several designs has a name."""
    found = _piles(linked, game).values()
    model, _ = linked[game]
    assert Counter({p.printed.component: 0 for pile in found for p in pile.pieces}).keys() == model.copies().keys()
    for deck in model.decks:
        assert all(deck.pile_of(id_, model.components[id_].model.kind) for id_ in deck.cards)
    assert not [pile.title for pile in found if "_" in pile.title or ":" in pile.title.lstrip(":")]


def test_a_deck_says_how_its_pieces_lie(linked):
    """Weapons are shuffled apart from powerups, arenas are boards, each design of a supply lies open by itself."""
    found = _piles(linked, "adrenaline")
    assert found["arena_set-weapons"].lies is Lies.SHUFFLED
    assert {piece.printed.component for piece in found["arena_set-arenas-arena_10"].pieces} == {"arena_10"}
    assert found["arena_set-arenas-arena_10"].lies is Lies.BOARD
    cubes = found["arena_set-tokens-cube_red"]
    assert (cubes.lies, cubes.count) == (Lies.OPEN, 27)


def test_boards_come_first(linked):
    """What lies under all others comes before them."""
    lies = [pile.lies for pile in _piles(linked, "neuroshima_hex").values()]
    assert lies[0] is Lies.BOARD
    assert Lies.BOARD not in lies[1:]


def test_without_a_word_pieces_lie_by_kind(linked):
    """Cards are shuffled, tokens lie in a bag, a single large piece is a board, kinds stay apart."""
    silent = {"piles": {}}
    cards = _piles(linked, "mephisto", dungeon=silent)
    assert {cards[f"dungeon-{kind}"].lies for kind in ("item", "monster", "spell", "weapon")} == {Lies.SHUFFLED}
    assert _piles(linked, "meat_the_cult", box_tokens=silent)["box_tokens"].lies is Lies.BAG
    assert _piles(linked, "neuroshima_hex", board=silent)["board"].lies is Lies.BOARD


def test_a_shuffle_is_the_same_in_every_build(linked):
    """A shuffled pile has every copy, in an order that is not that of printing and never changes."""
    pile = _piles(linked, "mephisto")["dungeon"]
    first, second = stacking_order(pile), stacking_order(pile)
    assert first == second
    assert Counter(piece.printed.component for piece in first) == {
        piece.printed.component: piece.copies for piece in pile.pieces
    }
    in_order = [piece for piece in pile.pieces for _ in range(piece.copies)]
    assert first != in_order
    assert stacking_order(Pile(pile.id, pile.title, pile.size, pile.pieces, Lies.OPEN)) == in_order


@pytest.mark.parametrize(
    ("size", "form", "corner"),
    [
        (Rectangle(width_mm=40, height_mm=60), "JPEG", 255),
        (Circle(diameter_mm=40), "PNG", 0),
        (Hexagon(flat_to_flat_mm=40), "PNG", 0),
    ],
)
def test_nothing_is_around_a_round_piece(size, form, corner):
    """Corners of a hexagon or a circle are clear, its middle is not; a rectangle stays whole."""
    picture = Image.new("RGB", (round(size.width_mm * 2), round(size.height_mm * 2)), "red")
    found = Image.open(io.BytesIO(cut_out(picture, size)))
    assert found.format == form
    alpha = found.convert("RGBA").getchannel("A")
    assert alpha.getpixel((0, 0)) == corner
    assert alpha.getpixel((found.width // 2, found.height // 2)) == 255
