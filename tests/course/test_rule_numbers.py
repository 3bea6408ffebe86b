"""Play files say numbers of the rules by their names, and no number twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from tests.starter_games import put_starter

from cardpress.course.rule_numbers import for_rule_numbers, numbers_of, with_rule_numbers
from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import course_words_of
from cardpress.models.json_schema import json_schema
from cardpress.models.project import Game
from cardpress.models.source import Source
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load

RULES = {"setup": {"hand": 3, "open": True, "order": ["a"]}, "end": {"points": 20}}


def _source(value: Any) -> Source:
    return Source("content/mini/play/course.json", json.dumps(value), value, "")


def _potions(root: Path, rule: str) -> tuple[Game | None, Report]:
    """The starter, whose coins at the beginning are a number of the rules."""
    put_starter(root, "potions", "effects")
    rules = root / "content" / "potions" / "rules" / "purse.json"
    rules.parent.mkdir(exist_ok=True)
    rules.write_text(json.dumps({"id": "purse", "values": {"coins": 7}, "sources": {"coins": "ours"}}), "utf-8")
    file = root / "content" / "potions" / "play" / "course.json"
    play = json.loads(file.read_text("utf-8"))
    play["counters"]["coin"]["start"] = {"rule": rule}
    file.write_text(json.dumps(play, indent=2), "utf-8")
    report = Report()
    return link(check(load(root, report), report), root, report).get("potions"), report


def test_numbers_have_topic_and_name() -> None:
    """Only whole numbers can be named: neither words nor what is true."""
    assert numbers_of(RULES) == (("end.points", 20), ("setup.hand", 3))


def test_a_name_is_its_number_wherever_a_number_stands() -> None:
    """An object with nothing but a rule is the number; places and text are those of the file."""
    source = _source(
        {"setup": [{"op": "draw", "amount": {"rule": "setup.hand"}}], "more": {"rule": "x", "as": "y"}}
    )
    made, problems = with_rule_numbers(source, numbers_of(RULES))

    assert problems == ()
    assert made.value == {"setup": [{"op": "draw", "amount": 3}], "more": {"rule": "x", "as": "y"}}
    assert json.loads(made.json) == made.value
    assert made.position("/setup/0/amount") == source.position("/setup/0/amount")


def test_the_same_file_stays_the_same_object() -> None:
    """With the same numbers a file is read once, with others anew; one that names none is left as it is."""
    source, plain = _source({"amount": {"rule": "setup.hand"}}), _source({"amount": 3})
    numbers = numbers_of(RULES)

    assert with_rule_numbers(source, numbers)[0] is with_rule_numbers(source, numbers)[0]
    assert with_rule_numbers(source, (("setup.hand", 4),))[0].value == {"amount": 4}
    assert with_rule_numbers(plain, numbers)[0] is plain


def test_a_game_plays_with_the_number_of_its_rules(tmp_path: Path) -> None:
    """A counter begins with what the rules say."""
    game, report = _potions(tmp_path, "purse.coins")

    assert [*report] == []
    assert game
    assert game.play
    assert game.play.model.counters["coin"].start == 7  # type: ignore[attr-defined]


def test_a_rule_there_is_not_is_told_at_its_place(tmp_path: Path) -> None:
    """A misspelt name is an error with the names there are."""
    _, report = _potions(tmp_path, "purse.coin")
    problem = next(each for each in report if each.code == "bad-value")

    assert problem.message == 'there is no rule "purse.coin"'
    assert problem.position.pointer == "/counters/coin/start/rule"
    assert (problem.expected, problem.hint) == ("purse.coins", 'did you mean "purse.coins"?')


@pytest.mark.parametrize(("start", "fits"), [(3, True), ({"rule": "setup.hand"}, True), ({"rul": "x"}, False)])
def test_editors_know_names_of_rules(mephisto: Game, start: object, fits: bool) -> None:
    """In the schema for editors a number can be the name of one."""
    schema = for_rule_numbers(json_schema(course_words_of(mephisto.schema).annotations["play_file"]))

    assert jsonschema_rs.validator_for(schema).is_valid({"counters": {"favor": {"start": start}}}) is fits
