"""Faces made of layers against those that WeasyPrint draws whole: equal to the byte, whatever is on them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.sampling import IS_WHOLE

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.incremental.session import Session
from cardpress.models.manifest import Selection
from cardpress.models.printing import Edition
from cardpress.pipeline import check
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.layout.lazy_imports import load_weasyprint
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import pack
from cardpress.press.press import Press
from cardpress.press.renderer import Drawn
from cardpress.stages.plan import plan

load_weasyprint()  # as the press does, without what WeasyPrint warns of

from cardpress.press.layers.markup import MarkupNode, article  # noqa: E402
from cardpress.press.layers.renderer import LayerRenderer  # noqa: E402
from cardpress.press.layers.weasyprint_layers import WeasyPrintLayers  # noqa: E402
from cardpress.press.layout.renderer import WeasyRenderer  # noqa: E402

ROOT = Path(__file__).resolve().parents[3]
Ask = Callable[..., FaceRequest]
SEED = 20261122
UNSEEN = 60 if IS_WHOLE else 20
"""Texts of no card that are drawn both ways."""
DRAWN = (
    [
        (folder.name, language, look)
        for folder in sorted((ROOT / "content").iterdir())
        for language in ("en", "pl")
        for look in ("", "low-ink")
    ]
    if IS_WHOLE
    else [
        ("mephisto", "pl", ""),
        ("neuroshima_hex", "en", "low-ink"),
    ]
)
"""Game, language and look of the faces that are drawn both ways; all of them in `make soak`."""


class Whole:
    """WeasyPrint, with a list of the faces it was asked for."""

    def __init__(self, renderer: WeasyRenderer) -> None:
        self._renderer = renderer
        self.asked: list[str] = []

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
        """As the renderer does it."""
        self.asked += [request.label for request in requests]
        return self._renderer.render(requests, report)


def _differing(press: Press, requests: Sequence[FaceRequest]) -> tuple[list[str], list[str]]:
    """Labels of the faces that come out differently in layers and whole, and of those that had to be whole."""
    whole = Whole(press._weasy)
    report, told = Report(), Report()
    layered = LayerRenderer(press._typesetter, press._inspector, whole)
    mine = {key: pack(face) for key, face in layered.render(requests, report)}
    theirs = {key: pack(face) for key, face in press._weasy.render(requests, told)}
    assert sorted(map(str, report)) == sorted(map(str, told))
    return [each.label for each in requests if mine.get(each.key) != theirs.get(each.key)], whole.asked


@pytest.fixture(scope="module")
def session() -> Session:
    """Games are checked once for all tests here."""
    return Session()


def _kinds(element: MarkupNode, around: str = "") -> Iterator[str]:
    """Each element in an element, as what stands in what, whatever its words and numbers are."""
    shape = [
        re.sub(r"[-\d.]+", "0", value)
        for name, value in element.attributes
        if name in {"class", "style", "data-slot"}
    ]
    kind = f"{element.tag} {shape} {any(isinstance(part, str) and part.strip() for part in element.parts)}"
    yield f"{kind} in {around}"
    for inner in element.nodes:
        yield from _kinds(inner, kind)


def _of_each_kind(faces: Iterable[FaceRequest]) -> list[FaceRequest]:
    """Faces, those with most words first, that show every kind of element that any of them shows."""
    filled = [(face, face.markup(Scales(), Report()) or "") for face in faces]
    known: set[tuple[object, str]] = set()
    chosen = []
    for face, markup in sorted(filled, key=lambda one: -len(re.sub("<.*?>", "", one[1]))):
        whole = article(markup)
        kinds = _kinds(whole) if whole else [markup]
        if shown := {(face.size, kind) for kind in kinds} - known:
            known |= shown
            chosen.append(face)
    return chosen


@pytest.mark.parametrize(("game", "language", "look"), DRAWN)
def test_every_kind_of_face_is_drawn_as_weasyprint_draws_it(
    game: str, language: str, look: str, tmp_path: Path, session: Session
) -> None:
    """Content, fonts, objects, scales and reading order of faces are WeasyPrint's, without its drawing them.

    Each look is in the one language or the other: that texts of both break alike is shown with unseen ones below.
    """
    outcome = check(ROOT, [game], session)
    selection = Selection((game,), (language,), ("sheets_pdf",), editions=(Edition(look=look),))
    planned = plan(outcome.games[game], outcome.words[game], selection, session.templates(ROOT))
    faces = [*{face.key: face for job in planned.jobs if job.look == look for face in job.faces}.values()]
    faces = faces if IS_WHOLE else _of_each_kind(faces)
    press = Press(planned.looks[look], Store(Folder(tmp_path)))

    differing, whole = _differing(press, faces)

    assert differing == []
    assert len(whole) <= (0.02 if IS_WHOLE else 0.06) * len(faces), whole


def _rules(language: str, count: int) -> Iterator[str]:
    """Texts that no card has: words of the cards' texts in another order, with stops and emphasis between them."""
    lines = (ROOT / "content" / "neuroshima_hex" / "golden" / f"{language}.txt").read_text("utf-8")
    words = sorted(set(re.findall(r"[^\W_]+(?:-\w+)?[,.;:]?", lines)))
    chance = random.Random(SEED)
    for _ in range(count):
        said = " ".join(chance.choice(words) for _ in range(chance.randint(1, 38)))
        said = re.sub(r"\b(\w) ", "\\1\u00a0", said)
        yield f"<b>{chance.choice(words)}:</b> {said} <b>{chance.choice(words)}</b> {chance.choice(words)} – 3"


