"""The press as a whole: faces from the cache or freshly rendered, always the same."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import DocumentRequest, FaceRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import pack
from cardpress.press.press import Press
from cardpress.targets import Card
from cardpress.targets.cards_pdf import cards_pdf

ROOT = Path(__file__).resolve().parents[2]
Ask = Callable[..., FaceRequest]
WORDS = ["Żółw", "źdźbło", "ćma", "łąka", "gęś", "śnięty", "ósmy"]


def _faces(ask: Ask, count: int) -> list[FaceRequest]:
    return [
        ask(
            f'<p class="name" data-slot="name">{WORDS[n % 7]} {n}</p>'
            f'<p class="rules" data-slot="rules">{WORDS[n % 5]} <b>AV{n} {WORDS[n % 3]}</b> Tę Wo „fi” ff</p>'
        )
        for n in range(count)
    ]


def test_face_is_the_same_in_any_company(press: Press, ask: Ask, look: FaceLook, tmp_path: Path) -> None:
    """The bytes of a face do not depend on the faces rendered with it, before it, or not at all."""
    requests = _faces(ask, 7)
    together = press.faces(requests, Report())
    alone = Press(look, Store(Folder(tmp_path)))
    separate = {r.key: alone.faces([r], Report())[r.key] for r in reversed(requests)}

    assert {key: pack(face) for key, face in separate.items()} == {k: pack(f) for k, f in together.items()}


def test_face_is_the_same_beside_markup_that_is_not_well_formed(
    press: Press, ask: Ask, look: FaceLook, tmp_path: Path
) -> None:
    """Markup is read by itself: HTML that is no XML on one face changes nothing on another."""
    well = ask('<p class="rules" data-slot="rules"><span style="color: red"/>tekst</p>')
    loose = ask('<p class="rules" data-slot="rules">jeden<br>dwa&nbsp;trzy</p>')
    together = press.faces([well, loose], Report())
    alone = Press(look, Store(Folder(tmp_path))).faces([well], Report())

    assert len(together) == 2
    assert pack(alone[well.key]) == pack(together[well.key])


def test_cached_face_is_not_rendered_again(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """A second press over the same cache asks for no markup and gives equal faces."""
    requests = _faces(ask, 3)

    def refuse(scales: Mapping[str, float]) -> str:
        raise AssertionError("rendered again")

    store = Store(Folder(tmp_path))
    first = Press(look, store)
    made = first.faces(requests, Report())
    first.keep()
    store.save()
    second = Press(look, Store(Folder(tmp_path)))
    kept = second.faces([replace(request, markup=refuse) for request in requests], Report())

    assert kept == made


def test_a_press_that_rested_draws_as_before(look: FaceLook, ask: Ask, tmp_path: Path, report: Report) -> None:
    """What rests gives the faces it drew and draws others as if it had not; a process that stays never rests."""
    one, other = _faces(ask, 2)
    press, fresh = (Press(look, Store(Folder(tmp_path / name))) for name in "ab")
    drawn = press.faces([one], report)
    press.rest()

    assert press.faces([one], report) == drawn
    assert press.faces([other], report) == fresh.faces([other], report)

    staying = Press(look, Store(Folder(tmp_path / "c")), stays=True)
    staying.faces([one], report)
    before = {**vars(staying)}
    staying.rest()
    assert vars(staying) == before


def test_a_press_after_another_look_draws_as_a_new_one(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """What a press keeps of the one before, fonts and stylesheets that stayed, changes no face and no problem."""
    requests = [*_faces(ask, 2), ask("<p>☃</p>", label="snow, front, pl")]
    more = Stylesheet("templates/more.css", '.name { letter-spacing: 1px; font-family: "Nobody" }')
    changed = replace(look, stylesheets=(*look.stylesheets, more))
    before = Press(look, Store(Folder(tmp_path / "a")))
    before.faces(requests, Report())
    results = []
    for earlier in (before, None):
        report = Report()
        made = Press(changed, Store(Folder(tmp_path / str(bool(earlier)))), before=earlier)
        results.append((made.faces(requests, report), list(report)))
    assert results[0] == results[1]

    good = replace(changed, stylesheets=(*look.stylesheets, replace(more, text=".name { letter-spacing: 1px }")))
    kept, fresh = (
        Press(good, Store(Folder(tmp_path / str(one))), before=earlier).faces(requests, Report())
        for one, earlier in enumerate((before, None))
    )
    assert {key: pack(one) for key, one in kept.items()} == {key: pack(one) for key, one in fresh.items()}
    assert len(kept) == 2


def test_damaged_cache_is_made_good(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """After the cache was torn, the next build renders what is missing and comes to the same faces."""
    requests = _faces(ask, 3)
    store = Store(Folder(tmp_path))
    first = Press(look, store)
    made = first.faces(requests, Report())
    first.keep()
    store.save()
    for pack_file in (tmp_path / "store").iterdir():
        pack_file.write_bytes(pack_file.read_bytes()[:-50])

    second = Press(look, Store(Folder(tmp_path)))
    assert second.faces(requests, Report()) == made


def test_workers_make_the_same_faces(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """Two processes come to the faces that one makes, and report the same problems."""
    requests = [*_faces(ask, 64), ask("<p>☃</p>", label="snow, front, pl")]
    results = []
    for jobs in (1, 2):
        report = Report()
        opened = Press(look, Store(Folder(tmp_path / str(jobs))), jobs)
        results.append((opened.faces(requests, report), list(report)))

    assert results[0] == results[1]
    assert len(results[0][0]) == 64


def test_progress_counts_missing_faces_only(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """Progress is told from the start for faces that are rendered, not for those in the cache."""
    requests = _faces(ask, 4)
    seen: list[tuple[int, int]] = []
    opened = Press(look, Store(Folder(tmp_path)))
    opened.faces(requests[:1], Report())
    opened.faces(requests, Report(), lambda done, total: seen.append((done, total)))

    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_stylesheet_that_is_not_understood_stops_the_press(
    look: FaceLook, ask: Ask, tmp_path: Path, report: Report
) -> None:
    """A declaration WeasyPrint ignores is an error with file, line and column, and no face is made."""
    bad = replace(look, stylesheets=(Stylesheet("templates/g/cards.css", ".a {\n  clip-path: circle(3px) }"),))
    opened = Press(bad, Store(Folder(tmp_path)))
    faces = opened.faces(_faces(ask, 1), report)

    (problem,) = report
    at = problem.position
    assert faces == {}
    assert (problem.code, at.file, at.line, at.column) == ("css-ignored", "templates/g/cards.css", 2, 3)


def test_template_that_fails_is_skipped(press: Press, ask: Ask, report: Report) -> None:
    """A face whose markup could not be made is left out; the others come."""
    good, bad = ask("<p>dobra</p>"), replace(ask("<p>zła</p>"), markup=lambda scales, report: None)

    assert set(press.faces([bad, good], report)) == {good.key}
    assert len(report) == 0


def test_fonts_are_embedded_as_subsets_of_the_game(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """Every font in the file is embedded, tagged as a subset, can be searched, and is one of the look's."""
    face = _faces(ask, 1)[0]
    marked = ask(f'<p><i class="icon">{icon["anvil"]}</i> kowadło</p>')
    made = press.faces([face, marked], Report())
    card = Card("Karta", made[face.key], made[marked.key], face.size)
    data = cards_pdf("c.pdf", [card], press.fonts, title="Karty", language="pl").data

    with pikepdf.open(io.BytesIO(data)) as file:
        assert file.check_pdf_syntax() == []
        fonts = [o for o in file.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Subtype") == "/Type0"]
        names = sorted(str(font.BaseFont) for font in fonts)
        assert all("/FontFile2" in font.DescendantFonts[0].FontDescriptor for font in fonts)
        assert all("/ToUnicode" in font for font in fonts)
    assert [re.sub(r"^/[A-Z]{6}\+", "", name) for name in names] != names
    assert {name[8:] for name in names} == {"Alegreya-Regular", "Alegreya-Bold", "Icons"}


def test_document_flows_over_pages(press: Press, ask: Ask, look: FaceLook, report: Report) -> None:
    """A long text becomes as many pages as it needs, each of the size asked for, with the look's fonts."""
    paragraphs = "".join(f'<p style="font: 10pt Alegreya">Akapit {number}</p>' for number in range(120))
    at = ask("").position
    style = Stylesheet("templates/g/reference.css", "@page { margin: 10mm }")
    pages = press.document(DocumentRequest("spis, pl", 210, 297, "pl", paragraphs, (style,), at), report)
    data = write_pages(pages, press.fonts, title="Spis", language="pl")

    assert list(report) == []
    with pikepdf.open(io.BytesIO(data)) as file:
        assert len(file.pages) == len(pages) > 1
        assert file.check_pdf_syntax() == []
        assert [float(edge) for edge in file.pages[0].MediaBox] == pytest.approx([0, 0, 595.276, 841.89], abs=0.01)


def test_document_with_a_foreign_character_is_reported(press: Press, ask: Ask, report: Report) -> None:
    """A character that no font has makes the document fail, and names it."""
    request = DocumentRequest(
        "spis, pl", 100, 100, "pl", '<p style="font: 9pt Alegreya">☃</p>', (), ask("").position
    )

    assert press.document(request, report) == []
    assert {problem.code for problem in report} == {"missing-glyph"}


SCRIPT = """
import sys
from pathlib import Path
from cardpress.diagnostics import Position, Report
from cardpress.files.store import Store
from cardpress.files.safe_write import Folder
from cardpress.models.game import Rectangle
from cardpress.press.face import FaceRequest
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.icons import IconSet, characters
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press
from cardpress.press.sheets.paper import PAPERS
from cardpress.targets import Card
from cardpress.targets.cards_pdf import cards_pdf
from cardpress.targets.sheets_pdf.cut_sheets import Wording, sheets_pdf

icons = IconSet(Path({icons!r}))
style = Stylesheet("a.css", ".face {{ font: 9pt Alegreya; padding: 7mm }} i {{ font: 9pt Icons }}")
look = FaceLook((style,), Path("."), {fonts}, (icons,))
size = Rectangle(width_mm=60, height_mm=40)
body = '<div style="opacity:.5">Żółw %d <i>' + characters(icons)["anvil"] + "</i></div>"

def ask(number):
    markup = lambda scales, report: f'<article class="face">{{body % number}}</article>'
    return FaceRequest(f"{{number:064x}}", str(number), size, "pl", markup, Position("x"))

press = Press(look, Store(Folder(Path(sys.argv[1]))))
report = Report()
faces = list(press.faces([ask(number) for number in range(3)], report).values())
cards = [Card(str(number), face, faces[0], size) for number, face in enumerate(faces)]
named = {{"title": "T", "language": "pl"}}
words = Wording(lambda n, m: f"{{n}} z {{m}}", "100 mm")
made = [
    cards_pdf("c", cards, press.fonts, **named),
    sheets_pdf("s", cards, press.fonts, paper=PAPERS["a4"], wording=words, **named),
]
assert len(faces) == 3, list(report)
sys.stdout.buffer.write(b"".join(artifact.data for artifact in made))
"""


def test_two_processes_make_equal_bytes(font_paths: tuple[Path, ...], icon_folder: Path, tmp_path: Path) -> None:
    """Hash seed, time zone, locale, folder and cache do not show in the files."""
    fonts = "(" + ", ".join(f"font_file(Path({str(path)!r}))" for path in font_paths) + ")"
    script = SCRIPT.format(icons=str(icon_folder), fonts=fonts)
    outputs = []
    for number, zone in enumerate(("Europe/Warsaw", "America/New_York")):
        folder = tmp_path / f"there{number * 10}"
        folder.mkdir()
        settings = {"PYTHONHASHSEED": str(number + 1), "TZ": zone, "LC_ALL": "C"}
        command = [sys.executable, "-c", script, str(folder / "cache")]
        done = subprocess.run(command, cwd=folder, env=os.environ | settings, capture_output=True, check=True)
        outputs.append(done.stdout)

    assert outputs[0] == outputs[1]
    assert outputs[0].count(b"%PDF-1.7") == 2


def test_press_without_work_imports_nothing_heavy() -> None:
    """Opening a press and knowing its targets brings neither WeasyPrint nor HarfBuzz nor fontTools."""
    script = (
        "import sys; import cardpress.press.press, cardpress.targets.cards_pdf, cardpress.targets.sheets_pdf; "
        "print([name for name in ('weasyprint', 'uharfbuzz', 'fontTools', 'pikepdf') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
