"""A language is data: a new one is added to a copy of the project by files alone, and every word is in it."""

from __future__ import annotations

import re
import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.models.project import Texts
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

ROOT = Path(__file__).resolve().parents[2]
PSEUDO: dict[str, Any] = runpy.run_path(str(Path(__file__).with_name("pseudo.py")))
MARKUP = re.compile(r"\[\w+\]")


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Texts]:
    """The texts of Mephisto in English and in a pseudo-language, from a copy of the project."""
    root, report = tmp_path_factory.mktemp("project"), Report()
    for folder in ("content", "schemas", "templates"):
        shutil.copytree(ROOT / folder, root / folder)
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    PSEUDO["add"](root, "mephisto")
    game = link(check(load(root, report, ["mephisto"]), report), root, report)["mephisto"]
    texts = {language: phrase(game, language, report) for language in ("en", "xx")}
    assert [f"{problem.code}: {problem.message}" for problem in report] == []
    return texts


def _texts(texts: Texts) -> dict[str, str]:
    """Every text of a language by a name of its place."""
    found = dict(texts.messages)
    for id_, text in texts.components.items():
        found[id_] = text.name
        found.update({f"{id_}.{field}": rule for field, rule in text.rules.items()})
        if text.flavor:
            found[f"{id_}.flavor"] = text.flavor
    return found


def test_no_word_of_a_new_language_stands_in_code(spoken: dict[str, Texts]) -> None:
    """No plain letter is left anywhere: every word a card or a sheet prints comes from the language's files."""
    telling = PSEUDO["TELLING"]
    plain = {where: telling & set(MARKUP.sub("", text)) for where, text in _texts(spoken["xx"]).items()}

    assert {where: letters for where, letters in plain.items() if letters} == {}


def test_pseudo_language_says_as_much_as_english(spoken: dict[str, Texts]) -> None:
    """The new language has exactly the texts of English, about a third longer, as print must expect."""
    english, pseudo = _texts(spoken["en"]), _texts(spoken["xx"])

    assert english.keys() == pseudo.keys()
    assert 1.25 < sum(map(len, pseudo.values())) / sum(map(len, english.values())) < 1.45


def test_numbers_and_symbols_survive_the_language(spoken: dict[str, Texts]) -> None:
    """Numbers and symbols are the same in every language, in the same amount."""
    kept = re.compile(r"\[\w+\]|\d+")
    english, pseudo = _texts(spoken["en"]), _texts(spoken["xx"])

    assert {where: kept.findall(text) for where, text in english.items()} == {
        where: kept.findall(text) for where, text in pseudo.items()
    }
