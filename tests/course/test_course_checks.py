"""What is wrong with a course of play is found before anybody plays, each at its place in its file."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.starter_games import put_starter

from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.effects.content import content
from cardpress.effects.vocabulary import course_words_of, vocabulary_of
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load

PLAY: dict[str, Any] = {
    "players": {"least": 2, "most": 4},
    "zones": {
        "deck": {"seen": "nobody", "starts": "market", "refill": "discards"},
        "discards": {},
        "hand": {"owned": True, "seen": "owner"},
        "shelf": {"owned": True, "active": True},
    },
    "counters": {"coin": {"start": 3, "most": 20}},
    "setup": {"op": "deal", "amount": 3},
    "course": {
        "op": "turns",
        "do": [
            {"op": "signal", "event": "dawn"},
            {"op": "draw"},
            {"op": "perform", "procedure": "act"},
        ],
    },
    "procedures": {"act": {"op": "act", "of": ["brew", "forage"], "up_to": 2}},
    "actions": {
        "brew": {
            "choose": {
                "pick": "one",
                "zone": "hand",
                "where": {"stat": "price", "at_most": {"counter": "coin"}},
                "as": "it",
            },
            "pay": {"op": "lose", "resource": "coin", "amount": {"stat": "price", "of": {"ref": "it"}}},
            "do": [{"op": "put", "what": {"ref": "it"}, "to": "shelf"}, {"op": "resolve", "what": {"ref": "it"}}],
        },
        "forage": {"do": {"op": "gain", "resource": "coin", "amount": 1}},
    },
    "bodies": {"at_dawn": {"when": "dawn", "do": {"param": "do"}}},
    "end": {
        "when": {"condition": "exists", "what": {"pick": "all", "zone": "shelf"}, "at_least": 6},
        "after": "round",
    },
    "score": {"stat": "price", "of": {"pick": "all", "zone": "shelf"}},
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A starter as a game called potions; tests give it play files."""
    root = tmp_path_factory.mktemp("plays")
    put_starter(root, "potions", "effects")
    return root


def linked(root: Path, *files: dict[str, Any]) -> tuple[Game | None, list[Diagnostic]]:
    """The game with these play files, and all that is wrong with it."""
    game = root / "content/potions"
    shutil.rmtree(game / "play", ignore_errors=True)
    (game / "play").mkdir()
    for number, file in enumerate(files):
        (game / f"play/part_{number}.json").write_text(json.dumps(file, indent=1), "utf-8")
    report = Report()
    games = link(check(load(root, report), report), root, report)
    return games.get(game.name), list(report)


def changed(pointer: str, value: object) -> dict[str, Any]:
    """The course of play with another value at a pointer."""
    whole = json.loads(json.dumps(PLAY))
    *above, last = pointer.split("/")[1:]
    place = whole
    for token in above:
        place = place[int(token)] if isinstance(place, list) else place[token]
    place[int(last) if isinstance(place, list) else last] = value
    return whole


def test_a_whole_course_is_sound(project: Path) -> None:
    """Nothing is said of a course of play that can be played; its words are those of the components."""
    game, problems = linked(project, PLAY)

    assert problems == []
    assert game is not None
    assert game.play is not None
    assert game.play.model.model_dump(mode="json", by_alias=True, exclude_defaults=True)["setup"] == PLAY["setup"]


