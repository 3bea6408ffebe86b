"""Outlines as paths of PDF."""

from __future__ import annotations

from cardpress.press.fonts.outlines import GlyphPath, outline


def test_numbers_have_no_exponent() -> None:
    """What arithmetic leaves beside 0 is 0: PDF knows no numbers with exponents."""
    found = outline(GlyphPath("mlh", (1.287e-16, 2.0, -3e-5, 1234.0)), 0.5, 4)

    assert found is not None
    assert found.path == b"0 1 m\n0 617 l\nh"
