"""Each process has a map of fonts of its own, whose thread it has too."""

from __future__ import annotations

import multiprocessing
import os
import sys

import pytest
from tests import warm
from weasyprint.text.fonts import FontConfiguration

from cardpress.press.layout.font_map import SETTINGS, ProcessFonts


def test_a_copied_process_opens_its_own_map() -> None:
    """The map of a process that was copied is never asked by the copy; within a process there is one."""
    done = warm.process(_compare_maps)
    assert done.returncode == 0, done.stderr


def _compare_maps() -> None:
    """Exit with 0 when a copy of this process has another map of the same fonts, and keeps it."""
    fonts = ProcessFonts()
    mine = fonts.font_map
    assert fonts.font_map == mine

    def compare() -> None:
        own = fonts.font_map
        sys.exit(own == mine or fonts.font_map != own)

    copied = multiprocessing.get_context("fork").Process(target=compare)
    copied.start()
    copied.join()
    sys.exit(copied.exitcode)


def test_a_map_is_opened_again_with_the_fonts_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forked process that draws for several games opens the map of each with that game's fonts."""
    opened = []

    def note(fonts: ProcessFonts) -> None:
        opened.append(os.environ[SETTINGS])
        fonts.font_map = object()

    monkeypatch.setattr(FontConfiguration, "__init__", note)
    monkeypatch.setenv(SETTINGS, "first.conf")
    fonts = ProcessFonts()
    assert fonts.font_map is fonts.font_map
    monkeypatch.setenv(SETTINGS, "second.conf")
    monkeypatch.setattr(os, "getpid", lambda: -1)

    assert fonts.font_map is fonts.font_map
    assert opened == ["first.conf", "first.conf"]
    assert os.environ[SETTINGS] == "second.conf"
