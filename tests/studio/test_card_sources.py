"""Where cards of an open project are written, as it is now."""

from __future__ import annotations

import pytest
from tests.studio.conftest import RAT

from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.studio import Studio


def test_a_card_is_read_as_its_file_is_now(studio: Studio) -> None:
    """Its text is that of the file, whatever the last whole check saw; a card that none has seen is unknown."""
    file = studio.root / RAT
    before = file.read_text("utf-8")
    try:
        file.write_text(f"{before}\n", "utf-8")
        assert studio.sources.read("mini", "rat") == (RAT, f"{before}\n")
        with pytest.raises(UnknownCardError):
            studio.sources.read("mini", "mouse")
        with pytest.raises(UnknownCardError):
            studio.sources.read("maxi", "rat")
    finally:
        file.write_text(before, "utf-8")


def test_a_card_that_an_editor_broke_keeps_its_file(studio: Studio) -> None:
    """It is found still, as long as its file is there; once that is gone, so is the card."""
    file = studio.root / RAT
    before = file.read_text("utf-8")
    try:
        file.write_text("{", "utf-8")
        studio.refresh()
        assert studio.sources.read("mini", "rat") == (RAT, "{")
        file.unlink()
        studio.refresh()
        assert "rat" not in studio.sources.files("mini")
    finally:
        file.write_text(before, "utf-8")
        studio.refresh()
    assert "rat" in studio.sources.files("mini")


def test_a_row_is_what_was_pressed_until_a_check_has_read_it(studio: Studio) -> None:
    """A press that came after the check began stays."""
    studio.sources.keep_row("mini", "rat", 7, {"souls": 3})
    studio.sources.forget_rows(7)
    assert studio.sources.row("mini", "rat") == {"souls": 3}
    studio.sources.forget_rows(8)
    with pytest.raises(KeyError):
        studio.sources.row("mini", "rat")
