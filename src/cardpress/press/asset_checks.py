"""Checks that all a game's faces need is there: templates, drawings, colours, icons, authors, fonts."""

from __future__ import annotations

import fnmatch
import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import get_args
from xml.etree import ElementTree

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.files.problems import unreadable
from cardpress.files.safe_read import SOURCE, is_inside, read_inside
from cardpress.models.assets import FONT_PACKAGES, ICON_PACKAGES, OWN_FILE, find_package, font_place, shared_root
from cardpress.models.component import Art, Component, PictureMark
from cardpress.models.folders import all_entries
from cardpress.models.project import Loaded, Models
from cardpress.models.source import position_at
from cardpress.models.source_reader import Known, SourceReader
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import broken_drawing, icon_set
from cardpress.press.fonts.integrity import flaw
from cardpress.press.fonts.opentype import BrokenFontError
from cardpress.press.game_look import SHEET_PAGES, SHEET_STYLES, pictures_in
from cardpress.press.layout.templates import PICTURES
from cardpress.press.layout.variables import unset

_SVG = "http://www.w3.org/2000/svg"
_DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}
_DRAWN |= {"title", "desc", "metadata", "defs"}
"""Elements that a drawing's glyph is made of, and those that only tell about it."""
_OWN = re.compile(r"""\bown(?:\.|\[["'])([A-Za-z][\w-]*)""")
"""How a template names words of a component that are its own business: `text.own.hint`, `text.own["hint"]`."""
_TEXTS = (".css", ".html")
_SHARED = "templates/shared"
_READ: dict[Path, Known] = {}
"""Templates and stylesheets by project: those that stay as they are are not read again."""
Pictured = list[tuple[Loaded[Component], Art]]
_INSTALL = "run npm ci where the project's package.json lies"


def missing_assets(game: Models, root: Path) -> Iterator[Diagnostic]:
    """Every part that settings or components of a game name and that is not there."""
    pictured = [
        (loaded, art) for loaded in game.components if isinstance(art := getattr(loaded.model, "art", None), Art)
    ]
    yield from _templates(game, root)
    yield from _unread(game, root)
    yield from _fonts(game, root)
    yield from _art(game, root, pictured)
    yield from _pictures(game, root)
    yield from _same_pictures(pictured)
    yield from _icon_set(game, root, pictured)


def _icon_set(game: Models, root: Path, pictured: Pictured) -> Iterator[Diagnostic]:
    settings = game.settings.model
    if not (settings.symbols or settings.icon_authors or pictured):
        return
    name = f"{ICON_PACKAGES}/{settings.icon_set}"
    icons, at = find_package(root, name), game.settings.source.position("/icon_set")
    if ".." in PurePosixPath(name).parts:
        yield Diagnostic("path-outside-project", "this leads out of the icon packages", at, "<package>")
    elif icons is None or not (icons / "icons.json").is_file():
        yield _no_package("icon", name, root, at)
    else:
        try:
            names = icon_set(icons).names
        except OSError as error:
            yield unreadable(at, error)
        except BrokenPictureError as broken:
            yield broken_drawing(*broken.args)
        else:
            yield from _icons(game, names, pictured)


def _no_package(what: str, name: str, root: Path, at: Position) -> Diagnostic:
    if os.path.isdir(root / "node_modules" / name):  # noqa: PTH112 Path.is_dir fails on a name too long
        message = f"the {what} package {name} is a link that leads out of the project"
        return Diagnostic("path-outside-project", message, at, "a package inside it", _INSTALL)
    hint = f'a font of your own is "{OWN_FILE}<file>", below templates/<game>/; a package: {_INSTALL}'
    message = f"the {what} package {name} is not installed"
    return Diagnostic("missing-package", message, at, None, hint if what == "font" else _INSTALL)


def _templates(game: Models, root: Path) -> Iterator[Diagnostic]:
    folder = root / "templates" / game.id
    there = sorted(file.name for file in folder.glob("*.*"))
    if SHEET_STYLES in there and not fnmatch.filter(there, SHEET_PAGES):
        at, message = Position(f"templates/{game.id}/{SHEET_STYLES}"), "there is no reference sheet to be styled"
        yield Diagnostic("missing-template", message, at, f"templates/{game.id}/reference.html beside it")
    for kind, settings in sorted(game.settings.model.kinds.items()):
        for side, face in settings.sides.items():
            if "/" in face.template:
                if not (shared_root(root) / "templates" / face.template).is_file():
                    at = game.settings.source.position(f"/kinds/{kind}/{side}/template")
                    yield Diagnostic("missing-template", f"there is no templates/{face.template}", at)
            elif face.template not in there:
                at = game.settings.source.position(f"/kinds/{kind}/{side}/template")
                message, hint = f"templates/{game.id}/ has no {face.template}", did_you_mean(face.template, there)
                yield Diagnostic("missing-template", message, at, None, hint)


