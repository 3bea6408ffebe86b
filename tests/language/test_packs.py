"""Language packs: what belongs to one, and what an outside linter says about the shipped ones."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter

from cardpress.diagnostics import Report
from cardpress.effects.shared import OPERATIONS
from cardpress.language import packs
from cardpress.language.clauses.effect_messages import MESSAGES

CONTENT = Path(__file__).resolve().parents[2] / "content"
GAMES = sorted(folder.name for folder in CONTENT.iterdir())
SHIPPED = sorted(folder for folder in packs.SHIPPED.iterdir() if folder.is_dir())


def test_a_project_brings_its_own_pack(tmp_path: Path) -> None:
    """A pack in languages/<code>/ of the project comes before the shipped one of that code."""
    shutil.copytree(packs.SHIPPED / "en", tmp_path / "languages" / "xx")
    report = Report()

    pack = packs.load_pack("xx", tmp_path, report)
    assert pack is not None
    assert (pack.shipped, pack.effects.source.path) == (False, "languages/xx/effects.ftl")


@pytest.mark.parametrize("name", [*packs.FILES])
def test_a_pack_without_a_file_is_an_error(name: str, tmp_path: Path) -> None:
    """Each of its files must be there."""
    shutil.copytree(packs.SHIPPED / "en", tmp_path / "languages" / "xx")
    (tmp_path / "languages" / "xx" / name).unlink()
    report = Report()

    assert packs.load_pack("xx", tmp_path, report) is None
    assert [(problem.code, problem.position.file) for problem in report] == [
        ("missing-language", f"languages/xx/{name}")
    ]


def test_unknown_language_is_an_error(tmp_path: Path) -> None:
    """A language without any pack is reported, with what a pack is made of."""
    report = Report()

    assert packs.load_pack("xx", tmp_path, report) is None
    assert {problem.code for problem in report} == {"missing-language"}


@pytest.mark.parametrize("folder", SHIPPED, ids=lambda folder: folder.name)
def test_every_operation_has_its_message(folder: Path) -> None:
    """Operations of the model and messages of each language are the same set, variants of shape aside."""
    report = Report()
    pack = packs.load_pack(folder.name, folder, report)
    assert pack is not None

    assert pack.effects.entries.keys() == MESSAGES.keys()
    told = {op for op in OPERATIONS if any(id_ == op or id_.startswith(f"{op}-") for id_ in pack.effects.entries)}
    assert told == OPERATIONS.keys() - {"seq", "custom"}  # one is told by its steps, the other by hand


def _pack(tmp_path: Path, name: str, change: Callable[[Any], Any]) -> list[tuple[str, str | None]]:
    """The problems of a copy of the English pack in which one JSON file is changed."""
    folder = tmp_path / "languages" / "xx"
    shutil.copytree(packs.SHIPPED / "en", folder)
    value = json.loads((folder / name).read_text("utf-8"))
    change(value)
    (folder / name).write_text(json.dumps(value), "utf-8")
    report = Report()
    assert packs.load_pack("xx", tmp_path, report) is None
    return [(problem.code, problem.position.pointer) for problem in report]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda settings: settings.update(grammar="yy"), ("bad-value", "/grammar")),
        (lambda settings: settings.update(plural={"one": "n is 1"}), ("bad-value", "/plural/one")),
        (lambda settings: settings.update(colour="red"), ("unknown-field", "/colour")),
        (lambda settings: settings.pop("name"), ("missing-field", None)),
    ],
)
def test_settings_of_a_language_are_checked(
    change: Callable[[Any], Any], problem: tuple[str, str | None], tmp_path: Path
) -> None:
    """A grammar that is not there, a rule that is not CLDR's and wrong fields are problems with their place."""
    assert _pack(tmp_path, "language.json", change) == [problem]


