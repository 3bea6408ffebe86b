"""Pango's map of fonts, opened when text is first laid out, and again in a forked process.

From 1.52 on Pango asks Fontconfig in a thread of the map. A forked process has no such thread: it would wait
for ever for the first font it has not used yet.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from weasyprint.text.fonts import FontConfiguration

SETTINGS = "FONTCONFIG_FILE"
"""The environment variable by which Fontconfig finds its settings."""


class ProcessFonts(FontConfiguration):  # type: ignore[misc]  # it has no types
    """WeasyPrint's fonts with a map for each process, always of the fonts that Fontconfig was pointed at first.

    Stylesheets cannot add any: fonts come from game.json.
    """

    def __init__(self) -> None:
        self.strut_layouts: dict[object, object] = {}
        self.font_features: dict[object, object] = {}
        self._maps: dict[int, Any] = {}
        self._settings = os.environ.get(SETTINGS)

    @property
    def font_map(self) -> Any:  # noqa: ANN401  a pointer to Pango's
        """The map of this process; one that it inherited is kept, because freeing it would ask its thread."""
        process = os.getpid()
        if process not in self._maps:
            with self._own_settings():
                super().__init__()  # sets it
        return self._maps[process]

    @font_map.setter
    def font_map(self, value: Any) -> None:  # noqa: ANN401  as above
        self._maps[os.getpid()] = value

    @contextmanager
    def _own_settings(self) -> Iterator[None]:
        """Inside the block Fontconfig reads the settings that it had at first: later ones are of another game."""
        others = os.environ.get(SETTINGS)
        if self._settings is not None:
            os.environ[SETTINGS] = self._settings
        try:
            yield
        finally:
            if others is not None:
                os.environ[SETTINGS] = others
