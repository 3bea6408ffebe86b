"""Random games of a game that plays: what never happened in them is a warning, with its place."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cardpress.checking import trial_games
from cardpress.checking.trials import Trials
from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load

GAME = {"id": "mini", "kinds": {"card": {"size": "poker", "front": {"template": "card.html"}}},
        "sizes": {"poker": {"width_mm": 63, "height_mm": 88}}}  # fmt: skip
SCHEMA = {"kinds": {"card": {"properties": {"price": {"type": "integer"}}, "required": ["price"]}}}
PLAY: dict[str, Any] = {
    "players": {"least": 2},
    "zones": {
        "deck": {"seen": "nobody", "starts": "cards"},
        "hand": {"owned": True, "seen": "owner"},
        "shelf": {"owned": True},
    },
    "counters": {"coin": {"start": 3}},
    "setup": {"op": "deal", "amount": 2, "who": "each_player"},
    "course": {"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["buy", "wait"]}},
    "actions": {
        "buy": {
            "choose": {"pick": "one", "zone": "hand", "as": "it"},
            "pay": {"op": "lose", "resource": "coin", "amount": {"stat": "price", "of": {"ref": "it"}}},
            "do": {"op": "put", "what": {"ref": "it"}, "to": "shelf"},
        },
        "wait": {"do": {"op": "gain", "resource": "coin", "amount": 1}},
    },
    "score": {"count": {"pick": "all", "zone": "shelf"}},
}


def problems(root: Path, **changed: Any) -> list[Diagnostic]:
    """What random games of a small game find, with parts of its play file changed."""
    game = small_game(root, **changed)
    with Trials(root) as trials:
        trials.begin([game])
        return list(trials.problems())


def small_game(root: Path, **changed: Any) -> Game:
    """A small game, with parts of its play file changed."""
    files: dict[str, Any] = {
        "content/mini/game.json": GAME,
        "content/mini/decks/cards.json": {"id": "cards", "position": 0, "cards": {"cheap": 4, "dear": 4}},
        "content/mini/cards/cheap.json": {"id": "cheap", "kind": "card", "price": 1},
        "content/mini/cards/dear.json": {"id": "dear", "kind": "card", "price": 99},
        "content/mini/play/play.json": {**PLAY, **changed},
        "schemas/mini.json": SCHEMA,
    }
    for name, value in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value, indent=1, sort_keys=True), "utf-8")
    report = Report()
    game = link(check(load(root, report, ["mini"]), report), root, report)["mini"]
    wrong = [each for each in report if each.severity is Severity.ERROR]
    assert [
        each.message for each in wrong if each.position.file.startswith(("content/mini/play", "schemas"))
    ] == []
    return game


def test_what_never_happens_is_told_where_it_stands(tmp_path: Path) -> None:
    """An action that is never legal, a procedure nobody performs, a card nobody can pay: each where it stands."""
    rich = {"condition": "number", "of": {"counter": "coin"}, "at_least": 50}
    actions = {**PLAY["actions"], "steal": {"if": rich, "do": {"op": "gain", "resource": "coin", "amount": 1}}}
    course = {"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["buy", "wait", "steal"]}}
    storm = {"storm": {"op": "draw", "amount": 1}}
    found = problems(tmp_path, actions=actions, course=course, procedures=storm)

    assert [each.code for each in found] == ["never-happens"] * 3
    assert ["steal" in found[0].message, "storm" in found[1].message, "dear" in found[2].message] == [True] * 3
    assert [each.position.file for each in found] == [
        "content/mini/play/play.json", "content/mini/play/play.json", "content/mini/cards/dear.json"
    ]  # fmt: skip
    assert (
        (tmp_path / "content/mini/play/play.json")
        .read_text("utf-8")
        .splitlines()[found[0].position.line - 1]
        .strip()
        .startswith('"steal"')
    )
    assert all(each.hint for each in found)


def test_a_phase_that_never_begins_is_told_where_it_stands(tmp_path: Path) -> None:
    """A phase behind a condition that never holds."""
    rich = {"condition": "number", "of": {"counter": "coin"}, "at_least": 50}
    night = {"op": "phase", "phase": "night", "do": {"op": "draw", "amount": 1}}
    course = [PLAY["course"], {"op": "if", "condition": rich, "do": night}]
    found = problems(tmp_path, course=course)
    lines = (tmp_path / "content/mini/play/play.json").read_text("utf-8").splitlines()

    assert found[0].message.startswith("the phase night never began in ")
    assert lines[found[0].position.line - 1].strip() == '"phase": "night"'


def test_a_game_without_an_end_is_told(tmp_path: Path) -> None:
    """Turns that nothing ends are a warning at the course, after a bounded number of decisions."""
    actions = {**PLAY["actions"], "rest": {"do": {"op": "gain", "resource": "coin", "amount": 2}}}
    course = {"op": "turns", "do": {"op": "act", "of": ["wait", "rest"]}}
    found = problems(tmp_path, actions=actions, course=course)

    assert "did not end" in found[0].message
    assert found[0].position.pointer == "/course"


def test_a_game_that_comes_to_no_decision_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games that last too long are stopped, and told."""
    monkeypatch.setattr(trial_games, "LONGEST", 0)

    assert [each.message for each in problems(tmp_path)] == ["random games come to no decision any more"]


def test_what_goes_on_by_itself_is_told_where_it_stands(tmp_path: Path) -> None:
    """A repetition until a hand is full, of a deck that is empty before."""
    full = {"condition": "number", "of": {"count": {"pick": "all", "zone": "hand"}}, "at_least": 99}
    course = [PLAY["course"], {"op": "repeat", "until": full, "do": {"op": "draw", "amount": 1}}]
    found = problems(tmp_path, course=course)

    assert found[0].message == "this goes on and on, and nobody decides anything"
    assert found[0].position.pointer == "/course/1"


def test_games_nobody_asks_for_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played beside what else is checked; when that finds errors they end with the check."""
    begun: list[subprocess.Popen[str]] = []
    start = trial_games.start_playing
    monkeypatch.setattr(trial_games, "start_playing", lambda given: begun.append(start(given)) or begun[-1])
    with Trials(tmp_path) as trials:
        trials.begin([small_game(tmp_path)])
        assert begun[0].poll() is None
    assert begun[0].returncode not in {None, 0}


def test_the_same_game_is_not_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is remembered below build/.cache until rules or components change."""
    (tmp_path / "build/.cache").mkdir(parents=True)
    first = problems(tmp_path)
    monkeypatch.setattr(trial_games, "PROGRAM", "no.such.module")

    assert problems(tmp_path) == first
    assert "could not be played" in problems(tmp_path, counters={"coin": {"start": 4}})[0].message
