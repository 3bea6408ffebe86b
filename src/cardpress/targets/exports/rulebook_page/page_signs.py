"""Symbols of a page for browsers: pictures that say what they are, for the characters that print them."""

from __future__ import annotations

import base64
import re
from html import escape

from cardpress.models.project import Texts
from cardpress.press.fonts.glyphs import GlyphSource
from cardpress.press.fonts.icons import characters
from cardpress.targets import Order

_DRAWING = re.compile(r'<i class="drawing ([^"]*)">(.)</i>')


class PageSigns:
    """The symbols of one page: those that stand in it have rules of its stylesheet."""

    def __init__(self, order: Order, words: Texts) -> None:
        self._sources = _pictures(order, "Icons")
        self._drawings = _pictures(order, "Drawings")
        called = {
            icon: words.messages.get(f"ui-symbol-{name}", "") for name, icon in order.game.settings.symbols.items()
        }
        self._titles = {icon: title for icon, title in called.items() if title}
        self._used: dict[str, int] = {}

    def with_pictures(self, body: str) -> str:
        """Markup with an element for each such character, and for each of the game's own drawings."""
        body = _DRAWING.sub(self._sign_of_drawing, body)
        return "".join(self._element(each) if each in self._sources else each for each in body)

    def _sign_of_drawing(self, found: re.Match[str]) -> str:
        name, source = self._drawings[found[2]]
        address = as_address("image/svg+xml", source.picture(name).encode())
        return f'<i class="sign {found[1]}" style="--sign: url({address})" aria-hidden="true"></i>'

    def rules(self) -> str:
        """A rule for each symbol that stands in the markup."""
        return "".join(map(self._rule, self._used))

    def _rule(self, character: str) -> str:
        name, source = self._sources[character]
        address = as_address("image/svg+xml", source.picture(name).encode())
        return f".s{self._used[character]} {{ --sign: url({address}) }}\n"

    def _element(self, character: str) -> str:
        number, title = (
            self._used.setdefault(character, len(self._used)),
            self._titles.get(self._sources[character][0]),
        )
        said = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
        return f'<i class="sign s{number}" {said}></i>'


def _pictures(order: Order, family: str) -> dict[str, tuple[str, GlyphSource]]:
    """The pictures of a family by the characters that print them."""
    sources = (source for source in order.look.icons if source.family == family)
    return {character: (name, source) for source in sources for name, character in characters(source).items()}


def as_address(kind: str, data: bytes) -> str:
    """Data as an address that asks no server."""
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"
