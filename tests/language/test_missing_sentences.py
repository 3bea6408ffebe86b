"""A language pack says the sentences that a game uses, and no more has to be there."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter

from cardpress.language.clauses.effect_messages import MESSAGES
from cardpress.language.clauses.listening_sentences import ListeningSentences
from cardpress.language.grammar.phrases import Clause, Clauses, Figure, Several
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.messages.formatter import Formatter
from cardpress.language.messages.message_compiler import Compiler
from cardpress.language.packs import SHIPPED
from cardpress.models.source import TextSource

MESSAGE = re.compile(r"^([\w-]+) =.*(?:\n(?=[ }]).*)*", re.MULTILINE)
ENGLISH = {found[1]: found[0] for found in MESSAGE.finditer((SHIPPED / "en" / "effects.ftl").read_text("utf-8"))}
NEEDED = re.compile(r"languages/xx/effects\.ftl: .* needs the sentence ([\w-]+)$", re.MULTILINE)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A new game that plays, in English and in a language of the project whose pack has no sentence."""
    put_starter(tmp_path, "meadow")
    shutil.copytree(SHIPPED / "en", tmp_path / "languages" / "xx")
    for file in [*(tmp_path / "content" / "meadow").glob("*/en.*")]:
        shutil.copy(file, file.with_name(f"xx{file.suffix}"))
    (tmp_path / "languages" / "xx" / "effects.ftl").write_text("### Nothing yet.\n", "utf-8")
    return tmp_path


def test_a_game_that_plays_asks_for_the_sentences_it_uses_alone(project: Path, cardpress) -> None:
    """One check names all with their English; with these the game is whole, and they are not a fifth of all."""
    told = cardpress("check", "--root", project)
    asked = NEEDED.findall(told.stderr)
    (project / "languages" / "xx" / "effects.ftl").write_text("\n".join(ENGLISH[id_] for id_ in asked), "utf-8")
    again = cardpress("check", "--root", project)

    assert told.returncode == 1
    assert 0 < len(asked) == len(set(asked)) < len(MESSAGES) / 5
    assert "hint: line " in told.stderr
    assert 'pick = { SUBJ($who) } { VERB($who, v: "choose") } { NP($what) }' in told.stderr
    assert again.returncode == 0
    assert "missing" not in again.stderr  # neither a sentence nor the rulebook
    assert "languages en, xx" in again.stdout


def test_a_draft_is_told_all_that_its_rulebook_lacks_at_once(project: Path, cardpress) -> None:
    """As warnings, each with the English sentence, and none says that the game's terms lack a word."""
    whole = NEEDED.findall(cardpress("check", "--root", project).stderr)
    settings = project / "content" / "meadow" / "game.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text("utf-8")), "drafts": ["xx"]}), "utf-8")
    told = cardpress("check", "--root", project)

    assert told.returncode == 0
    assert NEEDED.findall(told.stderr) == whole
    assert 'pick = { SUBJ($who) } { VERB($who, v: "choose") } { NP($what) }' in told.stderr
    assert "which lacks" not in told.stderr


def test_a_sentence_of_the_game_that_lacks_is_shown_in_another_language(tmp_path: Path, cardpress) -> None:
    """Who writes it sees what it has to say."""
    put_starter(tmp_path, "tavern", "effects")
    shutil.copytree(SHIPPED / "en", tmp_path / "languages" / "xx")
    for file in [*(tmp_path / "content" / "tavern").glob("*/en.*")]:
        shutil.copy(file, file.with_name(f"xx{file.suffix}"))
    english = tmp_path / "content" / "tavern" / "sentences" / "en.ftl"
    english.with_name("xx.ftl").write_text("### Nothing yet.\n", "utf-8")
    told = cardpress("check", "--root", tmp_path)
    own = MESSAGE.search(english.read_text("utf-8"))

    assert own
    assert told.returncode == 1
    assert f"of content/tavern/sentences/en.ftl: {' '.join(own[0].split())}" in told.stderr


def test_a_sentence_that_lacks_does_not_hide_those_in_it() -> None:
    """Effects, lists, numbers and people in a sentence that lacks are told, too, and so is what lacks in them."""
    file = read_fluent(TextSource("languages/xx/effects.ftl", "there = here { $what }\n", ""))
    missing: dict[str, None] = {}
    say = ListeningSentences(Formatter(file, Compiler({}, Plurals({}))), missing=missing, case="nom")
    nested: dict[str, Any] = {
        "do": Clause(lambda mood: say("clause", mood=mood)),
        "steps": Clauses(lambda _: (say("first"), say("second"))),
        "many": Several((Figure(lambda wanted: say("number", case=wanted)), "x")),
    }

    assert say("outer", **nested) == "outer clause first second number"
    assert say("there", what="x") == "here x"
    assert [*missing] == ["outer", "clause", "first", "second", "number"]
    assert say.agreement_variables("gone", {}) == frozenset()
    assert (say.attributes("gone"), say.subject_variable("gone")) == ((), "")
