"""Linking: files are matched with each other, and a file refused earlier is not missed a second time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter

from cardpress.course.course_checks import CourseCheck
from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.models.project import Game
from cardpress.models.source_reader import Known
from cardpress.stages.check import Checked, check
from cardpress.stages.effect_checks import Fitted
from cardpress.stages.link import link
from cardpress.stages.load import load

Edit = Callable[..., None]


def _link(root: Path) -> tuple[Game, Report]:
    report = Report()
    return link(check(load(root, report), report), root, report)["mini"], report


def _found(report: Report) -> list[tuple[str, str | None]]:
    return [(problem.code, problem.position.pointer) for problem in report]


def test_link_gives_the_game(project: Path) -> None:
    """A right project becomes a game whose components are in id order and whose languages are complete."""
    game, report = _link(project)

    assert not len(report)
    assert list(game.components) == ["axe", "rat"]
    assert game.languages == ("en", "pl")
    assert dict(game.copies()) == {"axe": 1, "rat": 2}
    assert game.rules["start"].values == {"favor": 5}


def test_link_decks_in_printing_order(project: Path, edit: Edit) -> None:
    """Decks come in the order of their positions, whatever their files are called."""
    edit("decks/main.json", position=2)
    edit("decks/second.json", id="second", position=1, cards={"rat": 1})

    assert [deck.id for deck in _link(project)[0].decks] == ["second", "main"]


def test_link_cards_in_printing_order(project: Path, edit: Edit) -> None:
    """The cards of a deck come kind by kind as the schema lists them, in whatever order the file names them."""
    edit("decks/main.json", cards={"axe": 1, "rat": 2})

    game, _ = _link(project)

    assert list(game.decks[0].cards) == list(game.copies()) == ["rat", "axe"]


def test_link_unprinted_component_is_a_warning(project: Path, edit: Edit) -> None:
    """A component in no deck is worth a word, but keeps nothing from being built."""
    edit("decks/main.json", cards={"rat": 1})

    _, report = _link(project)

    (problem,) = report
    assert (problem.code, problem.severity) == ("unprinted-component", Severity.WARNING)
    assert not report.has_errors


def test_link_piles_hold_what_their_deck_prints(project: Path, edit: Edit) -> None:
    """A pile names kinds and components of its deck, each in one pile: every slip is told at its place."""
    piles = {
        "first": {"kinds": ["monster", "dragon"], "lies": "shuffled"},
        "second": {"kinds": ["monster"], "components": ["rat", "bat"], "lies": "open"},
    }
    edit("decks/main.json", piles=piles)

    _, report = _link(project)

    assert [(problem.code, problem.position.pointer) for problem in report] == [
        ("unknown-component", "/piles/first/kinds/1"),
        ("duplicate-id", "/piles/second/kinds/0"),
        ("unknown-component", "/piles/second/components/1"),
    ]


def test_link_unused_message_is_a_warning(project: Path) -> None:
    """A text for a component that is not there is worth a word in every language that has it."""
    with (project / "content/mini/text/en.ftl").open("a") as file:
        file.write("axee = Axe\n")

    _, report = _link(project)

    (problem,) = report
    assert (problem.code, problem.severity) == ("unused-message", Severity.WARNING)
    assert (problem.position.excerpt, problem.hint) == ("axee = Axe", 'did you mean "axe"?')


@pytest.mark.parametrize("text", ["{", '{"id": "rat"}', '{"id": "rats"}'])
def test_link_refused_component_is_not_missed(project: Path, text: str) -> None:
    """A component that load or check refused is in the deck and in the texts all the same."""
    (project / "content/mini/monsters/rat.json").write_text(text)

    _, report = _link(project)

    assert {problem.position.file for problem in report} == {"content/mini/monsters/rat.json"}


@pytest.mark.parametrize(
    ("path", "text"), [("decks/main.json", "{"), ("terms/en.json", "[]"), ("text/en.ftl", "\xff")]
)
def test_link_refused_file_is_not_missed(project: Path, path: str, text: str) -> None:
    """A refused deck leaves no component unprinted, a refused language file no text untranslated."""
    (project / "content/mini" / path).write_text(text, "latin-1")

    _, report = _link(project)

    assert {problem.position.file for problem in report} == {f"content/mini/{path}"}


def test_link_leaves_out_components_with_wrong_effects(project: Path, edit: Edit) -> None:
    """A component whose effect does not fit is not put into words."""
    edit("weapons/axe.json", effect={"op": "break", "what": {"ref": "nothing"}})

    game, report = _link(project)

    assert _found(report) == [("unbound-name", "/effect/what/ref")]
    assert list(game.components) == ["rat"]


def _pick(**fields: Any) -> dict[str, Any]:
    return {"pick": "one", "kind": "weapon", **fields}


FITTING = {
    "wear": {"op": "wear", "amount": 1, "what": _pick()},
    "itself": {"op": "repair", "amount": 1, "what": {"it": "self"}},
    "move": {"op": "move", "what": _pick(), "to": "any_lane"},
    "swap": {"op": "swap", "what": {"pick": "exactly", "count": 2, "kind": "monster", "zone": "dungeon"}},
    "attached": {
        "op": "seq",
        "do": [
            {"op": "attach", "to": _pick(**{"as": "host"})},
            {
                "op": "while",
                "condition": {"condition": "attached"},
                "do": {"op": "modify", "stat": "range", "what": {"ref": "host"}, "by": 1},
            },
        ],
    },
    "event binds": {
        "op": "when",
        "event": {"event": "plays", "who": "you", "what": _pick(**{"as": "lost"})},
        "do": {"op": "take", "what": {"ref": "lost"}},
    },
    "amount of the same operation": {
        "op": "wear",
        "amount": {"stat": "cost", "of": {"ref": "blade"}},
        "what": _pick(**{"as": "blade"}),
    },
    "bound before the branches": {
        "op": "seq",
        "do": [
            {"op": "take", "what": _pick(**{"as": "blade"})},
            {"op": "choose", "modes": [{"op": "draw", "amount": 1}, {"op": "discard", "what": {"ref": "blade"}}]},
        ],
    },
    "where over several kinds": {
        "op": "take",
        "what": _pick(kind=["monster", "weapon"], zone="dungeon", where={"stat": "cost", "at_most": 2}),
    },
}


@pytest.mark.parametrize("name", FITTING)
def test_link_fitting_effect(project: Path, edit: Edit, name: str) -> None:
    """An effect whose parts fit is no problem."""
    edit("weapons/axe.json", effect=FITTING[name])

    assert _found(_link(project)[1]) == []


def _both(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {"op": "seq", "do": [first, second]}


UNFITTING = {
    "ref of a kind that does not wear": (
        _both(
            {"op": "take", "what": _pick(kind="monster", zone="dungeon", **{"as": "beast"})},
            {"op": "wear", "amount": 1, "what": {"ref": "beast"}},
        ),
        ("selector-mismatch", "/effect/do/1/what"),
    ),
    "bound in the other branch of an if": (
        {
            "op": "if",
            "condition": {"condition": "has", "who": "you", "resource": "favor", "at_least": 1},
            "do": {"op": "take", "what": _pick(**{"as": "blade"})},
            "otherwise": {"op": "discard", "what": {"ref": "blade"}},
        },
        ("unbound-name", "/effect/otherwise/what/ref"),
    ),
    "bound later": (
        _both({"op": "discard", "what": {"ref": "blade"}}, {"op": "take", "what": _pick(**{"as": "blade"})}),
        ("unbound-name", "/effect/do/0/what/ref"),
    ),
    "among nothing": (
        {"op": "take", "what": {"pick": "rest", "kind": "weapon", "among": {"ref": "seen"}}},
        ("unbound-name", "/effect/what/among/ref"),
    ),
    "a monster breaks": (
        {"op": "break", "what": _pick(kind="monster")},
        ("selector-mismatch", "/effect/what/kind"),
    ),
    "amount of a number that is not printed": (
        {"op": "draw", "amount": {"stat": "souls", "of": {"it": "self"}}},
        ("selector-mismatch", "/effect/amount/of"),
    ),
    "one term of several": (
        {"op": "discard", "what": _pick(kind=["weapon", "hammer"], zone="hand")},
        ("unknown-term", "/effect/what/kind/1"),
    ),
}


@pytest.mark.parametrize("name", UNFITTING)
def test_link_unfitting_effect(project: Path, edit: Edit, name: str) -> None:
    """A part of an effect that does not fit is named with its place, and once."""
    effect, expected = UNFITTING[name]
    edit("weapons/axe.json", effect=effect)

    assert _found(_link(project)[1]) == [expected]


def test_link_known_problems_are_remembered_until_the_terms_change(project: Path, edit: Edit) -> None:
    """A second link repeats what it found of unchanged files, and looks again when the terms are others."""
    edit("weapons/axe.json", effect={"op": "discard", "what": _pick(kind="hammer", zone="hand")})
    files: Known = {}
    checked: Checked = {}
    fitted: Fitted = {}

    def run() -> list[str]:
        report = Report()
        sources = load(project, report, known=files)
        link(check(sources, report, known=checked), project, report, known=fitted)
        return [problem.code for problem in report]

    assert run() == ["unknown-term"]
    remembered = fitted["mini"][1]["content/mini/weapons/axe.json"]
    assert run() == ["unknown-term"]
    assert fitted["mini"][1]["content/mini/weapons/axe.json"] is remembered
    cases = dict.fromkeys(("nom", "gen", "dat", "acc", "ins", "loc"), "młot")
    edit("terms/pl.json", hammer={"gender": "m3", "forms": {"sg": cases}})
    edit("terms/en.json", hammer={"one": "hammer", "other": "hammers"})
    assert run() == []


def test_link_checks_a_course_of_play_once_until_a_file_of_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a changed text the course is the very same and not checked again; after a changed play file it is."""
    put_starter(tmp_path, "potions", "effects")
    files: Known = {}
    models: Checked = {}
    checked = list[str]()

    def linked() -> Game:
        report = Report()
        return link(check(load(tmp_path, report, known=files), report, known=models), tmp_path, report)["potions"]

    def counted(asked: CourseCheck) -> Iterator[Diagnostic]:
        checked.append(asked.play.source.path)
        return iter(())

    monkeypatch.setattr(CourseCheck, "problems", counted)
    before, text = linked(), tmp_path / "content/potions/text/en.ftl"
    text.write_text(text.read_text("utf-8") + "\nui-book-more = More\n", "utf-8")
    assert linked().play is before.play
    assert len(checked) == 1
    play = next((tmp_path / "content/potions/play").glob("*.json"))
    play.write_text(play.read_text("utf-8") + "\n", "utf-8")
    assert linked().play is not before.play
    assert len(checked) == 2
