"""The look of Neuroshima Hex: what is drawn on a tile is what its data say, at the edge they say."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat
from pypdfium2 import raw

from cardpress.diagnostics import Position, Report
from cardpress.disk.store import Store
from cardpress.disk.writing import Folder
from cardpress.models.game import Hexagon
from cardpress.models.project import Game
from cardpress.press.face import DocumentRequest, FaceRequest
from cardpress.press.fonts.glyphs import FIRST_CODE_POINT
from cardpress.press.fonts.icons import characters
from cardpress.press.game_look import look_of
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.templates import Templates
from cardpress.press.look import Stylesheet
from cardpress.press.press import Press
from cardpress.press.requests import Printed, Requests
from cardpress.press.sheets.paper import PAPERS
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase
from cardpress.targets.reference_pdf import contents

ROOT = Path(__file__).resolve().parents[2]
GAME = "neuroshima_hex"
SCALE = 6.0
"""Pixels a point when faces are looked at."""
ATTACKS = ("melee", "ranged", "gauss", "mortar", "explosive")
ARMIES = ("borgo", "hegemony", "mephisto", "moloch", "outpost", "sharrash", "vegas")


@dataclass(frozen=True)
class Drawn:
    """An element of a face: the name of its picture, if it is one, its text, its classes."""

    picture: str
    text: str
    classes: frozenset[str]

    @property
    def edge(self) -> int | None:
        """The edge it stands at."""
        numbers = [name.removeprefix("edge-") for name in self.classes if name.startswith("edge-")]
        return int(numbers[0]) if numbers else None


class Studio:
    """Fills and prints faces of the game in one language."""

    def __init__(self, game: Game, language: str, cache_folder: Path) -> None:
        self.game, self.report = game, Report()
        words, look = phrase(game, language, self.report), look_of(game)
        assert words
        self.words, self.templates = words, Templates(game.root)
        self.requests = Requests(game, words, look, self.templates, self.report)
        self.press = Press(look, Store(Folder(cache_folder)))
        self._icons, self._drawings = (
            {sign: name for name, sign in characters(source).items()} for source in look.icons
        )

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        """Every component as it is printed."""
        return {one.component: one for one in self.requests.printed(self.game, self.words)}

    def card(self, id_: str) -> dict[str, Any]:
        """A component's fields."""
        return self.game.components[id_].model.model_dump(mode="json", by_alias=True)

    def tiles(self) -> Iterator[dict[str, Any]]:
        """The fields of every hexagonal component."""
        for id_, one in self.printed.items():
            if isinstance(one.size, Hexagon):
                yield self.card(id_)

    def face(self, card: Mapping[str, Any]) -> list[Drawn]:
        """Every element of a tile's front, whatever values its fields have been given."""
        values = {**self.requests.filling.values, "card": card, "text": self.words.components[card["id"]]}
        filling = replace(self.requests.filling, values=values)
        markup = self.templates.fill(f"{GAME}/tile.html", filling, self.report)
        assert markup, list(self.report)
        return self.read(markup)

    def read(self, markup: str) -> list[Drawn]:
        """Every element of some markup."""
        root = ElementTree.fromstring(f"<body>{markup}</body>")
        return [self._drawn(element) for element in root.iter()]

    def _drawn(self, element: ElementTree.Element) -> Drawn:
        text, classes = (element.text or "").strip(), frozenset(element.get("class", "").split())
        known = self._icons if "icon" in classes else self._drawings
        return Drawn(known.get(text, "") if {"icon", "drawing"} & classes else "", text, classes)

    def image(self, request: FaceRequest) -> Image.Image:
        """A face as pixels, bleed included."""
        faces = self.press.faces([request], self.report)
        assert request.key in faces, list(self.report)
        data = write_pages([faces[request.key]], self.press.fonts, title="", language="pl")
        return pypdfium2.PdfDocument(data)[0].render(scale=SCALE).to_pil().convert("RGB")


@pytest.fixture(scope="session")
def game() -> Game:
    """Neuroshima Hex after linking."""
    report = Report()
    return link(check(load(ROOT, report, [GAME]), report), ROOT, report)[GAME]


@pytest.fixture(scope="session", params=["pl", "en"])
def studio(game: Game, request: pytest.FixtureRequest) -> Studio:
    """The game in each language."""
    return Studio(game, request.param, ROOT / "build" / ".cache")


@pytest.fixture(scope="session")
def polish(game: Game) -> Studio:
    """The game in Polish."""
    return Studio(game, "pl", ROOT / "build" / ".cache")


def _wanted(card: Mapping[str, Any]) -> Counter[tuple[str, int]]:
    """How often each shape must stand at each edge."""
    shapes: Counter[tuple[str, int]] = Counter()
    for attack in card.get("attacks", ()):
        shapes[attack["type"], attack["edge"]] += attack["strength"] or 1
    for shape, field in (("armor", "armor"), ("net", "nets"), ("link", "links")):
        shapes.update((shape, edge) for edge in card.get(field, ()))
    return shapes


