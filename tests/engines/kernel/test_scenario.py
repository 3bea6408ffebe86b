"""Scenarios say what differs, and where a scenario itself is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.described.game import load
from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.json_input import InputError, read_json

GIVEN: dict[str, Any] = {
    "gear": [[{"what": "dagger", "lane": 1}]],
    "dungeon": {"a": ["imp"], "c": ["dagger"], "e": ["short_bow"]},
    "deck_top": ["mallet"],
    "course": {"begun": True},
}
DO = ["fight", "dagger", "2"]


def _found(data: ModuleType, **changes: Any) -> list[InputError]:
    value = {"about": "An example.", "rules": [], "game": "mephisto", "given": GIVEN, "do": DO, **changes}
    return scenario.run(value, lambda _, setup: load(data, setup))


def _run(data: ModuleType, **changes: Any) -> list[str]:
    return ["".join(f"/{part}" for part in bad.place) + f": {bad.reason}" for bad in _found(data, **changes)]


def test_what_holds_is_not_mentioned(data: ModuleType) -> None:
    """A scenario whose every statement holds gives nothing."""
    assert _run(data, then={"favor": [3, 5], "souls": [["imp"], []], "illegal": ["fight"]}) == []


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ({"favor": [4, 5]}, "/then/favor/0: expected 4, found 3"),
        ({"souls": [["?"], []]}, None),
        ({"souls": "?"}, None),
        ({"souls": [[], []]}, "/then/souls/0: expected [], found [imp]"),
        ({"gear": [["dagger"], []]}, None),
        ({"gear": [[{"what": "dagger", "durability": 3}], []]}, "/then/gear/0/0/durability: expected 3, found 2"),
        ({"favour": [3, 5]}, "/then/favour: unknown 'favour'; did you mean 'favor'?"),
        ({"legal": ["fight"]}, "/then/legal/0: 'fight' is not legal"),
        ({"over": True}, "/then/over: expected True, found False"),
    ],
)
def test_what_differs_is_named(data: ModuleType, then: Any, difference: str | None) -> None:
    """Each statement that does not hold is named with its place, what was expected and what was found."""
    assert _run(data, then=then) == ([difference] if difference else [])


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"do": ["fihgt"]}, ("do", 0), "'fihgt' is not legal here (act); did you mean 'fight'?"),
        ({"do": ["fight", "sword"]}, ("do", 1), "'sword' is not legal here (pick)"),
        ({"do": [3]}, ("do", 0), "expected an action in words, found 3"),
        ({"do": [{"chance": "imp"}]}, ("do", 0, "chance"), "it is not for chance to decide here"),
        ({"do": [{"refused": "loot"}]}, ("do", 0, "refused"), "'loot' is legal here but should be refused"),
        ({"do": [{"legal": "summon"}]}, ("do", 0, "legal"), "'summon' is not legal here (act)"),
        (
            {"do": ["fight", "dagger", {"refused": "2"}]},
            ("do", 2, "refused"),
            "'2' is legal here but should be refused",
        ),
        (
            {
                "given": {"dungeon": {"a": ["imp"], "b": ["dagger"], "c": ["dagger"]}, "course": {"begun": True}},
                "do": ["loot", {"refused": "loot_card dagger b"}],
            },
            ("do", 1, "refused"),
            "'loot_card dagger b' is legal here but should be refused",
        ),
        ({"do": [{"luck": "imp"}]}, ("do", 0, "luck"), "unknown 'luck'"),
        ({"do": "loot"}, ("do",), "expected a list of actions"),
        (
            {"given": {"hand": [["dagger", "dagger", "dagger"]]}},
            ("given", "hand", 0, 2),
            "no copy of 'dagger' is left",
        ),
        (
            {"given": {"hand": [["dager"]]}},
            ("given", "hand", 0, 0),
            "no component is called 'dager'; did you mean 'dagger'",
        ),
        ({"given": {"dungeon": {"g": []}}}, ("given", "dungeon", "g"), "no space is called 'g'"),
        ({"given": {"favor": [5, 5, 5]}}, ("given", "favor"), "only 2 play"),
        ({"given": {"course": {"turn": 3}}}, ("given", "course", "turn"), "expected 1 to 2, found 3"),
        ({"setup": {"players": 5}}, ("setup",), "1 to 4 can play, not 5"),
        ({"setup": {"players": 3, "variants": ["teams"]}}, ("setup",), "3 cannot choose the variant 'teams'"),
        ({"extra": 1}, ("extra",), "unknown 'extra'"),
        ({"rules": "x"}, ("rules",), 'expected a list such as ["A-1"], found "x"'),
        ({"rules": ["MEPH-40", 5]}, ("rules", 1), "expected the name of a rule, found 5"),
        ({"rules": [""]}, ("rules", 0), "expected the name of a rule, found nothing"),
        ({"about": 5}, ("about",), "expected a sentence that says what it shows, found 5"),
        ({"about": ""}, ("about",), "expected a sentence that says what it shows, found nothing"),
        ({"then": {"legal": [5]}}, ("then", "legal", 0), "expected an action in words, found 5"),
        ({"given": {**GIVEN, "since": ["dance"]}}, ("given", "since", 0), "'dance' is not legal here (act)"),
        ({"given": {"step": "setup", "favor": [5]}}, ("given", "favor"), "unknown 'favor'"),
        ({"given": {"step": "setup", "since": ["imp"]}}, ("given", "since", 0), "expected an object"),
    ],
)
def test_a_wrong_scenario_says_where(data: ModuleType, changes: Any, place: Any, reason: str) -> None:
    """A scenario that cannot be played names the place in the file and the reason."""
    (problem,) = _found(data, **changes)
    assert problem.place == place
    assert problem.reason.startswith(reason)


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        (
            {"extra": 1, "about": "", "rules": ["", 5], "do": [3, {"luck": "imp"}], "then": {"legal": [5, 6]}},
            ["/extra", "/about", "/rules/0", "/rules/1", "/do/0", "/do/1/luck", "/then/legal/0", "/then/legal/1"],
        ),
        (
            {
                "given": {
                    "hand": [["dager"], ["dagger", "imp"]],
                    "favor": [11],
                    "course": {"turn": 3},
                    "favour": [1],
                },
                "do": [7],
            },
            ["/given/favour", "/given/hand/0/0", "/given/favor/0", "/given/course/turn", "/do/0"],
        ),
        (
            {"do": [{"refused": "loot"}, {"legal": "summon"}, *DO], "then": {"favor": [9, 5], "souls": [[], []]}},
            ["/do/0/refused", "/do/1/legal", "/then/favor/0", "/then/souls/0"],
        ),
        (
            {"do": ["fight", "sword", "dance", 8], "then": {"favor": [9, 9], "favour": 1}},
            ["/do/1", "/do/3", "/then/favour"],
        ),
        ({"setup": {"players": 5}, "do": [{}], "then": 3}, ["/setup", "/do/0", "/then"]),
        ({"do": "fight", "then": {"favor": [9, 9]}}, ["/do"]),
    ],
    ids=["form", "position", "judgements", "after an action that cannot be taken", "set-up", "no list"],
)
def test_all_problems_are_told(data: ModuleType, changes: Any, places: list[str]) -> None:
    """Every mistake is told in one run, whatever others stand beside it, but nothing that follows from one."""
    found = [line.partition(":")[0] for line in _run(data, **changes)]

    assert sorted(found) == sorted(places)


def test_a_problem_has_file_line_and_column(tmp_path: Path) -> None:
    """A problem of a file is shown with file, line, column and pointer."""
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps({"do": ["loot", "dance"]}, indent=2))
    assert str(read_json(file).problem(InputError("no", ("do", 1)))) == f"{file}:4:5: /do/1: no"


def test_the_only_choice_may_be_named_or_left_out(data: ModuleType) -> None:
    """A choice without an alternative is made without asking; naming it is no error."""
    named = ["fight", "1", "imp a", "dagger", "2"]
    assert _run(data, do=named, then={"points": [1, 0]}) == _run(data, then={"points": [1, 0]}) == []


def test_chance_is_said_or_goes_its_way(data: ModuleType) -> None:
    """What chance brings can be said, and "..." lets it go on until somebody decides."""
    given = {name: said for name, said in GIVEN.items() if name != "deck_top"}
    said = _run(data, given=given, do=[*DO, {"chance": "witch"}], then={"dungeon": {"a": ["witch"], "b": None}})
    assert said == []
    assert _run(data, do=[*DO, "..."], then={"asked": 2, "question": "act"}) == []
