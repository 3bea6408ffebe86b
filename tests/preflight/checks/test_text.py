"""How messages name letters."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardpress.preflight.checks.text import quote_text


@pytest.mark.parametrize(
    ("text", "named"), [(" Ogre ", '"Ogre"'), ("x" * 40, f'"{"x" * 40}"'), ("x" * 41, f'"{"x" * 40}…"')]
)
def test_long_texts_are_cut_after_forty_signs(text: str, named: str) -> None:
    """A text is quoted without blanks around it, whole up to forty signs."""
    assert quote_text(SimpleNamespace(text=text)) == named  # type: ignore[arg-type]
