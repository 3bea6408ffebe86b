"""Pango's map of fonts, opened when text is first laid out, and anew in a copy of the process.

From 1.52 on Pango asks Fontconfig in a thread of the map. A copied process has no such thread, so that the first
font it has not met yet would be waited for without end.
"""

from __future__ import annotations

import os
from typing import Any

from weasyprint.text.fonts import FontConfiguration


class ProcessFonts(FontConfiguration):  # type: ignore[misc]  # it has no types
    """WeasyPrint's fonts with a map for each process. Stylesheets cannot add any: fonts come from game.json."""

    def __init__(self) -> None:
        self.strut_layouts: dict[object, object] = {}
        self.font_features: dict[object, object] = {}
        self._maps: dict[int, Any] = {}

    @property
    def font_map(self) -> Any:  # noqa: ANN401  a pointer to Pango's
        """The map of this process; one that it inherited is kept, because freeing it would ask its thread."""
        process = os.getpid()
        if process not in self._maps:
            super().__init__()  # sets it
        return self._maps[process]

    @font_map.setter
    def font_map(self, value: Any) -> None:  # noqa: ANN401  as above
        self._maps[os.getpid()] = value
