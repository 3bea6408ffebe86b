"""Draws the picture of the README from the built card files: `make picture`."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[2]
CARDS = {
    "pl": ("witch", "greataxe", "burnt_offering", "black_mirror"),
    "en": ("dragon", "scythe", "seance", "soul_jar"),
}
WIDTH, GAP, SCALE = 300, 18, 4.0
TRIM_MM, BLEED_MM, CORNER_MM = 63.0, 3.0, 3.0


def card(language: str, name: str) -> Image.Image:
    """The front of a card as it looks when it is cut, with round corners on white."""
    pdf = pypdfium2.PdfDocument(ROOT / "build" / "mephisto" / language / "cards.pdf")
    page = next(bookmark.get_dest().get_index() for bookmark in pdf.get_toc() if bookmark.get_title() == name)
    face = pdf[page].render(scale=SCALE).to_pil().convert("RGB")
    dot = face.width / (TRIM_MM + 2 * BLEED_MM)
    bleed = round(dot * BLEED_MM)
    cut = face.crop((bleed, bleed, face.width - bleed, face.height - bleed))
    mask = Image.new("L", cut.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, cut.width - 1, cut.height - 1), dot * CORNER_MM, fill=255)
    white = Image.new("RGB", cut.size, "white")
    white.paste(cut, mask=mask)
    return white.resize((WIDTH, round(WIDTH * cut.height / cut.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Write docs/images/mephisto.png: a row of cards in Polish over a row in English."""
    rows = []
    for language, ids in CARDS.items():
        texts = json.loads((ROOT / f"build/python/rules_data/texts/mephisto_{language}.json").read_text("utf-8"))
        rows.append([card(language, texts["components"][id_]["name"]) for id_ in ids])
    height = rows[0][0].height
    picture = Image.new("RGB", (4 * WIDTH + 5 * GAP, 2 * height + 3 * GAP), "white")
    for y, row in enumerate(rows):
        for x, face in enumerate(row):
            picture.paste(face, (GAP + x * (WIDTH + GAP), GAP + y * (height + GAP)))
    picture.quantize(128).save(Path(__file__).with_name("mephisto.png"), optimize=True)


if __name__ == "__main__":
    main()
