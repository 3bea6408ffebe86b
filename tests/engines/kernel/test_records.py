"""Games as files: what is written is read again, and nothing that is damaged is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.game import load
from cardpress_engines.kernel import records
from cardpress_engines.kernel.json_input import InputError


def _loader(data: ModuleType) -> Any:
    def of(name: str, setup: Any) -> Any:
        if name != "mephisto":
            raise InputError(f"no game is called {name!r}", ("game",))
        return load(data, setup)

    return of


@pytest.fixture
def save(data: ModuleType, tmp_path: Path) -> Path:
    """A game some way in."""
    state, random = load(data, {"players": 2}).new(), Random(5)
    for _ in range(60):
        state.apply_action(state.sample(random))
    file = tmp_path / "game.json"
    records.write(file, state)
    return file


def test_a_game_goes_on_where_it_was_saved(save: Path, data: ModuleType) -> None:
    """A record leads to the same state, and what is recorded of that is the same text."""
    state = records.read(save, _loader(data))
    before = save.read_bytes()
    assert len(state.log) == 60
    records.write(save, state)
    assert save.read_bytes() == before
    assert [each.name for each in save.parent.iterdir()] == ["game.json"]


def test_undo_is_the_game_as_it_was(save: Path, data: ModuleType) -> None:
    """Undoing to any earlier action gives the state the game had then."""
    state = records.read(save, _loader(data))
    again = state.game.new()
    for number, action in enumerate(state.log):
        assert records.state_before(state, number).key() == again.key()
        again.apply_action(action)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda r: r.update(content_sha256="0" * 64),
            "game.json:1:40: /content_sha256: this game was played with other",
        ),
        (lambda r: r.update(game="chess"), "game.json:1:10: /game: no game is called 'chess'"),
        (lambda r: r["log"].__setitem__(3, 999), "/log/3: action 999 is not legal here"),
        (lambda r: r["log"].__setitem__(3, "x"), '/log/3: expected the number of an action, found "x"'),
        (lambda r: r["log"].__setitem__(3, True), "/log/3: expected the number of an action, found true"),
        (lambda r: r.update(log=None), "/log: expected a list of actions"),
        (lambda r: r.pop("setup"), "'setup' is missing"),
        (lambda r: r.pop("actions"), "/actions: this game was saved by a version that numbers actions otherwise"),
        (lambda r: r.update(actions=r["actions"] + 1), "/actions: this game was saved by a version"),
        (lambda r: r.update(extra=1), "unknown 'extra'"),
        (lambda r: r.update(setup={"players": 9}), "1 to 4 can play, not 9"),
        (lambda r: r.update(setup={"player": 2}), "unknown 'player'; did you mean 'players'?"),
        (lambda r: r.update(setup={"players": "2"}), "/setup/players: expected a number"),
        (lambda r: r.update(position={"favor": [99]}), "/position/favor/0: expected 0 to 10, found 99"),
        (lambda r: r.update(position=[]), "expected an object"),
    ],
)
def test_a_damaged_save_says_where(save: Path, data: ModuleType, change: Any, message: str) -> None:
    """A save that was changed is refused with file, place and reason, and left as it is."""
    record = json.loads(save.read_text())
    change(record)
    save.write_text(json.dumps(record))
    before = save.read_bytes()
    with pytest.raises(InputError) as problem:
        records.read(save, _loader(data))
    assert message in str(problem.value)
    assert str(problem.value).startswith(f"{save}:1:")
    assert save.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": 1}', "\x00", "[" * 100_000])
def test_what_is_no_save_is_refused(save: Path, data: ModuleType, text: str) -> None:
    """Whatever a file contains, reading it ends in one line that names the file."""
    save.write_text(text)
    with pytest.raises(InputError, match=r"game\.json"):
        records.read(save, _loader(data))
    save.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="not UTF-8"):
        records.read(save, _loader(data))
    with pytest.raises(InputError, match="No such file"):
        records.read(save.with_name("missing.json"), _loader(data))


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(
                        [*records.MEMBERS, "x"]), inner, max_size=5), max_leaves=12))  # fmt: skip
def test_no_value_is_a_traceback(data: ModuleType, value: Any) -> None:
    """Any JSON value is either a game or a problem said in words."""
    with pytest.raises(InputError):
        records.from_json(value, _loader(data))
