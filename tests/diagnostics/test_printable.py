"""What reaches a terminal commands nothing."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st

from cardpress.diagnostics.printable import terminal


@given(st.text())
def test_terminal_gets_no_command(text: str) -> None:
    """Whatever is written, a terminal gets as many characters, none of them a control but tab and line break."""
    stream = io.StringIO(newline="")

    print(text, end="", file=terminal(stream))

    shown = stream.getvalue()
    assert len(shown) == len(text)
    commands = {*map(chr, range(32)), *map(chr, range(127, 160)), "\u202e", "\u2066"} - {"\t", "\n"}
    assert not commands & {*shown}
