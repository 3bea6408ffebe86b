"""Each process has a map of fonts of its own, whose thread it has too."""

from __future__ import annotations

import multiprocessing
import sys

from tests import warm


def test_a_copied_process_opens_its_own_map() -> None:
    """The map of a process that was copied is never asked by the copy; within a process there is one."""
    done = warm.process(_compare_maps)
    assert done.returncode == 0, done.stderr


def _compare_maps() -> None:
    """Exit with 0 when a copy of this process has another map of the same fonts, and keeps it."""
    from cardpress.press.layout.font_map import ProcessFonts  # noqa: PLC0415  brings WeasyPrint

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
