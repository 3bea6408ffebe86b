"""Rulebooks of known card games read as they were read and found good, in every language."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.engines.described.folders import LIBRARY
from tests.language.rulebook.test_rulebook_leaves import course, play_of, words_of

from cardpress.diagnostics import Report
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import SHIPPED, load_pack
from cardpress.language.phrasebook import phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.models.source import TextSource

HERE = Path(__file__).with_name("library")
GAMES = tuple(sorted(folder.name for folder in (LIBRARY / "content").iterdir()))
LANGUAGES = ("de", "en", "pl")


def _nouns_and_texts(name: str, language: str) -> tuple[dict[str, Any], str]:
    """The nouns and the messages of a game; German ones, which it does not come with, are kept here."""
    if language == "de":
        said = json.loads((HERE / "german.json").read_text("utf-8"))[name]
        return said["terms"], "".join(f"ui-{key} = {text}\n" for key, text in said["texts"].items())
    folder = LIBRARY / "content" / name
    terms = json.loads((folder / f"terms/{language}.json").read_text("utf-8"))
    return terms, (folder / f"text/{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize(("language", "name"), [(language, name) for language in LANGUAGES for name in GAMES])
def test_golden_rulebooks(language: str, name: str) -> None:
    """What a player reads of a game is what an editor read."""
    golden = HERE / f"{name}-{language}.txt"
    pack, (terms, texts) = load_pack(language, SHIPPED, Report()), _nouns_and_texts(name, language)
    assert pack
    book = phrasebook(pack, read_fluent(TextSource("text.ftl", texts, "")), Terms(terms), ())
    words, play = words_of(name), course(name, play_of(name))
    told = rulebook_in(with_course(book, play, words, ()), play).plain().replace("\u00a0", " ") + "\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        golden.write_text(told, "utf-8")

    assert told == golden.read_text("utf-8")
