"""Insets put together out of layers against those that WeasyPrint draws."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from cardpress.diagnostics import Position, Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import DocumentRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.lazy_imports import load_weasyprint
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import WHOLE, Press

load_weasyprint()  # as the press does, without what WeasyPrint warns of

from cardpress.press.layers.inset_layers import InsetComposer  # noqa: E402
from cardpress.press.layers.typeset_layer import LayerTypesetter  # noqa: E402

STYLE = """
@page { margin: 5mm } body { margin: 0; font: 9pt Alegreya }
.entry { position: relative; padding-left: 24mm; height: 22mm; break-inside: avoid }
.small { position: absolute; z-index: -1; left: 2mm; top: 1mm; width: 20mm; height: 18mm; overflow: hidden }
.tile { position: absolute; left: 1mm; top: -1mm; width: 40mm; height: 40mm; background: #cde }
.tile { transform: scale(.5) scale(var(--fit)); transform-origin: 0 0; overflow: hidden; border-radius: 4mm }
.tile > * { position: absolute } .art { left: 9mm; top: 9mm; width: 9mm }
.corner { left: 4mm; top: 4mm; width: 9mm; margin: 0; font-size: calc(20pt / var(--fit)); color: #a00 }
.called { left: 0; top: 22mm; width: 40mm; text-align: center; font-weight: 700 }
"""
TILE = """<div class="entry"><div class="small" aria-hidden="true" data-inset=""><div class="tile">
<p class="corner">{number}</p><p class="called">{name}</p>
<i class="icon art" style="font-size: {size}mm">{icon}</i>
</div></div><p>{number}</p></div>"""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each inset that was asked for was drawn in layers."""
    found: list[bool] = []
    inset = InsetComposer.inset

    def counted(self: InsetComposer, *given: object) -> object:
        made = inset(self, *given)  # type: ignore[arg-type]  # passed on as they come
        found.append(made is not None)
        return made

    monkeypatch.setattr(InsetComposer, "inset", counted)
    return found


@pytest.fixture
def ways(look: FaceLook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Press, Press]:
    """A press that draws in layers, and one that has WeasyPrint draw all."""
    layered, whole = _press(look, tmp_path / "layers"), _press(look, tmp_path / "whole")
    layered._weasy  # noqa: B018 made as long as nobody asks for whole ones
    monkeypatch.setenv(WHOLE, "1")
    whole._weasy  # noqa: B018 as above
    return layered, whole


def _tiles(icon: Mapping[str, str], fit: float = 1.0) -> str:
    tiles = (
        TILE.format(number=number, name=name, size=size, icon=icon["anvil"])
        for number, name, size in [(3, "Żółta jaźń", 15), (12, "Sęp", 4), (7, "Ćma", 20)]
    )
    return f'<main style="--fit: {fit}">{"".join(tiles)}</main>'


def _page(press: Press, markup: str, style: str = STYLE) -> Fragment:
    request = DocumentRequest("s", 105, 148, "pl", markup, (Stylesheet("s.css", style),), Position("s.html"))
    report = Report()
    pages = press.document(request, report)
    assert list(report) == []
    assert pages is not None
    (page,) = pages
    return page


def _picture(press: Press, page: Fragment) -> Image.Image:
    data = write_pages([page], press.fonts, title="", language="pl")
    return pypdfium2.PdfDocument(io.BytesIO(data))[0].render(scale=2).to_pil().convert("L")


def _press(look: FaceLook, folder: Path) -> Press:
    return Press(look, Store(Folder(folder)))


@pytest.mark.parametrize("fit", [1.0, 0.8])
def test_layers_look_as_weasyprint_draws_them(
    ways: tuple[Press, Press], icon: Mapping[str, str], drawn: list[bool], fit: float
) -> None:
    """Turned, clipped and rounded frames with words and pictures in them are those of WeasyPrint, to the point."""
    layered, whole = ways
    mine = _picture(layered, _page(layered, _tiles(icon, fit)))
    assert drawn == [True, True, True]
    theirs = _picture(whole, _page(whole, _tiles(icon, fit)))

    assert len(drawn) == 3
    assert theirs.getextrema()[0] < 100
    assert ImageChops.difference(mine, theirs).getextrema()[1] < 16


@pytest.mark.parametrize(
    "more",
    [
        ".small { overflow: visible }",
        ".small { width: 50% }",
        ".small { padding: 1mm }",
        ".small { opacity: .5 }",
        ".tile { border: 1px solid red }",
        ".tile { position: relative }",
        ".tile { background: linear-gradient(red, blue) }",
        ".corner + .called { color: blue }",
        ".corner { position: static }",
        ".called { columns: 2 }",
        ".called::before { content: 'a' }",
    ],
)
def test_what_is_of_no_known_kind_is_weasyprints(
    look: FaceLook, tmp_path: Path, icon: Mapping[str, str], drawn: list[bool], more: str
) -> None:
    """Insets with anything in them that is not a frame of absolute boxes are laid out by WeasyPrint."""
    _page(_press(look, tmp_path), _tiles(icon), STYLE + more)

    assert drawn == [False, False, False]


def test_another_scale_shares_all_that_is_drawn_the_same(
    look: FaceLook, tmp_path: Path, icon: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A smaller sheet has other frames; in them only what depends on the scale is set anew."""
    press = _press(look, tmp_path)
    press.warm()
    counts: list[int] = []
    layer = LayerTypesetter.layer
    monkeypatch.setattr(LayerTypesetter, "layer", lambda *given: counts.append(1) or layer(*given))
    _page(press, _tiles(icon))
    assert len(counts) == 9
    _page(press, _tiles(icon, 0.8))
    assert len(counts) == 12  # the three numbers in the corner
