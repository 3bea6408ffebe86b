"""How the page of a rulebook looks: the colors and fonts of its game, and the stylesheet of the page's own.

A game says in `templates/<game>/rulebook_page.css` which of its fonts and colors stand where. Fonts it names are
in the page, with the letters the page shows; without the file the first font of the game sets all of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.press.game_look import PAGE_STYLES
from cardpress.targets import Order
from cardpress.targets.exports.rulebook_page.page_signs import as_address

if TYPE_CHECKING:
    from cardpress.press.fonts.typeface import Typeface

ITALIC = 1
"""The bit of a font's style that says it is italic."""
_FAMILY = re.compile(r'"([^"]+)"')


def own_styles(order: Order) -> str:
    """What a game says of its page, or that its first font sets it; with its colors by name."""
    file = order.game.root / "templates" / order.game.id / PAGE_STYLES
    said = read_inside(file, order.game.root, SOURCE).decode() if file.is_file() else ""
    colors = " ".join(f"--color-{name}: {value};" for name, value in sorted(order.game.settings.palette.items()))
    usual = said or f':root {{ --text-font: "{order.look.label_family}" }}'
    return f":root {{ {colors} }}\n{usual}\n"


def font_rules(order: Order, styles: str, body: str) -> str:
    """A rule for each font file of a family that the styles name, with the letters of the body."""
    named, letters = {*_FAMILY.findall(styles)}, {ord(letter) for letter in body if letter.isprintable()}
    return "".join(_font_rules(order, named, letters))


def _font_rules(order: Order, named: set[str], letters: set[int]) -> Iterator[str]:
    from cardpress.press.fonts.typeface import Typeface  # noqa: PLC0415 plans open no fonts

    for file in order.look.font_files:
        typeface = Typeface(file.data)
        for family in sorted(typeface.families & named):
            weight, style = _weight_and_style(typeface)
            address = as_address("font/ttf", _with_letters(typeface, letters))
            yield (
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {style}; '
                f"src: url({address}) }}\n"
            )


def _weight_and_style(typeface: Typeface) -> tuple[int, str]:
    """The weight of a font from 100 to 900, and "italic" or "normal"."""
    table = bytes(typeface.face.reference_table("OS/2").data)
    weight, flags = (int.from_bytes(table[place : place + 2], "big") for place in (4, 62))
    return weight, "italic" if flags & ITALIC else "normal"


def _with_letters(typeface: Typeface, letters: set[int]) -> bytes:
    """A font file with so many letters, set as in the whole one."""
    import uharfbuzz as hb  # noqa: PLC0415 as above

    wanted = hb.SubsetInput()
    wanted.unicode_set.update(letters)
    wanted.flags = hb.SubsetFlags.NO_HINTING
    return bytes(hb.subset(typeface.face, wanted).blob.data)
