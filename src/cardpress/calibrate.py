"""Writes the sheet that measures a printer, and stores the two numbers read off it: `cardpress calibrate`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.diagnostics import Report
from cardpress.diagnostics.requests import RequestError, split_names
from cardpress.files.safe_read import SOURCE, is_inside, read_inside
from cardpress.files.safe_write import Folder, UnwritableError, replace_file
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.messages.formatter import Formatter
from cardpress.language.messages.message_compiler import Compiler
from cardpress.language.packs import FILES, SHIPPED, load_pack
from cardpress.language.typography import bind
from cardpress.models.assets import USUAL_FONTS, font_place
from cardpress.models.folders import entries
from cardpress.models.printer_profiles import printer, write_printer
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.sheets import calibration
from cardpress.press.sheets.paper import PAPERS

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf

STEPS = ("print", "scale", "light", "read", "set", "build")


def run(arguments: argparse.Namespace) -> str:
    """Do what the command line asks for, and say what was done; RequestError when it cannot be done."""
    if arguments.set:
        return _keep(arguments.root, arguments.set, arguments.output)
    file = arguments.output or arguments.root / "build" / f"calibration-{arguments.paper}.pdf"
    codes = split_names([arguments.lang])
    words = [_words(code, arguments.root) for code in codes or _languages(arguments.root)]
    language = codes[0] if codes else "en"
    made = calibration.calibration_pdf(file.name, PAPERS[arguments.paper], words, _shelf(arguments.root), language)
    try:
        if arguments.output:
            replace_file(file, made.data)
        else:
            Folder(file.parent).write(file.name, made.data)
    except UnwritableError as problem:
        raise RequestError(f"{file} cannot be written: {(problem.strerror or 'unknown reason').lower()}") from None
    return f"{file}: print both sides at 100%, flipped on the long edge"


def _keep(root: Path, typed: Sequence[str], file: Path | None) -> str:
    profile = printer(*typed)
    where = write_printer(root, profile, file)
    return (
        f"{where}: backs land {profile.right_mm:g} mm to the right and {profile.up_mm:g} mm up; now use --printer"
    )


def _languages(root: Path) -> list[str]:
    """Every language there is a pack for."""
    folders = [entry for place in (SHIPPED, root / "languages") for entry in entries(place)]
    return sorted({entry.name for entry in folders if (Path(entry.path) / FILES[0]).is_file()})


def _words(code: str, root: Path) -> calibration.SheetWords:
    report = Report()
    pack = load_pack(code, root, report)
    if pack is None:
        raise RequestError(f"there is no language pack {code!r}; there is {', '.join(_languages(root))}")
    ui = Formatter(pack.ui, Compiler({}, Plurals(pack.settings.plural)))

    def say(name: str) -> str:
        numbers = {"percent": 100, "length": calibration.RULER}
        return bind(ui.format(f"ui-calibrate-{name}", numbers), pack.settings.ties)

    steps = (f"{place}. {say(step)}" for place, step in enumerate(STEPS, 1))
    return calibration.SheetWords(say("title"), tuple(steps), say("back"))


def _shelf(root: Path) -> FontShelf:
    """The first font of the project that is installed."""
    from cardpress.press.fonts.subset import FontShelf  # noqa: PLC0415 brings HarfBuzz

    font = next(_fonts(root), None)
    if font is None:
        raise RequestError(
            f"no font to write the sheet with: {root / 'content'} has no game whose fonts are installed"
        )
    file = font_file(font)
    return FontShelf([file], file.id)


def _fonts(root: Path) -> Iterator[Path]:
    for game in entries(root / "content"):
        try:
            settings = json.loads(read_inside(Path(game.path) / "game.json", root, SOURCE))
            roles = settings.get("fonts", USUAL_FONTS)
            places = [font_place(root, game.name, name) for role in sorted(roles) for name in roles[role]]
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            continue
        yield from (place[0] for place in places if place and place[0].is_file() and is_inside(*place))
