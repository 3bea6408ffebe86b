"""`cardpress words --rule` shows the trees of a typed rule text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardpress.commands import main


def test_trees_are_shown_with_their_sentences(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A recognised text is told with its tree and what it says in every language."""
    told = ["words", "--rule", "Gain 3 favor.", "--game", "mini", "--lang", "en", "--root", str(mini)]

    code = main.main([*told, "--format", "json"])

    first = json.loads(capsys.readouterr().out)[0]
    assert code == main.FINE
    assert first["exact"]
    assert first["tree"] == {"op": "gain", "amount": 3, "resource": "favor"}
    assert first["sentences"].keys() == {"en", "pl"}
    assert main.main(told) == main.FINE
    assert first["sentences"]["pl"] in capsys.readouterr().out


def test_what_nobody_can_say_is_told(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A text without a reading is no error of the program: the command says so and gives 1."""
    told = ["words", "--rule", "Build a railway.", "--game", "mini", "--lang", "en", "--root", str(mini)]

    assert main.main(told) == main.WRONG_CONTENT
    said = capsys.readouterr().out
    assert "says nothing like it" in said
    assert 'not understood: "Build"; "railway"' in said


@pytest.mark.parametrize("words", [["--rule", "Gain 3 favor."], []], ids=["no game", "no word"])
def test_what_is_missing_is_said(words: list[str], mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a game, or without anything to look for, the command says what it wants."""
    assert main.main(["words", *words, "--root", str(mini)]) not in {main.FINE, main.WRONG_CONTENT}
    assert "say " in capsys.readouterr().err


def test_texts_of_a_term_are_shown(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--term` shows the texts that say a term, and how many these are."""
    told = ["words", "--term", "favor", "--game", "mini", "--lang", "en", "--root", str(mini)]

    assert main.main(told) == main.FINE
    *texts, last = capsys.readouterr().out.splitlines()
    assert any(text.startswith("rat immediate:") for text in texts)
    assert last == f"{len(texts)} texts"
