"""The same cards as a program for this one deck draws them, written by hand on ReportLab.

usage: reportlab_sheets.py FOLDER OUT.pdf, in a folder that Typst's `prepare` and `name_fonts` filled. It knows
this deck alone: no language, no check, no cache; words are placed by their widths, without kerning. What is drawn
twice is drawn once, as such a program would: pictures and faces are forms, and a copy is a call.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4
WIDTH, HEIGHT = 69, 94
FONTS = {
    "body": "Alegreya Regular",
    "bold": "Alegreya Bold",
    "italic": "Alegreya Italic",
    "label": "Alegreya Sans Bold",
    "title": "Grenze Gotisch Bold",
}
Run = tuple[str, str]
"""The font and a word, or "icon" and a picture."""


def name_fonts(folder: Path) -> None:
    """Write which file is which font, which nobody measures either."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 only here

    found = {TTFont(file)["name"].getDebugName(4): str(file) for file in sorted(folder.glob("fonts/*.ttf"))}
    named = {use: found[name] for use, name in FONTS.items()}
    (folder / "fonts.json").write_text(json.dumps(named), "utf-8")


class Sheets:
    """The file that is made, with its pictures and faces as forms; lengths in mm from the top left corner."""

    def __init__(self, folder: Path, canvas: Canvas) -> None:
        from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415 not in an environment without it
        from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415 as above

        self._folder, self._canvas = folder, canvas
        for use, file in json.loads((folder / "fonts.json").read_text("utf-8")).items():
            pdfmetrics.registerFont(TTFont(use, file))
        self._width = cache(pdfmetrics.stringWidth)
        self._boxes: dict[str, float] = {}

    def _picture(self, name: str) -> float:
        """Make a picture a form, once; gives the width of its square."""
        if name not in self._boxes:
            text = (self._folder / "art" / f"{name}.svg").read_text("utf-8")
            self._boxes[name] = float(re.findall(r'viewBox="0 0 (\S+)', text)[0])
            self._canvas.beginForm(name, 0, -self._boxes[name], self._boxes[name], 0)
            self._canvas.scale(1, -1)
            for drawn in re.findall(r"<path[^>]*>", text):
                self._outline(drawn, re.findall(r'fill="([^"]*)"', text)[0])
            self._canvas.endForm()
        return self._boxes[name]

    def _outline(self, drawn: str, color: str) -> None:
        from fontTools.pens.basePen import BasePen  # noqa: PLC0415 as above
        from fontTools.svgLib.path import parse_path  # noqa: PLC0415 as above

        path, pen = self._canvas.beginPath(), BasePen()
        pen._moveTo, pen._lineTo = (lambda at: path.moveTo(*at)), (lambda at: path.lineTo(*at))
        pen._curveToOne = lambda one, two, at: path.curveTo(*one, *two, *at)
        pen._closePath = path.close
        parse_path(re.findall(r' d="([^"]*)"', drawn)[0], pen)
        own = re.findall(r'fill="([^"]*)"', drawn)
        self._canvas.setFillColor(own[0] if own and own[0] != "none" else color)
        self._canvas.drawPath(path, stroke=0, fill=1)

    def art(self, name: str, x: float, y: float, width: float) -> None:
        """A picture whose upper left corner is there."""
        scale = width * MM / self._picture(name)
        self._canvas.saveState()
        self._canvas.translate(x * MM, -y * MM)
        self._canvas.scale(scale, scale)
        self._canvas.doForm(name)
        self._canvas.restoreState()

    def hero(self, card: dict[str, Any], name: str, x: float, y: float) -> None:
        """The card's picture in its pose."""
        canvas, width = self._canvas, card["scale"] * 0.37
        canvas.saveState()
        canvas.translate((x + WIDTH / 2) * MM, -(y + 19.5) * MM)
        canvas.rotate(-card["turn"])
        canvas.scale(-1 if card["flip"] else 1, 1)
        self.art(name, -width / 2, -width / 2, width)
        canvas.restoreState()

    def fitted(self, runs: list[list[Run]], box: tuple[float, float, float, float], size: float) -> None:
        """Words in lines as a box has room for, in the middle; smaller until they fit."""
        x, y, width, height = box
        scale = 1.0
        lines = self._lines(runs, width * MM, size)
        while scale > 0.7 and len(lines) * size * scale * 1.15 > height * MM:
            scale -= 0.025
            lines = self._lines(runs, width * MM, size * scale)
        size *= scale
        top = -y * MM - (height * MM - len(lines) * size * 1.15) / 2
        for number, (line, taken) in enumerate(lines):
            self._line(line, x * MM + (width * MM - taken) / 2, top - (number + 0.82) * size * 1.15, size)

    def _lines(self, words: list[list[Run]], width: float, size: float) -> list[tuple[list[list[Run]], float]]:
        space, lines, taken = self._width(" ", "body", size), [], width + 1
        for word in words:
            wide = sum(size * 0.95 if font == "icon" else self._width(text, font, size) for font, text in word)
            if taken + space + wide > width:
                lines.append([[word], taken := wide])
            else:
                taken += space + wide
                lines[-1][0].append(word)
                lines[-1][1] = taken
        return [(line, wide) for line, wide in lines]

    def _line(self, words: list[list[Run]], x: float, y: float, size: float) -> None:
        space = self._width(" ", "body", size)
        for font, text in (run for word in words for run in [*word, ("body", " ")]):
            if font == "icon":
                self.art(text, x / MM, -(y + size * 0.8) / MM, size * 0.95 / MM)
                x += size * 0.95
            elif text == " ":
                x += space
            else:
                self._canvas.setFont(font, size)
                self._canvas.drawString(x, y, text)
                x += self._width(text, font, size)

    def face(self, card: dict[str, Any], name: str) -> None:
        """Make a face a form."""
        canvas = self._canvas
        for key in ("backdrop", "shadow", "hero", "frame", "lines", "sign"):
            self._picture(card[key])
        for shown in (run["text"] for run in card["rules"] + card["flavor"] if run["kind"] == "icon"):
            self._picture(shown)
        for stat in card["stats"]:
            self._picture(stat["icon"])
        canvas.beginForm(name, 0, -HEIGHT * MM, WIDTH * MM, 0)
        self._ground(card)
        self.art(card["backdrop"], 0, -9.2, WIDTH)
        self.hero(card, card["shadow"], 0.9, 5.4)
        self.hero(card, card["hero"], 0, 4.6)
        self.art(card["frame"], -12.5, 0, HEIGHT)
        self.art(card["lines"], -12.5, 0, HEIGHT)
        self._words(card)
        canvas.endForm()

    def _ground(self, card: dict[str, Any]) -> None:
        for color, height in ((card["ink"], HEIGHT), (card["tint"], 46)):
            self._canvas.setFillColor(color)
            self._canvas.rect(0, -height * MM, WIDTH * MM, height * MM, stroke=0, fill=1)

    def _words(self, card: dict[str, Any]) -> None:
        canvas = self._canvas
        canvas.setFillColor(card["paper"])
        self.fitted(_runs([{"kind": "text", "text": card["name"]}], "title"), (15.8, 43.8, 47.1, 10.2), 18)
        label = [[("icon", card["sign"])], [("label", card["label"].upper())]]
        self.fitted(label, (20.4, 84.7, 28.2, 3.6), 8.6)
        canvas.setFillColor("#000000")
        self.fitted(_runs(card["rules"], "body"), (6.8, 55.3, 55.4, 20), 9.2)
        self.fitted(_runs(card["flavor"], "italic"), (16.4, 77.2, 36.2, 6.2), 7.8)
        canvas.setFont("title", 20)
        for stat in card["stats"]:
            canvas.drawCentredString((stat["x"] + 5) * MM, -stat["y"] * MM - 15, str(stat["value"]))
            self.art(stat["icon"], stat["x"] + 3.1, stat["y"] + 6.4, 3.8)

    def back(self, card: dict[str, Any]) -> None:
        """Make the back a form."""
        for name in ("frame_back_dungeon", "lines_back_dungeon"):
            self._picture(name)
        self._canvas.beginForm("back", 0, -HEIGHT * MM, WIDTH * MM, 0)
        self._canvas.setFillColor(card["tint"])
        self._canvas.rect(0, -HEIGHT * MM, WIDTH * MM, HEIGHT * MM, stroke=0, fill=1)
        self.art("frame_back_dungeon", -12.5, 0, HEIGHT)
        self.art("lines_back_dungeon", -12.5, 0, HEIGHT)
        self._canvas.endForm()

    def sheet(self, forms: list[str], columns: tuple[int, ...]) -> None:
        """A page of forms with crop marks."""
        canvas = self._canvas
        canvas.setLineWidth(0.1 * MM)
        for number, form in enumerate(forms):
            x, y = 4.5 + columns[number % 3] * 66, 10.5 + number // 3 * 91
            canvas.saveState()
            canvas.translate(x * MM, (297 - y) * MM)
            canvas.doForm(form)
            canvas.restoreState()
            for across, down in ((x, 4), (x + WIDTH, 4), (x, 291), (x + WIDTH, 291)):
                canvas.line(across * MM, (297 - down) * MM, across * MM, (295 - down) * MM)
        canvas.showPage()


