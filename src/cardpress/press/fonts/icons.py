"""Where icons come from: a set of the icon packages, or SVG drawings of the project.

A name's place in the sorted list of all names fixes its glyph and its character, so a face stays right
whichever icons the next build uses.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from cardpress.diagnostics import Diagnostic, Position
from cardpress.files.safe_read import read_inside
from cardpress.press.fonts.glyphs import FIRST_CODE_POINT, BrokenPictureError, GlyphSource

_EVEN_ODD = re.compile(r"""fill-rule\s*[=:]\s*["']?evenodd""")
_ENTRY = re.compile(rb'\n\t\t"([^"]+)": (?=\{\n\t\t\t"body")')
_END = b"\n\t\t}"
_SIDE = re.compile(rb'\n\t"(width|height)": (\d+)')
"""How a published set is laid out: its icons, and the sides that most of them have."""


def broken_drawing(file: Path, reason: str, line: int | None = None, column: int | None = None) -> Diagnostic:
    """The diagnostic for a picture that cannot be drawn, in a file such as templates/<game>/art/<name>.svg."""
    return Diagnostic(
        "broken-drawing",
        f"the drawing cannot be read: {reason}",
        Position("/".join(file.parts[-4:]), line, column),
        expected="SVG with a viewBox and filled paths",
    )


def characters(source: GlyphSource) -> Mapping[str, str]:
    """The character that prints each picture, by name."""
    return _characters(source.names)


@lru_cache(maxsize=16)
def _characters(names: tuple[str, ...]) -> Mapping[str, str]:
    return {name: chr(FIRST_CODE_POINT + place) for place, name in enumerate(names)}


def icon_set(folder: Path) -> IconSet:
    """The icon package in a folder, the same one for as long as its file does not change; OSError without one."""
    found = (folder / "icons.json").stat()
    return _icon_set(folder, (found.st_size, found.st_mtime_ns))


@lru_cache(maxsize=4)
def _icon_set(folder: Path, _stamp: tuple[int, int]) -> IconSet:
    return IconSet(folder)


@dataclass(frozen=True)
class IconSet:
    """An icon package: a folder with the icons.json of an Iconify set."""

    folder: Path
    family: str = "Icons"

    def __reduce__(self) -> tuple[type[IconSet], tuple[Path, str]]:
        return IconSet, (self.folder, self.family)  # whoever it is sent to reads the set again

    @cached_property
    def _data(self) -> bytes:
        return read_inside(self.folder / "icons.json", self.folder)

    @cached_property
    def id(self) -> str:
        """Digest of the set, whichever icons are used."""
        return hashlib.sha256(self._data).hexdigest()[:32]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of all icons of the set, found without parsing the file when it is laid out as published."""
        return tuple(sorted(self._places or self._content["icons"]))

    @cached_property
    def _places(self) -> Mapping[str, int]:
        """Where in the file each icon begins; none when it is not laid out as published."""
        return {found[1].decode(): found.end() for found in _ENTRY.finditer(self._data)}

    @cached_property
    def _sides(self) -> Mapping[str, int]:
        """The sides of icons that do not say theirs."""
        if self._places:
            return {side.decode(): int(length) for side, length in _SIDE.findall(self._data)}
        return self._content

    def _icon(self, name: str) -> object:
        """What the set says of an icon, read alone: all of it would be ten megabytes of objects."""
        if name not in self._places:
            return self._content["icons"].get(name)
        start = self._places[name]
        return json.loads(self._data[start : self._data.index(_END, start) + len(_END)])

    @cached_property
    def _content(self) -> Mapping[str, Any]:
        """The whole set; BrokenPictureError with a line when it is no set of icons."""
        try:
            content = json.loads(self._data)
        except json.JSONDecodeError as error:
            raise BrokenPictureError(self.file(""), error.msg.lower(), error.lineno, error.colno) from error
        except (ValueError, RecursionError) as error:
            raise BrokenPictureError(self.file(""), "it is no JSON in UTF-8") from error
        if not isinstance(content, dict) or not isinstance(content.get("icons"), dict):
            raise BrokenPictureError(self.file(""), 'it has no object "icons"')
        return content

    @property
    def even_odd(self) -> frozenset[str]:
        """None: icons of a set are filled as letters are."""
        return frozenset()

    def file(self, name: str) -> Path:
        """The file of the whole set."""
        return self.folder / "icons.json"

    def picture(self, name: str) -> str:
        """An icon as an SVG document; BrokenPictureError when it has no body."""
        icon, sides = self._icon(name), self._sides
        if not isinstance(icon, dict) or not isinstance(icon.get("body"), str):
            raise BrokenPictureError(self.file(name), f'the icon "{name}" has no body')
        width, height = (icon.get(side, sides.get(side, 16)) for side in ("width", "height"))
        box = f"{icon.get('left', 0)} {icon.get('top', 0)} {width} {height}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{icon["body"]}</svg>'


@dataclass(frozen=True)
class Drawings:
    """SVG files of the project in `home` by name, each with a viewBox."""

    files: Mapping[str, Path]
    home: Path
    family: str = "Drawings"

    def __reduce__(self) -> tuple[type[Drawings], tuple[Mapping[str, Path], Path, str]]:
        return Drawings, (self.files, self.home, self.family)  # whoever they are sent to reads them again

    @cached_property
    def _texts(self) -> Mapping[str, str]:
        return {
            name: read_inside(path, self.home).decode(errors="replace").replace("\r\n", "\n")
            for name, path in sorted(self.files.items())
        }

    @cached_property
    def id(self) -> str:
        """Digest of all drawings and their names."""
        return hashlib.sha256(json.dumps(self._texts, sort_keys=True).encode()).hexdigest()[:32]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all drawings, sorted."""
        return tuple(sorted(self.files))

    @cached_property
    def even_odd(self) -> frozenset[str]:
        """Drawings that say `fill-rule="evenodd"`, on whichever path: one rule a file."""
        return frozenset(name for name, text in self._texts.items() if _EVEN_ODD.search(text))

    def file(self, name: str) -> Path:
        """The drawing's own file."""
        return self.files[name]

    def picture(self, name: str) -> str:
        """A drawing as an SVG document."""
        return self._texts[name]
