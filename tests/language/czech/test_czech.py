"""A language is files: a small Czech, and a game that a newcomer begins with is in it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from tests.starter_games import put_starter

from cardpress.diagnostics import Report
from cardpress.language.packs import SHIPPED
from cardpress.models.project import Texts
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
MESSAGE = re.compile(r"^([\w-]+) =.*(?:\n(?=[ }]).*)*", re.MULTILINE)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a new game, and the files of this folder laid over it; what they leave out is English's.

    The game does not play: for its course of play the lexicon, which is Polish, would need words of its own.
    """
    put_starter(tmp_path, "meadow")
    shutil.rmtree(tmp_path / "content" / "meadow" / "play")
    shutil.copytree(HERE, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    pack = tmp_path / "languages" / "cs"
    for name in ("ui.ftl", "terminal.ftl"):
        own = (pack / name).read_text("utf-8") if (pack / name).exists() else ""
        said = {found[1] for found in MESSAGE.finditer(own)}
        rest = [
            found[0]
            for found in MESSAGE.finditer((SHIPPED / "en" / name).read_text("utf-8"))
            if found[1] not in said
        ]
        (pack / name).write_text("\n".join([own, *rest, ""]), "utf-8")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    return tmp_path


def _texts(project: Path) -> Texts:
    report = Report()
    game = link(check(load(project, report), report), project, report)["meadow"]
    texts = phrase(game, "cs", report)
    assert [str(problem) for problem in report] == []
    return texts


def test_czech_counts_and_ties_by_its_own_rules(project: Path) -> None:
    """Plurals, spaces that do not break and the order of letters are those of the pack."""
    texts = _texts(project)
    said = {id_: text.own["rules"].replace("\u00a0", "~") for id_, text in texts.components.items()}

    assert re.search(r"o~(1~bod|[234]~body|\d+~bodů) vyšší", said["mouse"])
    assert "z~řeky a~nech" in said["beaver"]
    assert texts.alphabet.index("č") == texts.alphabet.index("c") + 1


@pytest.mark.parametrize(("value", "words"), [(1, "1 bod "), (2, "2 body "), (4, "4 body "), (5, "5 bodů ")])
def test_czech_has_three_numbers(value: int, words: str, project: Path) -> None:
    """One, a few and more are told apart, as no other language of the tests does."""
    file = project / "content" / "meadow" / "cards" / "mouse.json"
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), "value": value}), "utf-8")

    assert words in _texts(project).components["mouse"].own["rules"].replace("\u00a0", " ")


def test_the_game_is_checked_and_built_in_czech(project: Path, cardpress) -> None:
    """Nothing is wrong, and what is printed carries the words of the pack."""
    assert "languages cs, en" in cardpress("check", "--root", project).stdout
    built = cardpress("build", "--root", project, "--lang", "cs", "--target", "cards_pdf")
    assert built.returncode == 0, built.stderr
    assert (project / "build" / "meadow" / "cs" / "cards.pdf").is_file()


def test_a_word_that_czech_lacks_is_told(project: Path, cardpress) -> None:
    """A text of the game that is not there yet is an error of the Czech file."""
    file = project / "content" / "meadow" / "text" / "cs.ftl"
    file.write_text(file.read_text("utf-8").replace("boar = Kanec", "bor = Kanec"), "utf-8")
    told = cardpress("check", "--root", project).stderr

    assert "boar has no text in cs" in told
    assert 'did you mean "boar"?' in told
