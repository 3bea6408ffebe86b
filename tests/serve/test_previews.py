"""Pictures that a save made are drawn once, before the page asks for them."""

from __future__ import annotations

from typing import cast

import pytest

from cardpress.serve import previews
from cardpress.serve.previews import AHEAD, Pictures
from cardpress.serve.view_model import Drawable

FACE = cast("Drawable", object())


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The resolutions at which faces are drawn, in place of drawing them."""
    seen: list[int] = []

    def noted(_: Drawable, dpi: int) -> bytes:
        seen.append(dpi)
        return b"%d" % dpi

    monkeypatch.setattr(previews, "face_picture", noted)
    return seen


def test_a_face_is_drawn_ahead_as_the_last_one_was_asked_for(drawn: list[int]) -> None:
    """What a save made is drawn once at the page's resolution, at another one when it is asked for."""
    pictures = Pictures()
    pictures.picture("old", FACE, 110)
    pictures.draw_ahead({"new": FACE})

    assert pictures.picture("new", FACE, 110) == b"110"
    assert drawn == [110, 110]
    assert pictures.picture("new", FACE, 220) == b"220"
    assert drawn == [110, 110, 220]


def test_nothing_is_drawn_for_nobody(drawn: list[int]) -> None:
    """Before a page asked for any face none is drawn ahead."""
    pictures = Pictures()
    pictures.draw_ahead({"new": FACE})

    assert pictures.picture("new", FACE, 75) == b"75"
    assert drawn == [75]


def test_of_many_faces_a_few_are_drawn_ahead(drawn: list[int]) -> None:
    """A change of all cards draws the first faces; the others wait until somebody sees them."""
    pictures = Pictures()
    pictures.picture("old", FACE, 75)
    every = {f"face{number}": FACE for number in range(AHEAD + 1)}
    pictures.draw_ahead(every)

    for key in every:
        pictures.picture(key, FACE, 75)

    assert len(drawn) == 1 + len(every)


def test_a_face_that_fails_fails_for_who_asks(monkeypatch: pytest.MonkeyPatch, drawn: list[int]) -> None:
    """Whatever goes wrong while a face is drawn ahead is told to whoever asks for it, and to nobody else."""
    pictures = Pictures()
    pictures.picture("old", FACE, 75)

    def broken(_: Drawable, dpi: int) -> bytes:
        raise ValueError(f"no picture at {dpi}")

    monkeypatch.setattr(previews, "face_picture", broken)
    pictures.draw_ahead({"new": FACE})

    with pytest.raises(ValueError, match="no picture at 75"):
        pictures.picture("new", FACE, 75)