FOREVER = {"op": "repeat", "do": [{"op": "draw"}]}
WRONG: list[tuple[str, object, str, str]] = [
    ("/zones/deck/starts", "markt", "unknown-component", "/zones/deck/starts"),
    ("/zones/deck/refill", "discard", "bad-value", "/zones/deck/refill"),
    ("/course/do/1", {"op": "drw"}, "unknown-operation", "/course/do/1/op"),
    ("/course/do/1", {"op": "draw", "from": "dek"}, "bad-value", "/course/do/1/from"),
    ("/course/do/2/procedure", "acts", "bad-value", "/course/do/2/procedure"),
    ("/procedures/act/of", ["brew", "forge"], "bad-value", "/procedures/act/of/1"),
    ("/actions/forage/do/resource", "coins", "bad-value", "/actions/forage/do/resource"),
    (
        "/actions/forage/do/amount",
        {"stat": "prize", "of": {"it": "self"}},
        "bad-value",
        "/actions/forage/do/amount/stat",
    ),
    ("/actions/brew/pay/amount/of/ref", "card", "unbound-name", "/actions/brew/pay/amount/of/ref"),
    ("/actions/brew/choose/kind", "poton", "unknown-kind", "/actions/brew/choose/kind"),
    ("/actions/brew/do/0/what", {"param": "what"}, "unbound-name", "/actions/brew/do/0/what/param"),
    ("/bodies/at_dawn/do/param", "what", "unbound-name", "/bodies/at_dawn/do/param"),
    ("/bodies/at_dusk", {"do": {"op": "draw"}}, "unknown-operation", "/bodies/at_dusk"),
    ("/bodies/at_dawn", {"condition": {"condition": "left"}}, "bad-value", "/bodies/at_dawn"),
    ("/boards", {"map": {"spaces": {"a": ["b"]}}}, "bad-value", "/boards/map/spaces/a/0"),
    ("/boards", {"map": {"spaces": {"a": []}, "columns": [["a", "b"]]}}, "bad-value", "/boards/map/columns/0/1"),
    ("/boards", {"map": {"spaces": {"a": []}, "columns": [["a"], ["a"]]}}, "bad-value", "/boards/map/columns/1/0"),
    ("/zones/shelf/active", "efect", "bad-value", "/zones/shelf/active"),
    ("/zones/shelf/active", ["effect", "text"], "bad-value", "/zones/shelf/active/1"),
    ("/zones/deck/emptied", "tidy", "bad-value", "/zones/deck/emptied"),
    ("/bodies/seq", {"do": {"op": "draw"}}, "unknown-operation", "/bodies/seq"),
    ("/markers", {"lamp": {"shows": "card", "owned": True, "of": "hand"}}, "bad-value", "/markers/lamp"),
    ("/zones/attic", {}, "unplayable", "/zones/attic"),
    ("/actions/rest", {"do": {"op": "draw"}}, "unplayable", "/actions/rest"),
    ("/actions/brew/pay/amount", 99, "unplayable", "/actions/brew/pay/amount"),
    ("/course/do/1", FOREVER, "unplayable", "/course/do/1/op"),
    ("/procedures/again", {"op": "perform", "procedure": "again"}, "unplayable", "/procedures/again"),
    ("/course", FOREVER, "unplayable", "/end"),
    ("/bodies", {}, "unplayable", "/effect/op"),
]


@pytest.mark.parametrize(("pointer", "value", "code", "at"), WRONG, ids=lambda each: str(each)[:40])
def test_what_is_wrong_is_told_at_its_place(
    project: Path, pointer: str, value: object, code: str, at: str
) -> None:
    """Each mistake is one problem with its code and the pointer of what causes it."""
    _, problems = linked(project, changed(pointer, value))

    assert (code, at) in {(problem.code, problem.position.pointer) for problem in problems}
    assert all(problem.position.line for problem in problems)


def test_a_procedure_is_told_that_it_knows_only_its_own_names(project: Path) -> None:
    """A name that an action gave is none in a procedure; the hint says what can be done."""
    step = {"op": "put", "what": {"ref": "it"}, "to": "deck"}
    _, problems = linked(project, changed("/procedures/act", step))

    (found,) = (one for one in problems if one.code == "unbound-name")
    assert found.position.pointer == "/procedures/act/what/ref"
    assert "knows only what it names itself" in (found.hint or "")


def test_a_shared_word_gets_a_body(project: Path) -> None:
    """What cards share is done in a way of the game's own: its discards go somewhere else."""
    body = {"do": {"op": "put", "what": {"param": "what"}, "to": "deck"}}
    _, problems = linked(project, changed("/bodies/discard", body))

    assert problems == []


