"""What of a typed text is not understood is told by its words, and what may have been meant is offered."""

from __future__ import annotations

import pytest

from cardpress.language.recognition.recogniser import Recogniser

Recognisers = dict[str, Recogniser]


@pytest.mark.parametrize(
    ("text", "words", "near"),
    [
        ("Dobierz karte.", ["karte"], "kartę"),
        ("Zyskaj 2 ziemniaki. Dobierz 1 kartę.", ["ziemniaki"], None),
        ("Zbuduj kolej do Radomia.", ["Zbuduj", "kolej", "Radomia"], None),
        ("Zyskaj 2 punkty łaski na ręce.", ["na ręce"], None),
        ("Dobierz 2 karty zyskaj 1 punkt łaski.", ["Dobierz 2 karty zyskaj 1 punkt łaski"], None),
    ],
)
def test_words_that_say_nothing_are_told(
    text: str, words: list[str], near: str | None, recognisers: Recognisers
) -> None:
    """Unknown words are told one by one, with known ones written nearly so; else what is in no clause."""
    gaps = recognisers["pl"].read(text).gaps

    assert [text[gap.start : gap.end] for gap in gaps] == words
    assert next(iter(gaps[0].near), None) == near


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Dobierz karte.", "Dobierz 1 kartę."),
        ("Zyskaj punkt łaski", "Zyskaj 1 punkt łaski [favor]."),
        ("Zyskaj 2 ziemniaki. Dobierz 1 kartę.", "Dobierz 1 kartę."),
        ("Zyskaj 2 punkty łaski szybko.", "Zyskaj 2 punkty łaski [favor]."),
    ],
)
def test_what_may_have_been_meant_is_read(text: str, meant: str, recognisers: Recognisers) -> None:
    """A nearest word, a number that was left out, the sentences that are understood: offered, but as nearly so."""
    found = recognisers["pl"].read(text).trees

    assert found[0].sentence.replace("\u00a0", " ") == meant
    assert not any(one.exact for one in found)


def test_a_text_that_is_understood_has_no_gaps(recognisers: Recognisers) -> None:
    """Where a tree says exactly what was typed, nothing is told to be amiss."""
    read = recognisers["pl"].read("Gdy pokonasz potwora, zyskaj 2 punkty łaski.")

    assert read.trees[0].exact
    assert read.gaps == ()
