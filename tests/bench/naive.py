"""The build everybody writes first: one WeasyPrint document of sheets, every copy of every card laid out again.

usage: naive.py PROJECT GAME OUT.pdf. The same faces from the same templates, texts and fonts, nine on an A4 page
with four crop marks each, a page of backs after every page of fronts. It does not look for overset text.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.incremental.session import Session
from cardpress.pipeline import check
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.face_requests import Requests
from cardpress.press.fonts.fontconfig import FontFile, use_only
from cardpress.press.fonts.glyphs import GlyphSource
from cardpress.press.fonts.iconfont import IconTypeface
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates

PAGE = "@page { size: 210mm 297mm; margin: 0 } body { margin: 0 } .sheet { break-after: page; position: relative; "
PAGE += "width: 210mm; height: 297mm } .slot { position: absolute; width: 69mm; height: 94mm; overflow: hidden } "
PAGE += ".mark { position: absolute; background: black } "
COLUMNS, ROWS, STEP_X, STEP_Y, LEFT, TOP = 3, 3, 66, 91, 4.5, 10.5


def main(project: Path, game: str, out: Path) -> None:
    """Write the sheets of a project's game in Polish, and nothing else."""
    outcome = check(project, [game], Session())
    linked, words = outcome.games[game], outcome.words[game].texts["pl"]
    look = look_of(linked)
    folder = Folder(out.with_suffix(""))  # not in build/, which is removed beside it
    arts = (getattr(loaded.model, "art", None) for loaded in linked.components.values())
    icons = {*linked.settings.symbols.values(), *(art.icon for art in arts if art)}
    fonts = [*look.font_files, *(_pictures(source, icons) for source in look.icons)]
    use_only(fonts, folder)
    import weasyprint  # noqa: PLC0415 it reads the font configuration when it is imported

    printed = Requests(linked, words, look, Templates(project)).printed_components(linked, words)
    fronts = [one.front for one in printed for _ in range(one.copies)]
    backs = [one.back for one in printed for _ in range(one.copies)]
    body = "".join(_sheets(fronts, backs))
    css = PAGE + "\n".join(sheet.text for sheet in look.stylesheets)
    weasyprint.HTML(string=f"<style>{css}</style>{body}", base_url=str(look.base)).write_pdf(out)


def _pictures(source: GlyphSource, icons: Collection[str]) -> FontFile:
    """The font of a source that shows all drawings, or the icons of the deck."""
    places = {name: place for place, name in enumerate(source.names, 1)}
    shown = IconTypeface(source).face_with_outlines(places[name] for name in places.keys() & icons or places)
    return FontFile(source.id, source.family, shown.blob.data)


def _sheets(fronts: Sequence[FaceRequest], backs: Sequence[FaceRequest]) -> Iterator[str]:
    for start in range(0, len(fronts), COLUMNS * ROWS):
        part = slice(start, start + COLUMNS * ROWS)
        yield _sheet(fronts[part], [0, 1, 2])
        yield _sheet(backs[part], [2, 1, 0])


def _sheet(faces: Sequence[FaceRequest], columns: Sequence[int]) -> str:
    slots = []
    for place, face in enumerate(faces):
        x, y = LEFT + columns[place % COLUMNS] * STEP_X, TOP + place // COLUMNS * STEP_Y
        slots.append(f'<div class="slot" style="left: {x}mm; top: {y}mm">{face.markup(Scales(), Report())}</div>')
        for mark_x, mark_y in ((x, 4), (x + 69, 4), (x, 291), (x + 69, 291)):
            slots.append(
                f'<div class="mark" style="left: {mark_x}mm; top: {mark_y}mm; width: .1mm; height: 2mm"></div>'
            )
    return f'<div class="sheet">{"".join(slots)}</div>'


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2], Path(sys.argv[3]))