def _runs(parts: list[dict[str, str]], font: str) -> list[list[Run]]:
    """Words, each of one or several runs that no space parts."""
    words: list[list[Run]] = [[]]
    for part in parts:
        if part["kind"] == "icon":
            words[-1].append(("icon", part["text"]))
            continue
        first, *rest = part["text"].split(" ")
        used = "bold" if part["kind"] == "bold" else font
        words[-1] += [(used, first)] if first else []
        words += [[(used, word)] if word else [] for word in rest]
    return [word for word in words if word]


def main(folder: Path, out: Path) -> None:
    """Draw the sheets."""
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 not in an environment without it

    cards = json.loads((folder / "cards.json").read_text("utf-8"))
    canvas = Canvas(str(out), pagesize=(210 * MM, 297 * MM), pageCompression=1, invariant=1)
    sheets, forms = Sheets(folder, canvas), dict[str, str]()
    sheets.back(cards[0])
    for start in range(0, len(cards), 9):
        part = cards[start : start + 9]
        for card in part:
            key = json.dumps(card)
            if key not in forms:
                forms[key] = f"face{len(forms)}"
                sheets.face(card, forms[key])
        sheets.sheet([forms[json.dumps(card)] for card in part], (0, 1, 2))
        sheets.sheet(["back"] * len(part), (2, 1, 0))
    canvas.save()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
