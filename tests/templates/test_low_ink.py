"""The low-ink look of every game that has one: how much ink it saves, and whether it can be read in grey."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from pathlib import Path

import numpy as np
import pypdfium2
import pypdfium2.raw
import pytest
from numpy.typing import NDArray
from tests.sampling import few_of

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.printing import LOOKS
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.templates import Templates
from cardpress.press.press import Press
from cardpress.press.sheets.board_tiles import is_board
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(file.parent.name for file in ROOT.glob(f"templates/*/{LOOKS['low-ink']}"))
SCALE = 150 / 72
APART = 3
"""Of so many components one is looked at."""
Pixels = NDArray[np.uint8]
Grey = NDArray[np.float32]
WEIGHTS = np.array([0.299, 0.587, 0.114], dtype=np.float32)


@dataclass(frozen=True)
class Print:
    """One face as printed: its pixels, and for each letter or digit whether it is text and the box around it."""

    label: str
    pixels: Pixels
    letters: list[tuple[str, tuple[int, int, int, int]]]

    @cached_property
    def grey(self) -> Grey:
        """Brightness as a printer without colour sees it, from 0 (ink) to 1 (paper)."""
        return np.asarray(self.pixels.astype(np.float32) @ (WEIGHTS / 255))


def _faces(game_id: str, look_name: str, cache: Path) -> list[Print]:
    """Every few faces of a game in Polish, backs too, and every board."""
    report = Report()
    game = link(check(load(ROOT, report, [game_id]), report), ROOT, report)[game_id]
    words, look = phrase(game, "pl", report), look_of(game, look_name)
    assert words
    printed = Requests(game, words, look, Templates(ROOT)).printed_components(game, words)
    chosen = [one for place, one in enumerate(printed) if place % APART == 0 or is_board(one.size)]
    requests = {face.label: face for one in chosen for face in one.sides}
    press = Press(look, Store(Folder(cache)))
    made = press.faces(list(requests.values()), report)
    assert not report.has_errors
    data = write_pages([made[face.key] for face in requests.values()], press.fonts, title="x", language="pl")
    return [_print(label, page) for label, page in zip(requests, pypdfium2.PdfDocument(data), strict=True)]


def _print(label: str, page: pypdfium2.PdfPage) -> Print:
    pixels = np.asarray(page.render(scale=SCALE).to_pil().convert("RGB"))
    text, height = page.get_textpage(), page.get_height()
    letters = []
    for place in range(text.count_chars()):
        letter = chr(pypdfium2.raw.FPDFText_GetUnicode(text.raw, place))
        if letter.isalnum():
            left, bottom, right, top = text.get_charbox(place)
            x, y = int(left * SCALE) - 1, int((height - top) * SCALE) - 1
            letters.append((letter, (x, y, int(right * SCALE) + 2, int((height - bottom) * SCALE) + 2)))
    return Print(label, pixels, letters)


@pytest.fixture(scope="module", params=few_of(GAMES, 2, "low ink"))
def looks(request: pytest.FixtureRequest) -> tuple[list[Print], list[Print]]:
    """The same faces of a game in its own look and in the low-ink one."""
    cache = ROOT / "build" / ".cache"  # what the build has drawn is not drawn again
    return _faces(request.param, "", cache), _faces(request.param, "low-ink", cache)


def test_every_game_has_a_low_ink_look() -> None:
    """Both games of the project can be printed with little ink."""
    assert {"mephisto", "neuroshima_hex"} <= set(GAMES)


def test_mean_ink_is_at_most_a_third(looks: tuple[list[Print], list[Print]]) -> None:
    """All faces together take at most a third of the ink of the full version, and no face more than half."""
    full, low = ([1 - one.grey.mean() for one in prints] for prints in looks)

    assert len(full) == len(low) > 10
    assert sum(low) <= sum(full) / 3
    assert [one.label for one, a, b in zip(looks[0], full, low, strict=True) if b > a / 2] == []


def test_full_version_would_not_pass(looks: tuple[list[Print], list[Print]]) -> None:
    """The measure tells the looks apart: the full version is coloured and takes three times the ink."""
    full, low = looks

    assert any(_colour(one) > 60 for one in full)
    assert sum(1 - one.grey.mean() for one in full) > 3 * sum(1 - one.grey.mean() for one in low)


def test_low_ink_face_is_grey(looks: tuple[list[Print], list[Print]]) -> None:
    """No colour but shades of grey: what is printed without colour loses nothing."""
    assert [one.label for one in looks[1] if _colour(one) > 20] == []


def _colour(one: Print) -> float:
    """How far the channels of a pixel lie apart at most."""
    channels = [one.pixels[:, :, channel] for channel in range(3)]
    return float((reduce(np.maximum, channels) - reduce(np.minimum, channels)).max())


def test_letters_stand_out_in_grey(looks: tuple[list[Print], list[Print]]) -> None:
    """Every letter and digit has a contrast of 4.5 to 1 with what is around it, in grey."""
    seen, weak = 0, []
    for one in looks[1]:
        linear = _linear(one.grey)
        for letter, contrast in _contrasts(one, linear):
            seen += 1
            if contrast < 4.5:
                weak.append((one.label, letter, round(contrast, 1)))

    assert seen > 500
    assert weak == [], weak


def _linear(grey: Grey) -> Grey:
    """Luminance of grey values, as WCAG reckons it."""
    return np.where(grey <= 0.04045, grey / 12.92, ((grey + 0.055) / 1.055) ** 2.4)


def _contrasts(one: Print, linear: Grey) -> Iterator[tuple[str, float]]:
    for letter, (left, top, right, bottom) in one.letters:
        around = linear[max(0, top) : bottom, max(0, left) : right]
        if around.size:  # a letter in the bleed of its page's edge is none to be read
            yield letter, float((np.percentile(around, 90) + 0.05) / (around.min() + 0.05))
