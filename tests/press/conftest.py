"""A small look with real fonts and icons, and a press for it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cardpress.diagnostics import Position, Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.assets import find_package
from cardpress.models.game import Rectangle
from cardpress.press.face import FaceRequest
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.icons import IconSet, characters
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press

ROOT = Path(__file__).resolve().parents[2]
SIZE = Rectangle(width_mm=40, height_mm=30)
CSS = """
.face { font: 9pt/1.15 Alegreya; background: #e8dcc0; --fit: 1 }
.face > * { position: absolute; left: 7mm; top: 10mm; margin: 0 }
.name { top: 7mm; width: 32mm; height: 5mm; font-weight: 700; white-space: nowrap }
.name { font-size: calc(var(--fit) * 10pt) }
.rules { top: 13mm; width: 32mm; height: 12mm; font-size: calc(var(--fit) * 9pt) }
.icon { font: 9pt/1 Icons }
"""
FONTS = (
    "alegreya/400Regular/Alegreya_400Regular.ttf",
    "alegreya/700Bold/Alegreya_700Bold.ttf",
)

Ask = Callable[..., FaceRequest]


@pytest.fixture(scope="session")
def icon_folder() -> Path:
    """The icon package."""
    folder = find_package(ROOT, "@iconify-json/game-icons")
    assert folder
    return folder


@pytest.fixture(scope="session")
def font_paths() -> tuple[Path, ...]:
    """Regular and bold text fonts."""
    folder = find_package(ROOT, "@expo-google-fonts")
    assert folder
    return tuple(folder / name for name in FONTS)


@pytest.fixture(scope="session")
def look(icon_folder: Path, font_paths: tuple[Path, ...]) -> FaceLook:
    """The small look."""
    icons = IconSet(icon_folder)
    return FaceLook(
        (Stylesheet("cards.css", CSS),), ROOT / "tests" / "press", tuple(map(font_file, font_paths)), (icons,)
    )


@pytest.fixture(scope="session")
def icon(look: FaceLook) -> Mapping[str, str]:
    """Icon name to the character that prints it."""
    return characters(look.icons[0])


@pytest.fixture(scope="session")
def press(look: FaceLook, tmp_path_factory: pytest.TempPathFactory) -> Press:
    """A press for the small look with a cache of its own."""
    return Press(look, Store(Folder(tmp_path_factory.mktemp("press"))))


@pytest.fixture(scope="session")
def ask(look: FaceLook) -> Ask:
    """Makes a face request from the markup inside the article; `{name}` and `{rules}` are the slots' scales."""

    def ask(inside: str, label: str = "axe, front, pl", size: Rectangle = SIZE) -> FaceRequest:
        def markup(scales: Mapping[str, float], report: Report) -> str:
            styled = inside.replace("{name}", f"--fit: {scales['name']}").replace(
                "{rules}", f"--fit: {scales['rules']}"
            )
            return f'<article class="face">{styled}</article>'

        key = hashlib.sha256(f"{look.fingerprint}{inside}{size}".encode()).hexdigest()
        return FaceRequest(key, label, size, "pl", markup, Position("content/game/axe.json"))

    return ask


@pytest.fixture
def report() -> Report:
    """An empty report."""
    return Report()