@pytest.mark.parametrize(
    ("marker", "of", "code", "at"),
    [
        ({"shows": "card"}, {"of": {"pick": "all", "zone": "hand"}}, "bad-value", "/of"),
        ({"shows": "card", "spaces": "map"}, {}, "missing-field", "/marker"),
    ],
)
def test_whose_a_marker_is(project: Path, marker: dict[str, Any], of: dict[str, Any], code: str, at: str) -> None:
    """A marker is of cards or spaces where that is said, and of nothing else where it is not."""
    play = changed("/procedures/act", {"op": "mark", "marker": "lamp", "shows": None, **of})
    play |= {"markers": {"lamp": marker}, "boards": {"map": {"spaces": {"a": []}}}}
    _, problems = linked(project, play)

    assert (code, f"/procedures/act{at}") in {(each.code, each.position.pointer) for each in problems}


@pytest.mark.parametrize(
    ("condition", "code", "at"),
    [
        ({"condition": "line", "length": 2}, "missing-field", "/condition"),
        ({"condition": "exists", "what": {"space": "all", "where": {"row": 1}}}, "bad-value", "/what/where/row"),
    ],
)
def test_a_board_of_spaces_has_only_the_lines_it_lists(
    project: Path, condition: dict[str, Any], code: str, at: str
) -> None:
    """On a board of spaces a straight line needs lines that are listed, and there are no rows."""
    play = changed("/procedures/act", {"op": "if", "condition": condition, "do": {"op": "win"}})
    play |= {"boards": {"map": {"spaces": {"a": ["b"], "b": ["a"]}}}}
    _, problems = linked(project, play)
    play["boards"]["map"]["lines"] = [["a", "b"]]
    _, with_lines = linked(project, play)

    assert (code, f"/procedures/act/condition{at}") in {(each.code, each.position.pointer) for each in problems}
    assert (code == "missing-field") == (code not in {each.code for each in with_lines})


def test_an_object_of_no_known_shape(project: Path) -> None:
    """Where an object is no number, the members are named of which it should have one."""
    _, (problem,) = linked(project, changed("/actions/forage/do/amount", {"cuont": {"pick": "all"}}))

    assert problem.position.pointer == "/actions/forage/do/amount"
    assert "one of counter, count, stat" in str(problem.expected)


def test_a_zone_that_nothing_fills(project: Path) -> None:
    """A zone that is looked into and never gets a card is told."""
    play = changed("/zones/attic", {})
    play["score"] = {"stat": "price", "of": {"pick": "all", "zone": ["shelf", "attic"]}}
    _, problems = linked(project, play)

    assert [problem.message for problem in problems] == ['nothing ever lies in the zone "attic"']
    assert problems[0].severity is Severity.WARNING


def test_turns_that_nobody_can_leave(project: Path) -> None:
    """Turns without rounds, without until and without an end of the game go on for ever."""
    play = {name: part for name, part in PLAY.items() if name != "end"} | {
        "course": {"op": "turns", "do": {"op": "draw"}}
    }
    _, problems = linked(project, play)

    assert "nobody can leave these turns" in {problem.message for problem in problems}


def test_files_are_one_course(project: Path) -> None:
    """What several files say is one; a name that two of them say is told with both files."""
    zones = {name: part for name, part in PLAY.items() if name in {"zones", "counters"}}
    rest = {name: part for name, part in PLAY.items() if name not in zones}
    game, problems = linked(project, zones, rest)
    whole, _ = linked(project, PLAY)

    assert problems == []
    assert game is not None
    assert whole is not None
    assert game.play is not None
    assert whole.play is not None
    assert game.play.model.model_dump() == whole.play.model.model_dump()

    _, problems = linked(project, PLAY, {"counters": {"coin": {"start": 5}}})
    assert [(each.code, each.position.file.rpartition("/")[2]) for each in problems] == [
        ("duplicate-key", "part_1.json")
    ]


def test_words_apart_keep_the_words_of_the_schema(mephisto: Game) -> None:
    """Play files have words that plain cards do not know; the content says all that they mean."""
    cards, course = vocabulary_of(mephisto.schema), course_words_of(mephisto.schema)

    assert mephisto.play is not None
    assert mephisto.played_course is None
    made = content(mephisto)
    assert '"op": "draw", "amount": 1' in json.dumps(made["play"]["course"])
    assert "Turns" not in made["defaults"]
    assert "turns" in course.operations.keys() - cards.operations.keys()
    assert cards.declared is None
