"""Symbols of a page for browsers: pictures that say what they are, for the characters that print them."""

from __future__ import annotations

import base64
from html import escape

from cardpress.models.project import Texts
from cardpress.press.fonts.icons import characters
from cardpress.targets import Order


class PageSigns:
    """The symbols of one page: those that stand in it have rules of its stylesheet."""

    def __init__(self, order: Order, words: Texts) -> None:
        icons = (source for source in order.look.icons if source.family == "Icons")
        self._sources = {c: (name, source) for source in icons for name, c in characters(source).items()}
        called = {
            icon: words.messages.get(f"ui-symbol-{name}", "") for name, icon in order.game.settings.symbols.items()
        }
        self._titles = {icon: title for icon, title in called.items() if title}
        self._used: dict[str, int] = {}

    def with_pictures(self, body: str) -> str:
        """Markup with an element for each such character."""
        return "".join(self._element(each) if each in self._sources else each for each in body)

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


def as_address(kind: str, data: bytes) -> str:
    """Data as an address that asks no server."""
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"
