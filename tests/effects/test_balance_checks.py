"""Weighing finds what is out of balance for certain, and nothing that is a matter of taste or was accepted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load

GOOD = {"more_is_better": {"weapon": ["durability", "range"]}, "less_is_better": {"weapon": ["cost"]}}


def _found(root: Path) -> list[tuple[str, str, str | None]]:
    report = Report()
    link(check(load(root, report), report), root, report)
    return [(each.code, Path(each.position.file).stem, each.position.pointer) for each in report]


def _edit(root: Path, name: str, **fields: Any) -> None:
    """Fields of a file that are otherwise than in the mini game."""
    file = root / "content" / "mini" / name
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **fields}), "utf-8")


def _second(root: Path, **numbers: Any) -> None:
    """A saw beside the axe: it costs 1, lasts 2 and reaches 2 like the axe where nothing else is said."""
    mini = root / "content" / "mini"
    axe = json.loads((mini / "weapons" / "axe.json").read_text("utf-8"))
    saw = {**axe, "id": "saw", "art": {**axe["art"], "tint": "moss"}, **numbers}
    (mini / "weapons" / "saw.json").write_text(json.dumps(saw), "utf-8")
    for text in mini.glob("text/*.ftl"):
        text.write_text(
            f"{text.read_text('utf-8')}saw = Saw {text.stem}\n    .flavor = Zz {text.stem}.\n", "utf-8"
        )


@pytest.mark.parametrize(
    ("numbers", "worse"),
    [
        ({"cost": 2}, [("never-better", "saw", "/cost")]),
        ({"cost": 0}, [("never-better", "axe", "/cost")]),
        ({"cost": 2, "range": 3}, []),  # better in something
        ({}, []),  # neither is better
        ({"cost": 2, "durability": 1}, [("never-better", "saw", "/durability")]),
    ],
)
def test_the_same_for_more(mini: Path, numbers: dict[str, int], worse: list[object]) -> None:
    """Of two that do the same, one that is worse in a number and better in none is named."""
    _second(mini, **numbers)
    _edit(mini, "decks/main.json", cards={"axe": 1, "rat": 2, "saw": 1})
    _edit(mini, "game.json", balance=GOOD)

    assert _found(mini) == worse


def test_another_effect_is_another_thing(mini: Path) -> None:
    """Components with other effects are not compared, however dear one is."""
    _second(mini, cost=3, effect={"op": "activate", "do": {"op": "gain", "resource": "favor", "amount": 2}})
    _edit(mini, "decks/main.json", cards={"axe": 1, "rat": 2, "saw": 1})
    _edit(mini, "game.json", balance=GOOD)

    assert _found(mini) == []


def test_accepted_is_silent(mini: Path) -> None:
    """What a game accepts with a reason is not told again, by any of the checks."""
    _second(mini, cost=2)
    _edit(mini, "decks/main.json", cards={"axe": 1, "rat": 2, "saw": 1})
    _edit(
        mini, "game.json", balance={**GOOD, "at_most": {"cost": "start.none"}, "accepted": {"saw": "on purpose"}}
    )

    assert _found(mini) == []


@pytest.mark.parametrize(("most", "found"), [(2, []), (1, [("out-of-reach", "axe", "/range")])])
def test_out_of_reach(mini: Path, most: int, found: list[object]) -> None:
    """A number may be as large as the number of the rules that bounds it, and no larger."""
    _edit(mini, "rules/start.json", values={"favor": 5, "lanes": most}, sources={"favor": "x", "lanes": "x"})
    _edit(mini, "game.json", balance={"at_most": {"range": "start.lanes"}})

    assert _found(mini) == found


@pytest.mark.parametrize(("least", "found"), [(2, []), (3, [("matches-nothing", "axe", "/effect/do/what/where")])])
def test_nothing_fits(mini: Path, least: int, found: list[object]) -> None:
    """A selector that no printed number fits is named; one that a single component fits is not."""
    what = {"pick": "one", "kind": "weapon", "where": {"stat": "range", "at_least": least}}
    _edit(mini, "weapons/axe.json", effect={"op": "activate", "do": {"op": "break", "what": what}})

    assert _found(mini) == found
