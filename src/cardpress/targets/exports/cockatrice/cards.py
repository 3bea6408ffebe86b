"""The XML of Cockatrice: its database of cards, version 4, and its deck lists.

Elements come in the order its schemas want (doc/carddatabase_v4/cards.xsd, doc/deck.xsd of its sources).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from cardpress.targets.exports.game_pieces import GamePiece, Pile, is_card

ROW: Final = "2"
"""The row of the table where permanent cards lie."""
OWN: Final = {"kind", "type", "side", "layout", "maintype", "file", "source"}
"""Properties that mean something to the program, and what concerns no player."""
SPOILED: Final = {**dict.fromkeys(map(ord, '*<>:"\\?')), ord("/"): " "}
"""What the program leaves out of a name when it looks for the picture, and what it puts a space for."""


def names(found: Sequence[Pile]) -> dict[str, str]:
    """Component id to the one name it is known by, with plain spaces."""
    named: dict[str, str] = {}
    for pile in found:
        for piece in pile.pieces:
            id_, name = piece.printed.component, " ".join(piece.printed.name.split())
            named.setdefault(id_, f"{name} ({id_})" if name in named.values() else name)
    return named


def database(
    set_: str,
    title: str,
    found: Sequence[Pile],
    named: Mapping[str, str],
    fields: Mapping[str, Mapping[str, object]],
) -> Element:
    """Every component once, as a card of one set; what no hand holds is a token."""
    root = Element("cockatrice_carddatabase", version="4")
    described = SubElement(SubElement(root, "sets"), "set")
    _leaf(described, "name", set_.upper())
    _leaf(described, "longname", title)
    _leaf(described, "settype", "Custom")
    cards = SubElement(root, "cards")
    every = {piece.printed.component: piece for pile in found for piece in pile.pieces}
    cards.extend(_card(set_, piece, named, fields[id_]) for id_, piece in every.items())
    return root


def _card(set_: str, piece: GamePiece, named: Mapping[str, str], fields: Mapping[str, object]) -> Element:
    card = Element("card")
    _leaf(card, "name", named[piece.printed.component])
    _leaf(card, "text", piece.text)
    told = SubElement(card, "prop")
    _leaf(told, "layout", "normal")
    _leaf(told, "side", "front")
    _leaf(told, "type", str(fields["kind"]))
    _leaf(told, "maintype", str(fields["kind"]))
    for field, value in fields.items():
        if isinstance(value, (str, int, float)) and field not in OWN:
            _leaf(told, field, str(value))
    _leaf(card, "set", set_.upper())
    if not is_card(piece.printed.size):
        _leaf(card, "token", "1")
    _leaf(card, "tablerow", ROW)
    return card


def deck_list(pile: Pile, named: Mapping[str, str]) -> Element:
    """What a player loads as a deck: a pile with its copies."""
    root = Element("cockatrice_deck", version="1")
    _leaf(root, "deckname", pile.title)
    _leaf(root, "comments", "")
    zone = SubElement(root, "zone", name="main")
    for piece in pile.pieces:
        SubElement(zone, "card", number=str(piece.copies), name=named[piece.printed.component])
    return root


def _leaf(parent: Element, name: str, text: str) -> Element:
    leaf = SubElement(parent, name)
    leaf.text = text
    return leaf
