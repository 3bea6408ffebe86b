"""The commands of README and docs do what they say, and each page is one screen."""

from __future__ import annotations

import filecmp
import io
import json
import re
import runpy
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from tests.sampling import IS_WHOLE

from cardpress.commands import main
from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.as_json import report_as_json
from cardpress.preflight.built_files import BuiltGame
from cardpress.preflight.run_checks import CheckedFile
from cardpress.press.prepress.pictures import QUICKEST
from cardpress.printers.profile import Profile
from cardpress.serve import export
from cardpress_engines.cardplay import cli as cardplay
from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.text_views import tell

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = sorted(
    {
        line.partition("#")[0].strip().removeprefix(".venv/bin/cardpress ")
        for page in PAGES
        for line in re.findall(r"^ {4,}(\.venv/bin/cardpress .+)$", page.read_text("utf-8"), re.MULTILINE)
    },
    key=lambda command: (not re.fullmatch(r"preflight \w+", command), command),
)
"""In an order in which each finds what it needs; a game is looked over before others make more files of it."""

GAMES = {
    page.name: commands
    for page in PAGES
    if (
        commands := re.findall(
            r"^ {4,}\.venv/bin/cardplay (?!table)([^#\n]+)", page.read_text("utf-8"), re.MULTILINE
        )
    )
}
"""Commands of cardplay, by page; a table goes on until it is interrupted and has tests of its own."""


ENDLESS = [each for each in COMMANDS if each.startswith(("watch", "serve", "studio")) and "--export" not in each]
"""Commands that run until they are interrupted; they have tests of their own."""
FOR_TRANSLATORS = sorted(each for each in COMMANDS if each.startswith("translate "))
"""Export comes before import, which writes texts and what they were made from."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of files in several languages, papers, variants and layouts preflight looks at one; in soak at all.

    Kinds of files take turns which one that is; what printers are sent is one kind. Pictures of an exported
    live page are as good, but packed less.
    """
    subjects = BuiltGame.subjects

    def chosen(game: BuiltGame, profile: Profile | None) -> list[CheckedFile]:
        alike: dict[str, list[CheckedFile]] = {}
        for one in subjects(game, profile):
            alike.setdefault(re.split("[-_]", one.path.stem)[0], []).append(one)
        return [named[place % len(named)] for place, named in enumerate(alike.values())]

    if not IS_WHOLE:
        monkeypatch.setattr(BuiltGame, "subjects", chosen)
        monkeypatch.setattr(export, "SMALLEST", QUICKEST)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in ENDLESS + FOR_TRANSLATORS])
def test_command_of_the_docs_works(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command printed in README or docs runs in this project and finds nothing wrong or to warn of."""
    monkeypatch.chdir(ROOT)

    assert main.main(shlex.split(command)) == main.FINE
    assert not command.startswith("preflight") or capsys.readouterr().out.startswith("nothing wrong in ")


def test_commands_for_translators_work_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is exported is imported, in a copy of the game: its texts come back as they were."""
    for part in ("content/mephisto", "templates/mephisto", "templates/shared", "schemas"):
        shutil.copytree(ROOT / part, tmp_path / part)
    (tmp_path / "build").mkdir()
    monkeypatch.chdir(tmp_path)

    assert {command.split()[1] for command in FOR_TRANSLATORS} >= {"export", "import", "status"}
    assert [command for command in FOR_TRANSLATORS if main.main(shlex.split(command)) != main.FINE] == []
    assert filecmp.dircmp(ROOT / "content/mephisto/text", tmp_path / "content/mephisto/text").diff_files == []
    marks = "content/mephisto/translated/pl.json"
    assert (tmp_path / marks).read_bytes() == (ROOT / marks).read_bytes()


@pytest.mark.parametrize("page", GAMES)
def test_commands_of_cardplay_work_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands of cardplay on a page run in their order; who plays leaves at the first question."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)

    for command in GAMES[page]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert cardplay.main(shlex.split(command)) == cardplay.FINE, command


@pytest.mark.parametrize("page", GAMES)
def test_cards_in_a_transcript_are_as_they_are(page: str) -> None:
    """Cards that can be played in a transcript of the docs have the numbers of the deck."""
    text = (ROOT / page if page == "README.md" else ROOT / "docs" / page).read_text("utf-8")
    game = games.find("mephisto").load({})
    naming = tell(game, "en", None)[0].naming
    words = (naming.name_with_stats(card).replace("\u00a0", " ") for card in range(len(naming.names)))
    numbers = {name: stats.removesuffix(")") for name, _, stats in (each.partition(" (") for each in words)}
    shown = re.findall(r"^ +\d+\. Play: ([^(\n]+) \((.+)\)$", text, re.MULTILINE)

    assert shown
    assert [(name, stats) for name, stats in shown if numbers[name] != stats] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_page_is_one_screen(page: Path) -> None:
    """A page of the docs has at most 70 lines of at most 120 characters, tables excepted."""
    lines = [line for line in page.read_text("utf-8").splitlines() if not line.startswith("|")]

    assert len(lines) <= 70
    assert [line for line in lines if len(line) > 120 and not line.startswith("    ")] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_the_docs_lead_somewhere(page: Path) -> None:
    """A relative link or picture of the docs exists."""
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_errors_page_explains_every_code() -> None:
    """docs/errors.md has a line for every code that has a golden case or cannot have one, in their order."""
    errors = ROOT / "tests" / "errors"
    cases = {folder.name for folder in errors.iterdir() if any(folder.glob("*/expected.txt"))}
    without = runpy.run_path(str(errors / "test_errors.py"))["WITHOUT_CASE"]
    page = (ROOT / "docs/errors.md").read_text("utf-8")

    assert re.findall(r"^\| `([a-z0-9-]+)` \| \S.{9,}\|$", page, re.MULTILINE) == sorted({*cases, *without})


def test_errors_page_names_every_field_of_the_json() -> None:
    """docs/errors.md names every field that --format json prints."""
    report = Report()
    report.add(Diagnostic("a", "b", Position("c")))
    printed = json.loads(report_as_json(report))
    page = (ROOT / "docs/errors.md").read_text("utf-8")

    assert [name for name in (*printed, *printed["diagnostics"][0]) if f"`{name}`" not in page] == []