def words_shown(game: Models, root: Path) -> set[str] | None:
    """The own words of components that some template of the game names; None when one shows whatever there is."""
    faces = (face for kind in game.settings.model.kinds.values() for face in kind.sides.values())
    shared = {shared_root(root) / "templates" / face.template for face in faces if "/" in face.template}
    found: set[str] = set()
    for file in (*shared, *(root / "templates" / game.id).glob("*.html")):
        if is_inside(file, root if file.is_relative_to(root) else shared_root(root)) and file.is_file():
            found |= _own_words(file, file.stat().st_mtime_ns)
    return None if found & {"values", "items", "keys"} else found


@lru_cache(maxsize=256)
def _own_words(template: Path, _changed: int) -> frozenset[str]:
    return frozenset(_OWN.findall(template.read_text("utf-8", errors="replace")))


def _unread(game: Models, root: Path) -> Iterator[Diagnostic]:
    """Links out of the project; without any, files that are no text, unset variables, drawings that are no SVG."""
    home, shared = root / "templates", shared_root(root)
    folders = (home / "shared", home / game.id)
    report = Report()
    reader = SourceReader(root, report, _READ.setdefault(root, {}))
    ways = [str(path) for path in (home, *folders) if path.is_symlink()]
    links = [*ways, *(path for folder in folders for path in _links(folder))]
    inside = [reader.inside(Path(path).relative_to(root).as_posix()) for path in links]
    if all(inside):
        sheets = [f"templates/{folder.name}/{name}" for folder in folders for name in _names_in(folder, _TEXTS)]
        texts = [reader.text(file) for file in sheets]
        if shared != root:
            usual = SourceReader(shared, report, _READ.setdefault(shared, {}))
            texts += [
                usual.text(f"templates/shared/{name}") for name in _names_in(shared / "templates/shared", ".css")
            ]
        for folder in folders:
            for name in _names_in(folder / "art", ".svg"):
                file = folder / "art" / name
                report.extend(_undrawable(file, root, file.lstat().st_mtime_ns))
        report.extend(unset([text for text in texts if text], game.settings.model.palette))
    yield from report


def _links(folder: str | Path) -> Iterator[str]:
    """Links anywhere in a folder, in the order of their names; none is followed."""
    for entry in all_entries(folder):
        if entry.is_symlink():
            yield entry.path
        elif entry.is_dir():
            yield from _links(entry.path)


def _names_in(folder: Path, endings: str | tuple[str, ...]) -> list[str]:
    """Names with some endings in a folder, sorted; none where there is no such folder."""
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(endings))  # noqa: PTH208 quick
    except OSError:
        return []


@lru_cache(maxsize=256)
def _undrawable(file: Path, root: Path, _changed: int) -> tuple[Diagnostic, ...]:
    """What keeps a drawing from being read; its paths are read only when it is drawn."""
    try:
        data = read_inside(file, root, SOURCE)
        picture = ElementTree.fromstring(data)
    except OSError as error:
        return (unreadable(Position(file.relative_to(root).as_posix()), error),)
    except ElementTree.ParseError as error:
        line, column = error.position
        return (broken_drawing(file, str(error).partition(":")[0], line, column + 1),)
    if picture.tag != f"{{{_SVG}}}svg":
        tag = str(picture.tag).rpartition("}")[2]
        return (_at_element(file, data, tag, f"it is no SVG with the namespace {_SVG}"),)
    strange = next((each for each in picture.iter() if str(each.tag).rpartition("}")[2] not in _DRAWN), None)
    if strange is not None:
        tag = str(strange.tag).rpartition("}")[2]
        return (_at_element(file, data, tag, f"a glyph cannot hold <{tag}>"),)
    box = picture.get("viewBox", "").replace(",", " ").split()
    numbers = [part for part in box if re.fullmatch(r"-?\d*\.?\d+", part)]
    if len(numbers) == len(box) == 4:
        return ()
    return (_at_element(file, data, "svg", "viewBox is not four numbers"),)


def _at_element(file: Path, data: bytes, tag: str, reason: str) -> Diagnostic:
    """A drawing that cannot be used, at its first element of a name."""
    text = data.decode(errors="replace")
    found = re.search(rf"<(?:[\w-]+:)?{re.escape(tag)}\b", text)
    at = position_at("", text, found.start() if found else 0)
    return broken_drawing(file, reason, at.line, at.column)


def _fonts(game: Models, root: Path) -> Iterator[Diagnostic]:
    for role, names in sorted(game.settings.model.fonts.items()):
        for index, name in enumerate(names):
            yield from _font(game.id, name, root, game.settings.source.position(f"/fonts/{role}/{index}"))


def _font(game: str, name: str, root: Path, at: Position) -> Iterator[Diagnostic]:
    package, _, file = name.partition("/")
    place, own = font_place(root, game, name), name.startswith(OWN_FILE)
    if {"..", ""} & {*name.split("/")} or "\0" in name:
        yield Diagnostic("path-outside-project", "this leads out of the font's package", at, "<package>/<file>")
    elif place is None:
        yield _no_package("font", f"{FONT_PACKAGES}/{package}", root, at)
    elif not os.path.isfile(place[0]):  # noqa: PTH113 Path.is_file fails on a name too long
        there = sorted(path.relative_to(place[1]).as_posix() for path in place[1].glob("**/*.[to]tf"))
        message = f"templates/{game}/ has no {file}" if own else f"the font package {package} has no {file}"
        yield Diagnostic("missing-font", message, at, None, did_you_mean(file, there))
    else:
        yield from _font_problems(name, game, place, at)