def test_every_symbol_stands_at_its_edge_as_often_as_its_strength(studio: Studio) -> None:
    """Attacks, armor, nets and links of every tile are drawn at its edges, attacks over rims of their own."""
    for card in studio.tiles():
        drawn = [one for one in studio.face(card) if one.edge is not None]
        shapes = Counter((one.picture, one.edge) for one in drawn if "rim" not in one.classes)
        rims = Counter((one.picture, one.edge) for one in drawn if "rim" in one.classes)
        assert shapes == _wanted(card), card["id"]
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
        wanted = Counter(
            f"stat_{leaf['stat']}" if leaf["op"] == "boost" else symbols[leaf.get("trait", leaf["op"])]
            for leaf in leaves
        )
        face = studio.face(card)
        places = [place for place, one in enumerate(face) if "badge" in one.classes]
        assert Counter(face[place + 1].picture for place in places) == wanted, card["id"]
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


def _at(image: Image.Image, size: Hexagon, edge: int, reach: float) -> tuple[int, int, int]:
    """The colour on the way from the middle to an edge, 1 being the edge itself."""
    angle, length = math.radians(60 * edge - 90), reach * size.flat_to_flat_mm / 2 * 72 / 25.4 * SCALE
    x, y = image.width / 2 + length * math.cos(angle), image.height / 2 + length * math.sin(angle)
    red, green, blue = image.getpixel((round(x), round(y)))
    return red, green, blue


def _is_paper(colour: tuple[int, int, int]) -> bool:
    return min(colour) > 200


@pytest.mark.parametrize("flat", [34.0, 46.0])
def test_attacks_are_printed_where_they_point(polish: Studio, flat: float) -> None:
    """On paper an attack with one or three shapes is bright in the middle of its edge, at any size of the tile."""
    size = Hexagon(flat_to_flat_mm=flat)
    for id_ in ("mephisto_hq", "outpost_commando", "outpost_runner", "borgo_mutant", "sharrash_beast"):
        card, front = polish.card(id_), polish.printed[id_].front
        image = polish.image(replace(front, key=f"{int(flat):02d}{front.key[2:]}", size=size))
        bright = {edge for edge in range(6) if _is_paper(_at(image, size, edge, 0.75))}
        assert bright == {attack["edge"] for attack in card["attacks"]}, id_


def test_melee_is_notched_and_ranged_has_a_shaft(polish: Studio) -> None:
    """Melee and ranged differ in shape: at the foot of the ring a shot has begun, and a blow is cut out there."""
    melee, ranged = (polish.printed[id_] for id_ in ("outpost_brawler", "outpost_hmg"))
    size = melee.size
    assert isinstance(size, Hexagon)
    assert not _is_paper(_at(polish.image(melee.front), size, 0, 0.6))
    assert _is_paper(_at(polish.image(ranged.front), size, 0, 0.6))


def test_left_and_right_quill_are_told_apart(polish: Studio) -> None:
    """The two quill markers point to opposite sides and bear different letters (HEX-81)."""
    left, right = (polish.printed[f"mephisto_marker_{side}_quill"].front for side in ("left", "right"))
    letters = [
        next(one.text for one in polish.read(str(front.markup({}))) if "hand" in one.classes)
        for front in (left, right)
    ]
    assert len(set(letters)) == 2
    one, other = (polish.image(front).convert("L") for front in (left, right))
    turned, mirrored = (
        ImageStat.Stat(ImageChops.difference(one, image)).mean[0] for image in (other, ImageOps.mirror(other))
    )
    assert turned > 2 * mirrored
    dot = one.width / 22  # a marker of 16 mm with 3 mm of bleed on each side
    sides = [one.getpixel((round(dot * (11 + across)), round(dot * 6.4))) for across in (-4.2, 4.2)]
    assert [value > 200 for value in sides] == [
        False,
        True,
    ]  # the tip is on the left, so the corner is cut off there


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("army", ARMIES)
def test_signs_and_pictures_stand_out_in_grey(game: Game, army: str) -> None:
    """Inks that must be told apart differ 4.5 times in luminance, so that no eye needs the colour."""
    palette = {name: _luminance(value) + 0.05 for name, value in game.settings.palette.items()}
    for light in ("paper", "steel", "signal", f"{army}_glow", f"{army}_pale"):
        assert palette[light] / palette["ink"] > 4.5, light
    for dark in ("blood", f"{army}_deep"):
        assert palette["paper"] / palette[dark] > 4.5, dark