def _spotted(language: str, count: int) -> Iterator[str]:
    """Short texts of words that may be bold, the space after them too: most lines end between runs."""
    chance = random.Random(SEED)
    for said in _rules(language, count // 2):
        words = re.sub("<.*?>", "", said).split(" ")[: chance.randint(4, 12)]
        bold = ("<b>{}</b> ", "<b>{} </b>", "{} ")
        yield "".join(chance.choice(bold).format(word) for word in words).strip()


@pytest.mark.parametrize("texts", [_rules, _spotted])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_unseen_texts_break_as_in_weasyprint(
    language: str, texts: Callable[[str, int], Iterator[str]], tmp_path: Path, session: Session
) -> None:
    """Names and rules that are on no card are shrunk, broken, kerned and read as WeasyPrint would do it.

    That holds with every Pango: 1.50 and 1.56 differ in the space that ends a line between two runs.
    """
    outcome = check(ROOT, ["mephisto"], session)
    selection = Selection(("mephisto",), (language,), ("sheets_pdf",))
    templates = session.templates(ROOT)
    planned = plan(outcome.games["mephisto"], outcome.words["mephisto"], selection, templates)
    first = next(face for job in planned.jobs for face in job.faces)
    press = Press(planned.looks[""], Store(Folder(tmp_path)))

    differing, whole = _differing(
        press, [_unseen(first, place, said) for place, said in enumerate(texts(language, UNSEEN))]
    )

    assert differing == []
    assert len(whole) < 10, whole


def _unseen(face: FaceRequest, place: int, said: str) -> FaceRequest:
    """A card with other words."""
    plain = re.sub("<.*?>", "", said)

    def markup(scales: dict[str, float], report: Report) -> str:
        return (
            f'<article class="face monster"><h1 class="name" data-slot="name" style="--fit:{scales["name"]:g}">'
            f'{plain[:20]}</h1><div class="rules" data-slot="rules" style="--fit:{scales["rules"]:g}"><div>'
            f'<p>{said}</p></div></div><div class="flavor" data-slot="flavor" style="--fit:{scales["flavor"]:g}">'
            f"<p>{plain[:60].strip()}</p></div></article>"
        )

    return replace(face, key=f"{place:064}", label=f"unseen {place}", markup=markup)


@pytest.mark.parametrize("align", ["left", "right", "center; text-wrap: wrap"])
def test_lines_that_are_filled_break_as_in_weasyprint(
    align: str, look: FaceLook, ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain text of any length in a block of any width is broken, placed, kerned and shrunk as by WeasyPrint."""
    css = f".rules {{ position: absolute; left: 1mm; height: 33mm; text-align: {align} }} .rules p {{ margin: 0 }}"
    styled = replace(look, stylesheets=(*look.stylesheets, Stylesheet("case.css", css)))
    chance, texts = random.Random(SEED), [re.sub("<.*?>", "", said) for said in _rules("pl", UNSEEN)]
    requests = [
        ask(
            f'<div class="rules" data-slot="rules" style="width: {chance.uniform(24, 36):.2f}mm; {{rules}}">'
            f"<p>{said[:150].strip()}</p><p>{said[:60].strip()}</p></div>",
            f"text {place}",
        )
        for place, said in enumerate(texts)
    ]
    drawn = _count_drawn(monkeypatch)
    differing, whole = _differing(Press(styled, Store(Folder(tmp_path))), requests)

    assert differing == []
    assert len(whole) + drawn[0] < len(requests) / 4


@pytest.mark.parametrize("case", ["uppercase", "lowercase"])
def test_letters_in_another_case_are_those_of_weasyprint(
    case: str, look: FaceLook, ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words in large or small letters are set and read as by WeasyPrint, where a letter becomes two, too."""
    css = f".name, .rules {{ position: absolute; left: 1mm; width: 33mm; text-transform: {case} }}"
    styled = replace(look, stylesheets=(*look.stylesheets, Stylesheet("case.css", css)))
    texts = ("Żółta straße", "Œuvre <b>ŁĄKI</b>", "  Süß  <b>und</b> groß", "ĳsje Ĳsland")
    requests = [
        ask(f'<h1 class="name" data-slot="name" style="{{name}}">{text}</h1><p class="rules">{text}</p>', text)
        for text in texts
    ]
    drawn = _count_drawn(monkeypatch)

    differing, whole = _differing(Press(styled, Store(Folder(tmp_path))), requests)

    assert (differing, whole) == ([], [])
    assert drawn == [0]


def _count_drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many children of faces WeasyPrint draws from now on, the only number in the list."""
    drawn, draw = [0], WeasyPrintLayers.draw

    def counted(self: WeasyPrintLayers, articles: Mapping[MarkupNode, list[MarkupNode]], *given: Any) -> Any:
        drawn[0] += sum(map(len, articles.values()))
        return draw(self, articles, *given)

    monkeypatch.setattr(WeasyPrintLayers, "draw", counted)
    return drawn


CASES = {
    "": True,
    ".a + .b { color: white }": False,
    ".a ~ .c { color: white }": False,
    ".face > :nth-child(2) { color: white }": False,
    ".face > :last-child { color: white }": False,
    ".c b:first-child { color: white }": True,
    ".c b + b, .d ~ b { color: white }": True,
    ".face > :not(.a) { color: white }": True,
    ".face > :not(.a + .b) { color: white }": False,
    ".b { z-index: 1 }": False,
    ".c { z-index: -1 }": False,
    ".c .d { position: relative; z-index: 2 }": False,
    ".face > * { z-index: 0 }": True,
    ".b { opacity: 0.5 }": False,
    ".b { transform: rotate(9deg) }": True,
    ".face { opacity: 0.6 }": False,
    ".face { border: 1mm solid red; outline: 1mm solid lime; box-sizing: border-box }": False,
    ".face { padding: 2mm }": False,
    ".face { counter-reset: n } .face > * { counter-increment: n } .c::after { content: counter(n) }": False,
    ".face > .b { position: static }": False,
    ".face > .b { position: relative }": False,
    ".face > .b { left: auto; top: auto }": True,
    ".c { background: linear-gradient(red, blue) }": False,
    ".b { box-shadow: 1mm 1mm 2mm black }": False,
    ".face::before { content: 'x'; position: absolute; left: 1mm; top: 1mm }": False,
    ".c::before { content: 'x' }": True,
    ".b { display: none }": True,
    ".b { visibility: hidden }": True,
    ".face { color: blue; letter-spacing: 1pt; text-indent: 2mm; text-transform: uppercase }": True,
    ".b { left: 10%; width: 30% }": True,
    ".b { overflow: hidden; border-radius: 2mm }": True,
    ".face:has(.c) .a { color: white }": False,
    ".face { border-radius: 5mm }": True,
    ".b { float: left; text-decoration: underline; font-weight: 700 }": True,
    ".c { width: auto; text-align: justify }": True,
    ".c { font-style: italic; white-space: pre-line }": True,
    ".c { font-variant: small-caps }": False,
    ".c { color: lab(50% 40 20) }": False,
    ".c { text-align: right; line-height: 3mm; padding: 1mm 0.5mm; border-top: 0.3mm solid blue }": True,
    ".c { border: 0.3mm dashed blue; margin: 1mm 2mm; text-wrap: balance }": True,
    ".d { font-size: 14pt; vertical-align: 1mm; background: yellow; padding: 0 1mm }": True,
    ".d { display: inline-block; width: 9mm; vertical-align: middle; rim-width: 0.2mm; rim-color: lime }": True,
}
"""CSS of many kinds to whether faces are made of layers with it."""


@pytest.mark.parametrize(("css", "in_layers"), CASES.items())
def test_what_css_ties_together_is_drawn_whole(
    css: str, in_layers: bool, look: FaceLook, ask: Ask, tmp_path: Path
) -> None:
    """A child is drawn alone only when it looks alone as it does on its face; nobody has to promise that."""
    base = (
        ".a, .b, .c { width: 14mm; height: 8mm } .a { left: 5mm; top: 5mm; background: red }"
        ".face > .b { left: 10mm; top: 8mm; background: lime } .c { left: 15mm; top: 11mm; background: aqua }"
    )
    styled = replace(look, stylesheets=(*look.stylesheets, Stylesheet("case.css", base + css)))
    a, b, c = (
        '<div class="a">Ala</div>',
        '<div class="b">ma</div>',
        '<div class="c"><b class="d">kota</b> i <b>psa</b></div>',
    )
    requests = [
        ask(a + b + c),
        ask(c + "<i>x</i>" + b + a, "other"),
        ask(b + c + c.replace("kota", "konia"), "third"),
    ]

    differing, whole = _differing(Press(styled, Store(Folder(tmp_path))), requests)

    assert differing == []
    assert (not whole) is in_layers


def test_what_is_wrong_with_a_face_is_told_by_weasyprint(press: Press, ask: Ask) -> None:
    """Text that does not fit, characters without a font and refused pictures are the face's problems as before."""
    requests = [
        ask('<p class="rules" data-slot="rules" style="{rules}">' + "słowo " * 90 + "</p>", "too long"),
        ask('<p class="name">日本</p>', "no font"),
        ask('<img src="nothing.png"/>', "no picture"),
        ask('<p class="name" style="colour: red">x</p>', "no property"),
        ask('<p class="name">Topór</p>', "right"),
    ]

    differing, whole = _differing(press, requests)

    assert differing == []
    assert sorted(set(whole)) == ["no font", "no picture", "no property", "too long"]


def test_one_switch_draws_all_faces_whole(look: FaceLook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With CARDPRESS_WHOLE_FACES in the environment no layers are made."""
    monkeypatch.setenv("CARDPRESS_WHOLE_FACES", "1")

    assert isinstance(Press(look, Store(Folder(tmp_path)))._renderer, WeasyRenderer)
