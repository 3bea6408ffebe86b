"""A game between people and programs: who is waited for, what may be taken back."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest
from tests.engines.properties.ways import rules_data
from tests.table.conftest import Lay

from cardpress_engines.kernel import records
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.registry import module
from cardpress_engines.kernel.state import IllegalActionError
from cardpress_table import command
from cardpress_table.match import Match
from cardpress_table.table import Table, policies_of, read_table


def _to_a_person(table: Table) -> Table:
    match = table.match
    while not match.is_over and match.waits_for is None:
        match.go_on(match.others_choice())
    return table


def test_the_same_seed_and_choices_give_the_same_game(lay: Lay) -> None:
    """Luck follows from seed and log, as in a terminal."""
    one, other = (_to_a_person(lay("mephisto", ("person", "greedy"))) for _ in range(2))
    assert one.match.state.log == other.match.state.log
    assert _to_a_person(lay("mephisto", ("person", "greedy"), seed="2")).match.state.log != one.match.state.log


def test_alone_against_programs_every_decision_can_be_taken_back(lay: Lay) -> None:
    """Undo leads to the decision before, and the same choice then leads where it led."""
    table = _to_a_person(lay("mephisto", ("person", "greedy")))
    before = list(table.match.state.log)
    action = table.match.state.options[-1]
    table.match.choose(0, action)
    after = list(_to_a_person(table).match.state.log)

    assert table.match.undo(0)
    assert table.match.state.log == before
    table.match.choose(0, action)
    assert _to_a_person(table).match.state.log == after


def test_among_people_only_what_showed_nothing_can_be_taken_back(lay: Lay) -> None:
    """A chosen action is taken back until chance, a hidden card or somebody else has spoken."""
    table = _to_a_person(lay("mephisto", ("person", "person")))
    match, seat = table.match, table.match.waits_for
    assert seat is not None
    options = list(match.state.options)
    match.choose(seat, options[match.state.action_names(options).index("loot")])
    assert match.waits_for == seat
    assert match.can_undo(seat)
    match.choose(seat, match.state.options[-1])
    _to_a_person(table)
    assert match.waits_for != seat
    assert not match.can_undo(seat)


def test_advice_is_a_choice(lay: Lay) -> None:
    """A hint is one of the choices, and the same however often it is asked for."""
    match = _to_a_person(lay("mephisto", ("person", "greedy"))).match
    assert match.advice() == match.advice()
    assert match.advice() in match.state.options


def test_nobody_else_decides(lay: Lay) -> None:
    """Who is not asked, or chooses what is not offered, changes nothing."""
    match = _to_a_person(lay("mephisto", ("person", "greedy"))).match
    before = list(match.state.log)
    for player, action in ((1, match.state.options[0]), (0, 10_000), (0, -1)):
        with pytest.raises(IllegalActionError):
            match.choose(player, action)
    assert match.state.log == before


def test_a_table_that_is_kept_goes_on(lay: Lay, tmp_path: Path) -> None:
    """The file has game, seats, luck and links, so that another server goes on where the last one ended."""
    table = _to_a_person(lay("mephisto", ("person", "greedy"), file=tmp_path / "table.json"))
    table.save()

    again = read_table(tmp_path / "table.json", _load, table.exported)
    assert again.tokens == table.tokens
    assert again.view(0, "en") == table.view(0, "en")
    for each in (table, again):
        each.match.choose(0, each.match.state.options[-1])
    assert _to_a_person(again).match.state.log == _to_a_person(table).match.state.log
    assert [file.name for file in tmp_path.iterdir()] == ["table.json"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"seats": ["person"', '"seats": [7', "expected a word"),
        ('"seats": ["person"', '"seats": ["nobody"', "no policy 'nobody'"),
        ('"tokens": [', '"token": [', "did you mean"),
        ('"log": [', '"log": [99999, ', "not legal"),
    ],
)
def test_a_damaged_table_is_refused(lay: Lay, tmp_path: Path, old: str, new: str, said: str) -> None:
    """A file that was edited is refused with its place and left alone."""
    file = tmp_path / "table.json"
    table = _to_a_person(lay("mephisto", ("person", "greedy"), file=file))
    table.save()
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(InputError, match=said):
        read_table(file, _load, table.exported)
    assert file.read_text("utf-8") == text.replace(old, new)


def _load(name: str, setup: dict[str, object]) -> object:
    return module(name, "game").load(rules_data(name), setup)


def test_seats_are_those_of_the_game() -> None:
    """A table has as many seats as the game has players."""
    state = module("mephisto", "game").load(rules_data("mephisto"), {}).new()
    with pytest.raises(InputError, match="2 play, not 3"):
        Match(state, ("person",) * 3, "1", policies_of("mephisto"))


def test_a_record_says_all_luck_so_that_others_with_hidden_cards_keep_it(lay: Lay) -> None:
    """Alone against programs any moment is saved; among people none before the end, and none by who watches."""
    alone, together = lay("mephisto", ("person", "greedy")), lay("mephisto", ("person", "person"))

    _to_a_person(alone)
    saved = records.from_json(alone.record(alone.match.position), _load)
    assert saved.log == alone.match.state.log
    assert alone.can_save(0)
    assert not alone.can_save(None)
    assert not together.can_save(0)


@pytest.mark.parametrize(("game", "said"), [("mephisto", None), ("adrenaline", "a game of mephisto")])
def test_a_saved_game_is_laid_out_again(lay: Lay, tmp_path: Path, game: str, said: str | None) -> None:
    """`--resume` goes on where a record ends, and knows a record of another game."""
    table = _to_a_person(lay("mephisto", ("person", "greedy")))
    records.write(tmp_path / "saved.json", table.match.state)
    parser = argparse.ArgumentParser()
    command.add(parser)
    told = parser.parse_args([game, "--resume", str(tmp_path / "saved.json")])
    if said is None:
        assert command._first_state(told).log == table.match.state.log
    else:
        with pytest.raises(InputError, match=said):
            command._first_state(told)


def test_a_position_is_laid_out_from_a_scenario(lay: Lay, tmp_path: Path) -> None:
    """`--resume` opens the scenario that a table gives of a moment, and the game goes on from there."""
    table = _to_a_person(lay("mephisto", ("person", "greedy")))
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(table.scenario(table.match.position)), "utf-8")
    parser = argparse.ArgumentParser()
    command.add(parser)

    opened = command._first_state(parser.parse_args(["mephisto", "--resume", str(file)]))

    assert opened.key() == table.match.state.key()
    opened.apply_action(opened.options[0])
