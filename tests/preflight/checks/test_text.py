"""How messages name letters."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardpress.preflight.checks import covered_text, text
from cardpress.preflight.checks.text import quote_text


@pytest.mark.parametrize(
    ("text", "named"), [(" Ogre ", '"Ogre"'), ("x" * 40, f'"{"x" * 40}"'), ("x" * 41, f'"{"x" * 40}…"')]
)
def test_long_texts_are_cut_after_forty_signs(text: str, named: str) -> None:
    """A text is quoted without blanks around it, whole up to forty signs."""
    assert quote_text(SimpleNamespace(text=text)) == named  # type: ignore[arg-type]


@pytest.mark.parametrize(("away", "codes"), [(2.0, []), (1.995, []), (1.98, ["outside-safe-zone"])])
def test_letters_may_touch_the_safe_zone(away: float, codes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """As far from the cut as is asked for, to a hundredth of a millimetre, is enough."""
    monkeypatch.setattr(text, "inset", lambda *_: away)
    box = (10.0, 10.0, 20.0, 20.0)
    run = SimpleNamespace(box=box, clip=box, size_pt=9.0, text="Ogre", form=None)
    page = SimpleNamespace(media=(0.0, 0.0, 99.0, 99.0), trim=box)
    criteria = SimpleNamespace(profile=SimpleNamespace(min_text_pt=SimpleNamespace(value=6.0)))

    found = text._check_run(run, page, criteria, SimpleNamespace(safe_mm=2.0))  # type: ignore[arg-type]
    assert [fault.code for fault in found] == codes


def test_a_run_of_which_a_third_shows_is_not_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are hidden that show less than the share, not those that show as much."""
    shares = {0: covered_text._SHOWN - 0.01, 1: covered_text._SHOWN}
    monkeypatch.setattr(covered_text, "_visible_share", lambda box, *_: shares[box])
    runs = [SimpleNamespace(visible_box=number) for number in shares]
    document = SimpleNamespace(background=lambda _: None, render_page=lambda _: None)

    assert [*covered_text._hidden_runs(document, None, runs)] == runs[:1]  # type: ignore[arg-type]
