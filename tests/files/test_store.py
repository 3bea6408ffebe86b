"""The store: packs that nobody needs to lock and nobody has to believe."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.files import store as store_module
from cardpress.files.safe_write import Folder, replace_file
from cardpress.files.store import Store


def _key(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def _store(folder: Path) -> Store:
    return Store(Folder(folder))


def _put_into(store: Store, entries: Mapping[str, bytes]) -> None:
    store.keep(entries)
    store.save()


def _put(folder: Path, entries: Mapping[str, bytes]) -> None:
    _put_into(_store(folder), entries)


def test_entries_outlive_the_process_that_put_them(tmp_path: Path) -> None:
    """What one store put, another one over the same folder gets; the rest is absent."""
    _put(tmp_path, {_key("a"): b"axe", _key("b"): b""})

    assert _store(tmp_path).get([_key("a"), _key("b"), _key("c")]) == {_key("a"): b"axe", _key("b"): b""}


def test_newer_put_is_seen_by_the_same_cache(tmp_path: Path) -> None:
    """A store sees what it put after it had looked for it in vain."""
    store = _store(tmp_path)
    assert store.get([_key("a")]) == {}

    _put_into(store, {_key("a"): b"axe"})

    assert store.get([_key("a")]) == {_key("a"): b"axe"}


@settings(max_examples=60)
@given(data=st.data())
def test_damaged_pack_gives_right_entries_or_none(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A pack cut short or with one byte changed never gives an entry that was not put."""
    folder = tmp_path_factory.mktemp("packs")
    entries = {_key(str(number)): bytes([number]) * 40 for number in range(4)}
    _put(folder, entries)
    (pack,) = folder.glob("store/*")
    whole = pack.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = whole[:at] + bytes([whole[at] ^ data.draw(st.integers(1, 255))]) + whole[at + 1 :]
    pack.write_bytes(whole[:at] if data.draw(st.booleans()) else changed)

    assert _store(folder).get(entries).items() <= entries.items()


def test_entry_beside_a_damaged_one_survives(tmp_path: Path) -> None:
    """One bad entry costs only itself, and is simply made again."""
    _put(tmp_path, {_key("a"): b"axe" * 9, _key("b"): b"bow" * 9})
    (pack,) = tmp_path.glob("store/*")
    pack.write_bytes(pack.read_bytes().replace(b"axe", b"axf", 1))

    store = _store(tmp_path)

    assert store.get([_key("a"), _key("b")]) == {_key("b"): b"bow" * 9}
    _put_into(store, {_key("a"): b"axe" * 9})
    assert len(_store(tmp_path).get([_key("a"), _key("b")])) == 2


def test_many_packs_are_merged(tmp_path: Path) -> None:
    """The number of packs stays small however often something is put, and nothing is lost."""
    for number in range(40):
        _put(tmp_path, {_key(str(number)): str(number).encode()})

    assert len(list(tmp_path.glob("store/*"))) <= store_module.MAX_PACKS + 1
    assert len(_store(tmp_path).get([_key(str(number)) for number in range(40)])) == 40


def test_merge_of_too_much_keeps_what_was_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the packs grow too large, entries this build did not use are let go."""
    monkeypatch.setattr(store_module, "MAX_BYTES", 100)
    for number in range(store_module.MAX_PACKS):
        _put(tmp_path, {_key(str(number)): b"x" * 50})
    store = _store(tmp_path)
    store.get([_key("3")])

    _put_into(store, {_key("new"): b"y"})

    assert set(_store(tmp_path).get([_key("3"), _key("4"), _key("new")])) == {_key("3"), _key("new")}


def _put_many(folder: Path, name: str) -> None:
    for number in range(30):
        _put(folder, {_key(f"{name}{number}"): f"{name}{number}".encode()})


def test_two_builds_at_once_do_not_harm_each_other(tmp_path: Path) -> None:
    """Two processes that put and merge at once leave only sound entries and no torn file."""
    context = multiprocessing.get_context("fork")
    workers = [context.Process(target=_put_many, args=(tmp_path, name)) for name in "ab"]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    keys = {_key(f"{name}{number}"): f"{name}{number}".encode() for name in "ab" for number in range(30)}

    assert [worker.exitcode for worker in workers] == [0, 0]
    assert _store(tmp_path).get(keys) == keys
    assert {file.suffix for file in tmp_path.glob("store/*")} == {".pack"}


def test_killed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that could not be written whole keeps its old content, and no part of the new one stays."""
    target = tmp_path / "sheet.pdf"
    replace_file(target, b"old")

    def fail(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(KeyboardInterrupt):
        replace_file(target, b"new")

    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]


def test_what_another_build_tidies_away_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that fills a folder takes away what it does not know, also what another is about to move there."""
    folder, move, moves = Folder(tmp_path / "fonts"), Path.replace, list[Path]()

    def tidied(self: Path, target: Path) -> Path:
        moves.append(self)
        if len(moves) < 3:
            Folder(tmp_path / "fonts").fill({})
        return move(self, target)

    monkeypatch.setattr(Path, "replace", tidied)
    folder.write("serif.ttf", b"font")

    assert folder.names() == ["serif.ttf"]
    assert folder.read("serif.ttf") == b"font"
    assert len(moves) == 3
