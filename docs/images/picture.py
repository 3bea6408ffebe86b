"""Draws the pictures of the README from the built card files: `make picture`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[2]
MEPHISTO = {
    "pl": ("witch", "greataxe", "burnt_offering", "black_mirror"),
    "en": ("dragon", "scythe", "seance", "soul_jar"),
}
MEAT = {
    "pl": ("necromancer", "brood_mother", "sir_duncan_culligan", "joint_slaughter"),
    "en": ("bober", "mercy_stroke", "sharp_shadow_of_the_mist", "gambler_under_the_hook"),
}
WEAPONS = {
    "pl": ("hand_grenade", "mastermind", "hotrod", "wristblades"),
    "en": ("dual_magnums", "putrifier", "possessor", "wrecking_ball"),
}
CARNOMORPHS = {
    "pl": ("regurgitate_1", "chemical_fire", "bone_hook", "brood"),
    "en": ("whiplash_2", "growl", "spore_cloud", "devour_1"),
}
TILES = (
    ("mephisto", "mephisto_hq"),
    ("mephisto", "mephisto_toughener"),
    ("mephisto", "mephisto_tentacles"),
    ("mephisto", "mephisto_battle"),
    ("outpost", "outpost_hq"),
    ("outpost", "outpost_mobile_armor"),
    ("outpost", "outpost_hmg"),
    ("outpost", "outpost_medic"),
)
SCALE, GAP = 4.0, 18
BLEED_MM, CORNER_MM = 3.0, 3.0
Outline = Callable[[ImageDraw.ImageDraw, int, int, float], None]
"""Fills the shape of a face of so many pixels, given the pixels of a millimetre."""


def card(draw: ImageDraw.ImageDraw, width: int, height: int, dot: float) -> None:
    """The outline of a card with round corners."""
    draw.rounded_rectangle((0, 0, width - 1, height - 1), dot * CORNER_MM, fill=255)


def tile(draw: ImageDraw.ImageDraw, width: int, height: int, dot: float) -> None:
    """The outline of a hexagon that lies on an edge."""
    quarter, middle = width / 4, height / 2
    corners = (
        (0, middle),
        (quarter, 0),
        (3 * quarter, 0),
        (width, middle),
        (3 * quarter, height),
        (quarter, height),
    )
    draw.polygon(corners, fill=255)


def cut(file: Path, name: str, outline: Outline, width: int) -> Image.Image:
    """A face of a card file as it looks when it is cut, on white, so many pixels wide."""
    pdf = pypdfium2.PdfDocument(file)
    page = next(bookmark.get_dest().get_index() for bookmark in pdf.get_toc() if bookmark.get_title() == name)
    face = pdf[page].render(scale=SCALE).to_pil().convert("RGB")
    dot = SCALE * 72 / 25.4
    bleed = round(dot * BLEED_MM)
    trimmed = face.crop((bleed, bleed, face.width - bleed, face.height - bleed))
    mask = Image.new("L", trimmed.size, 0)
    outline(ImageDraw.Draw(mask), trimmed.width, trimmed.height, dot)
    white = Image.new("RGB", trimmed.size, "white")
    white.paste(trimmed, mask=mask)
    return white.resize((width, round(width * trimmed.height / trimmed.width)), Image.Resampling.LANCZOS)


def names(game: str, language: str) -> dict[str, str]:
    """Component to its name."""
    file = ROOT / f"build/python/rules_data/texts/{game}_{language}.json"
    found = json.loads(file.read_text("utf-8"))["components"]
    return {id_: words["name"] for id_, words in found.items()}


def table(rows: Sequence[Sequence[Image.Image]], file: str) -> None:
    """Write rows of faces of equal size as a picture beside this file."""
    width, height = rows[0][0].size
    across, down = GAP + len(rows[0]) * (width + GAP), GAP + len(rows) * (height + GAP)
    picture = Image.new("RGB", (across, down), "white")
    for y, row in enumerate(rows):
        for x, face in enumerate(row):
            picture.paste(face, (GAP + x * (width + GAP), GAP + y * (height + GAP)))
    picture.quantize(128).save(Path(__file__).with_name(file), optimize=True)


def cards(game: str, shown: Mapping[str, Sequence[str]], deck: str = "") -> None:
    """Write the picture of a game, or of a deck with files of its own: a row of cards for each language."""
    rows = []
    for language, ids in shown.items():
        folder, said = ROOT / f"build/{game}/{language}" / deck, names(game, language)
        file = next(file for file in (folder / "cards.pdf", folder / "cards-card.pdf") if file.exists())
        rows.append([cut(file, said[id_], card, 300) for id_ in ids])
    table(rows, f"{game}.png")


def main() -> None:
    """Write a picture for each game, cards in Polish over English ones, and a row of tiles."""
    cards("mephisto", MEPHISTO)
    cards("meat_the_cult", MEAT)
    cards("adrenaline", WEAPONS, "dlc_weapons")
    cards("carnomorphs", CARNOMORPHS, "carnomorph_cards")
    said = names("neuroshima_hex", "en")
    home = ROOT / "build/neuroshima_hex/en"
    table(
        [[cut(home / army / "cards-tile.pdf", said[id_], tile, 140) for army, id_ in TILES]], "neuroshima_hex.png"
    )


if __name__ == "__main__":
    main()