def test_a_lexicon_has_every_word_its_grammar_needs(tmp_path: Path) -> None:
    """A word or a part that the realiser would look for in vain is found before."""

    def change(lexicon: dict[str, Any]) -> None:
        del lexicon["words"]["that"], lexicon["phrases"]["those"]

    problems = [("missing-field", "/phrases"), ("missing-field", "/words")]
    assert sorted(_pack(tmp_path, "lexicon.json", change)) == problems


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda words: words.pop("ordinals"), ("missing-field", None)),
        (lambda words: words["phrases"].update(one="~a N"), ("unknown-word", "/phrases/one")),
        (lambda words: words["phrases"].update(one="dat: a N"), ("unknown-word", "/phrases/one")),
        (lambda words: words["phrases"].update(one="[soup: N] N"), ("unknown-word", "/phrases/one")),
        (lambda words: words["phrases"].update(one="a [pl: N"), ("bad-value", "/phrases/one")),
        (lambda words: words["phrases"].update(one="a ?mine N"), ("bad-value", "/phrases/one")),
        (lambda words: words["phrases"].update(one="/du: a N"), ("bad-value", "/phrases/one")),
        (lambda words: words["people"].update(anyone="~any"), ("bad-value", "/people/anyone")),
        (lambda words: words["people"].update(anyone="player ~any N"), ("unknown-word", "/people/anyone")),
        (lambda words: words.update(owner_case="gen"), ("bad-value", "/owner_case")),
        (lambda words: words["counting"][0].update(case="gen"), ("bad-value", "/counting/0/case")),
        (lambda words: words["counting"].pop(), ("bad-value", "/counting/0")),
        (lambda words: words["pronouns"].update(sg="it its"), ("bad-value", "/pronouns/sg")),
        (lambda words: words["pronouns"].pop("pl"), ("missing-field", "/pronouns")),
        (lambda words: words["adjectives"].update(old=["hard", "old"]), ("unknown-word", "/adjectives/old/0")),
        (lambda words: words["sandhi"].append(["(", ""]), ("bad-value", "/sandhi/3/0")),
        (lambda words: words["orders"].update(main="S V Q"), ("bad-value", "/orders/main")),
        (lambda words: words.update(nouns={"heap": {"one": "heap"}}), ("missing-field", "/nouns/heap")),
    ],
)
def test_tables_of_a_lexicon_are_checked(
    change: Callable[[Any], Any], problem: tuple[str, str | None], tmp_path: Path
) -> None:
    """What a phrase, a rule or a row names and the lexicon lacks is a problem with its place."""
    assert _pack(tmp_path, "lexicon.json", change) == [problem]


def test_a_grammar_is_lent_by_the_language_named(tmp_path: Path) -> None:
    """A pack that names another language takes from it what its own lexicon leaves out."""
    folder = tmp_path / "languages" / "xx"
    shutil.copytree(packs.SHIPPED / "en", folder)
    settings = json.loads((folder / "language.json").read_text("utf-8"))
    (folder / "language.json").write_text(json.dumps({**settings, "grammar": "en"}), "utf-8")
    (folder / "lexicon.json").write_text(json.dumps({"ordinals": ["number one"]}), "utf-8")
    report = Report()

    pack = packs.load_pack("xx", tmp_path, report)

    assert list(report) == []
    assert pack
    assert (pack.words["ordinals"], pack.words["owner_case"]) == (["number one"], "poss")


@pytest.mark.parametrize("name", ["effects.ftl", "ui.ftl", *(f"text of {game}" for game in GAMES)])
def test_outside_linter_finds_nothing(name: str, tmp_path: Path) -> None:
    """compare-locales sees no missing, obsolete, duplicate or broken message in Polish against English."""
    (tmp_path / "l10n.toml").write_text(
        'basepath = "."\nlocales = ["pl"]\n[[paths]]\nreference = "en/*.ftl"\nl10n = "{locale}/*.ftl"\n', "utf-8"
    )
    for language in ("en", "pl"):
        game = name.removeprefix("text of ")
        file = CONTENT / game / "text" / f"{language}.ftl" if game != name else packs.SHIPPED / language / name
        (tmp_path / language).mkdir()
        shutil.copy(file, tmp_path / language / "words.ftl")
    tool = Path(sys.executable).with_name("compare-locales")
    done = subprocess.run(
        [tool, "--json", "-", "l10n.toml", ".", "pl"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    (found,) = json.loads(done.stdout)
    counted = found["summary"]["pl"]
    assert not {"errors", "warnings", "missing", "obsolete", "missingInFiles", "report"} & {
        name for name, count in counted.items() if count
    }
    assert counted["changed"] + counted.get("unchanged", 0) > 0


def test_a_copied_pack_serves_a_game_without_its_terms(tmp_path, cardpress):
    """A new language begins as a copy of a pack, whose sentences may name what the game has not and needs not."""
    put_starter(tmp_path, "meadow")
    shutil.copytree(packs.SHIPPED / "en", tmp_path / "languages" / "nl")
    content = tmp_path / "content" / "meadow"
    for folder, ending in (("text", "ftl"), ("terms", "json")):
        (content / folder / f"nl.{ending}").write_bytes((content / folder / f"en.{ending}").read_bytes())
    (tmp_path / "node_modules").symlink_to(CONTENT.parent / "node_modules")
    done = cardpress("check", "--root", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "languages en, nl" in done.stdout