@pytest.mark.parametrize("army", ARMIES)
def test_attacks_lie_on_ink(polish: Studio, army: str) -> None:
    """Between an attack of an HQ and what is painted there lies a rim of ink, at its tip and its foot."""
    hq = polish.printed[f"{army}_hq"]
    assert isinstance(hq.size, Hexagon)
    image = polish.image(hq.front)
    for attack in polish.card(f"{army}_hq")["attacks"]:
        for reach in (0.855, 0.61):
            assert max(_at(image, hq.size, attack["edge"], reach)) < 60, (attack, reach)


def test_backs_show_the_army_alone(polish: Studio) -> None:
    """All tiles of an army have one back, and no two armies the same (base rule 2: a stack is shuffled)."""
    backs = {(card["army"], polish.printed[card["id"]].back) for card in polish.tiles()}
    keys = {army: back.key for army, back in backs if back}
    assert len(backs) == len(keys) == len(set(keys.values())) == len(ARMIES)


def test_the_board_has_its_hexes_and_two_tracks(polish: Studio) -> None:
    """Base rules 1 and 3: 19 hexes, 7 of them inner, and for each player every number from 20 down to 0."""
    board = polish.read(str(polish.printed["board"].front.markup({})))
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


def _sheet(studio: Studio, army: str, template: str) -> str:
    deck = next(one for one in studio.game.decks if one.id == army)
    values = {**studio.requests.filling.values, **contents(studio.game, studio.words, deck), "paper": "a4"}
    filling = replace(studio.requests.filling, values=values)
    filled = studio.templates.fill(f"{GAME}/{template}", filling, studio.report)
    assert filled, list(studio.report)
    return filled


@pytest.mark.parametrize("army", ARMIES)
def test_a_sheet_shows_every_tile_of_its_army(studio: Studio, army: str) -> None:
    """Each component of an army is on its sheet once, drawn with the symbols it has on its face."""
    markup = _sheet(studio, army, "reference.html")
    deck = next(one for one in studio.game.decks if one.id == army)
    drawn = Counter(
        (one.picture, one.edge) for one in studio.read(markup) if one.edge is not None and "rim" not in one.classes
    )
    wanted: Counter[tuple[str, int]] = Counter()
    for id_ in deck.cards:
        wanted.update(_wanted(studio.card(id_)))
        assert studio.words.components[id_].name in markup
    assert drawn == wanted
    assert markup.count('class="small"') == len(deck.cards)
    unknown = sum(len(studio.card(id_).get("unknown", ())) for id_ in deck.cards)
    assert markup.count('class="query"') == unknown


@pytest.mark.parametrize("army", ARMIES)
def test_a_sheet_credits_the_icons_it_shows(studio: Studio, army: str) -> None:
    """Each icon of an army's two pages is credited to its author there, and no other is."""
    pages = [_sheet(studio, army, template) for template in ("reference.html", "reference_play.html")]
    drawn = {one.picture for page in pages for one in studio.read(page) if "icon" in one.classes}
    credited = set(re.findall(r"[a-z0-9-]+", pages[0].split("</section>")[-2].rsplit("<p>", 1)[1]))
    assert credited & set(studio.game.settings.icon_authors) == drawn


def test_numbers_of_small_tiles_are_small(polish: Studio) -> None:
    """On a sheet nothing below the banner is set higher than a heading, whatever size a tile's numbers have."""
    styles = ROOT / "templates" / GAME / "reference.css"
    sheet = DocumentRequest(
        label="sheet",
        width=PAPERS["a4"].width,
        height=PAPERS["a4"].height,
        language="pl",
        markup=_sheet(polish, "outpost", "reference.html"),
        stylesheets=(Stylesheet(styles.name, styles.read_text("utf-8")),),
        position=Position("sheet"),
    )
    pages = polish.press.document(sheet, polish.report)
    page = pypdfium2.PdfDocument(write_pages(pages, polish.press.fonts, title="", language="pl"))[0]
    text, banner = page.get_textpage(), page.get_height() - 32 * 72 / 25.4
    boxes = [text.get_charbox(place) for place in range(text.count_chars())]
    told = [(chr(raw.FPDFText_GetUnicode(text.raw, place)), box) for place, box in enumerate(boxes)]
    heights = [top - bottom for sign, (_, bottom, _, top) in told if sign.isalnum() and top < banner]
    assert len(heights) > 1000
    assert max(heights) < 13


@pytest.mark.parametrize("army", ARMIES)
def test_the_legend_explains_every_symbol(studio: Studio, army: str) -> None:
    """The second page draws each kind of symbol once, with the shapes of the tiles."""
    page = studio.read(_sheet(studio, army, "reference_play.html"))
    shapes = Counter(one.picture for one in page if one.edge is not None and "rim" not in one.classes)
    assert shapes == Counter([*ATTACKS, "armor", "net", "link"])
    traits = [one.picture for one in page if "sign" in one.classes]
    assert traits == [studio.game.settings.symbols[name] for name in ("mobility", "paralysis", "underground")]