def _font_problems(name: str, game: str, place: tuple[Path, Path], at: Position) -> Iterator[Diagnostic]:
    """What keeps a font that is there from being used."""
    file, folder = place
    found, hint = Position(f"node_modules/{FONT_PACKAGES}/{name}"), f"install it again: {_INSTALL}"
    if name.startswith(OWN_FILE):
        found = Position(f"templates/{game}/{name.removeprefix(OWN_FILE)}")
        hint = "save it again as TTF or OTF, or take another"
    try:
        wrong = _flaw(file, folder, file.stat().st_mtime_ns)
    except BrokenFontError as error:
        wrong = error.strerror
    except OSError as error:
        yield unreadable(at, error)
        return
    if wrong:
        yield Diagnostic("broken-font", f"the font cannot be used: {wrong}", found, "a TrueType font", hint)


@lru_cache(maxsize=64)
def _flaw(font: Path, package: Path, _changed: int) -> str | None:
    return flaw(font_file(font, package).data)


def _art(game: Models, root: Path, pictured: Pictured) -> Iterator[Diagnostic]:
    palette = game.settings.model.palette
    folders = (root / "templates" / game.id / "art", root / "templates" / "shared" / "art")
    drawings = {file.stem for folder in folders for file in folder.glob("*.svg")}
    for loaded, art in pictured:
        if art.tint not in palette:
            at, hint = loaded.source.position("/art/tint"), did_you_mean(art.tint, palette)
            message = f'the palette has no colour "{art.tint}"'
            yield Diagnostic("unknown-colour", message, at, one_of(sorted(palette)), hint)
        if art.backdrop not in drawings:
            at, hint = loaded.source.position("/art/backdrop"), did_you_mean(art.backdrop, drawings)
            message = f"templates/{game.id}/art/ has no {art.backdrop}.svg"
            yield Diagnostic("missing-drawing", message, at, None, hint)


def _pictures(game: Models, root: Path) -> Iterator[Diagnostic]:
    """Pictures of the game's own that components name and that are not there."""
    known = pictures_in(root, game.id)
    fields = {kind: [*_picture_fields(kind)] for kind in game.schema.KINDS}
    for loaded in game.components:
        for name, alias in fields[type(loaded.model)]:
            picture = getattr(loaded.model, name)
            if picture is not None and picture not in known:
                message = f"templates/{game.id}/{PICTURES}/ has no {picture}"
                at, hint = loaded.source.position(f"/{alias}"), did_you_mean(picture, known)
                yield Diagnostic("missing-drawing", message, at, None, hint)


def _picture_fields(kind: type[Component]) -> Iterator[tuple[str, str]]:
    """Names of the fields of a kind that are pictures, in the model and in files."""
    for name, field in kind.model_fields.items():
        if _names_picture([field.annotation, *field.metadata]):
            yield name, field.alias or name


def _names_picture(parts: Iterable[object]) -> bool:
    """Whether a field is annotated as a picture, alone or as one of several things."""
    return any(isinstance(part, PictureMark) or _names_picture(get_args(part)) for part in parts)


def _same_pictures(pictured: Pictured) -> Iterator[Diagnostic]:
    first: dict[Art, str] = {}
    for loaded, art in sorted(pictured, key=lambda each: each[0].model.id):
        other = first.setdefault(art, loaded.model.id)
        if other != loaded.model.id:
            at = loaded.source.position("/art")
            message = f"{loaded.model.id} has the same picture as {other}"
            yield Diagnostic("same-picture", message, at, "a picture that differs in icon, tint or framing")


def _icons(game: Models, names: tuple[str, ...], pictured: Pictured) -> Iterator[Diagnostic]:
    settings, known = game.settings, frozenset(names)
    authors = settings.model.icon_authors
    used = [(icon, settings.source, f"/symbols/{name}") for name, icon in sorted(settings.model.symbols.items())]
    used += [(art.icon, loaded.source, "/art/icon") for loaded, art in pictured]
    for icon, source, pointer in used:
        if icon not in known:
            yield _missing_icon(game, icon, names, source.position(pointer))
        elif icon not in authors:
            message = f"nothing says who drew the icon {icon}"
            expected = f'"{icon}" in icon_authors of game.json'
            yield Diagnostic("missing-author", message, source.position(pointer), expected)
    for icon in sorted(authors.keys() - known):
        yield _missing_icon(game, icon, names, settings.source.position(f"/icon_authors/{icon}", key=True))


def _missing_icon(game: Models, icon: str, names: tuple[str, ...], at: Position) -> Diagnostic:
    message = f'the icon set {game.settings.model.icon_set} has no icon "{icon}"'
    return Diagnostic("missing-icon", message, at, None, did_you_mean(icon, names))
