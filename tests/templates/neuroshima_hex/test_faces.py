"""What is drawn on a tile is what its data say, at the edge they say."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

from tests.templates.neuroshima_hex.studio import ARMIES, ATTACKS, GAME, ROOT, Studio, wanted

from cardpress.press.fonts.glyphs import FIRST_CODE_POINT


def test_every_symbol_stands_at_its_edge_as_often_as_its_strength(studio: Studio) -> None:
    """Attacks, armor, nets and links of every tile are drawn at its edges, attacks over rims of their own."""
    for card in studio.tiles():
        drawn = [one for one in studio.face(card) if one.edge is not None]
        shapes = Counter((one.picture, one.edge) for one in drawn if "rim" not in one.classes)
        rims = Counter((one.picture, one.edge) for one in drawn if "rim" in one.classes)
        assert shapes == wanted(card), card["id"]
        assert rims == Counter({at: count for at, count in shapes.items() if at[0] in ATTACKS}), card["id"]


def test_initiative_toughness_and_traits_are_shown(studio: Studio) -> None:
    """A disc for each initiative, toughness of more than one on a drop or an HQ's shield, each trait."""
    symbols = studio.game.settings.symbols
    for card in (card for card in studio.tiles() if "toughness" in card):
        face = studio.face(card)
        numbers = [int(one.text) for one in face if "number" in one.classes]
        holds = card["toughness"] > 1
        assert numbers == [*card["initiative"], *([card["toughness"]] if holds else [])], card["id"]
        held = Counter(one.picture for one in face if one.picture in {"drop", "shield"})
        assert held == Counter({"shield" if card["kind"] == "hq" else "drop": int(holds)}), card["id"]
        assert [one.picture for one in face if "sign" in one.classes] == [symbols[name] for name in card["traits"]]


def _leaves(effect: Any) -> list[dict[str, Any]]:
    """The operations of a tree that nest no others."""
    below = [effect["do"]] if isinstance(effect.get("do"), dict) else effect.get("do") or []
    return [leaf for one in below for leaf in _leaves(one)] if below else [effect]


def test_every_operation_of_a_unit_has_its_badge(studio: Studio) -> None:
    """What a tile does besides its edges is shown by a symbol each; an instant is its picture alone."""
    symbols = studio.game.settings.symbols
    for card in studio.tiles():
        trees = [value for value in card.values() if isinstance(value, dict) and "op" in value]
        leaves = [leaf for tree in trees for leaf in _leaves(tree)] if card["kind"] != "instant" else []
        due = Counter(
            f"stat_{leaf['stat']}" if leaf["op"] == "boost" else symbols[leaf.get("trait", leaf["op"])]
            for leaf in leaves
        )
        face = studio.face(card)
        places = [place for place, one in enumerate(face) if "badge" in one.classes]
        assert Counter(face[place + 1].picture for place in places) == due, card["id"]
        told = {face[place].text for place in places if face[place].text}
        assert told == {f"{leaf['by']:+d}".replace("-", "−") for leaf in leaves if leaf["op"] == "boost"}


def test_a_tile_says_nothing_but_its_name_and_numbers(studio: Studio) -> None:
    """In words a tile has its name only, so that it is read from all six sides."""
    for card in studio.tiles():
        texts = [one.text for one in studio.face(card) if one.text and ord(one.text[0]) < FIRST_CODE_POINT]
        words = [text for text in texts if any(map(str.isalpha, text))]
        assert words == [studio.words.components[card["id"]].name]


def test_numbers_that_could_be_read_upside_down_stand_on_a_bar(polish: Studio) -> None:
    """Of all initiatives only 6 and 9 become another one when the tile is turned, and they alone have a bar."""
    card = {**polish.card("outpost_commando"), "initiative": list(range(9, -1, -1))}
    barred = [one.text for one in polish.face(card) if "barred" in one.classes]
    assert barred == ["9", "6"]


def test_backs_show_the_army_alone(polish: Studio) -> None:
    """All tiles of an army have one back, and no two armies the same (base rule 2: a stack is shuffled)."""
    backs = {(card["army"], polish.printed[card["id"]].back) for card in polish.tiles()}
    keys = {army: back.key for army, back in backs if back}
    assert len(backs) == len(keys) == len(set(keys.values())) == len(ARMIES)


def test_the_board_has_its_hexes_and_two_tracks(polish: Studio) -> None:
    """Base rules 1 and 3: 19 hexes, 7 of them inner, and for each player every number from 20 down to 0."""
    board = polish.read(str(polish.printed["board"].front.markup({}, polish.report)))
    cells = [one for one in board if "cell" in one.classes]
    assert (len(cells), sum("inner" in one.classes for one in cells)) == (19, 7)
    points = [int(one.text) for one in board if "number" in one.classes]
    assert points == [*range(20, -1, -1)] * 2
    assert all(a - b in {1, -20} for a, b in pairwise(points))


def test_templates_hold_no_words() -> None:
    """All words come from the text files: outside of tags and expressions a template has no letter."""
    for file in sorted((ROOT / "templates" / GAME).glob("*.html")):
        source = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", file.read_text("utf-8"), flags=re.DOTALL)
        words = re.sub(r"<[^>]*>|&#?\w+;|^[a-z-]+: .*$", "", source, flags=re.MULTILINE)
        assert not re.search(r"[^\W\d_]", words), (file.name, words.split())
