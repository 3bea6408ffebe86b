"""`cardpress words`: what it prints, and what it says of languages without a dictionary."""

from __future__ import annotations

import json

import pytest

from cardpress.commands import main
from cardpress.words import dictionaries


def test_a_noun_is_printed_as_terms_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    """The likeliest reading comes first, with an example and an entry to be pasted under its id."""
    assert main.main(["words", "punkt łaski", "--id", "favor"]) == main.FINE
    example, entry, *_ = capsys.readouterr().out.splitlines()

    assert example.startswith("noun: jeden punkt łaski, dwa punkty łaski, pięć punktów łaski")
    assert json.loads(f"{{{entry}}}")["favor"]["forms"]["sg"].split()[2] == "punktowi_łaski"


@pytest.mark.parametrize(
    ("words", "kind"), [(["zielony"], "adjective"), (["zielony", "--as", "noun"], "noun"), (["pisać"], "verb")]
)
def test_tools_get_every_reading(words: list[str], kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON a reading says what it is; `--as` chooses among several."""
    assert main.main(["words", *words, "--format", "json"]) == main.FINE
    assert json.loads(capsys.readouterr().out)[0]["kind"] == kind


def test_a_word_of_no_kind_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """What is no word ends with 1 and says so."""
    assert main.main(["words", "qwzx"]) == main.WRONG_CONTENT
    assert "no word of the dictionary" in capsys.readouterr().out


def test_languages_without_a_dictionary_say_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unknown language names the known ones, one that has none compares nothing; a lacking library is named."""
    assert main.main(["words", "karta", "--lang", "cs"]) == main.WRONG_COMMAND
    assert "only of de, en, pl" in capsys.readouterr().err
    assert main.main(["words", "--game", "mini", "--lang", "de"]) == main.WRONG_COMMAND
    assert "no dictionary of de" in capsys.readouterr().err
    monkeypatch.setattr(dictionaries, "find_spec", lambda _: None)
    assert main.main(["words", "karta"]) == main.WRONG_COMMAND
    assert "pip install 'cardpress[words]'" in capsys.readouterr().err
