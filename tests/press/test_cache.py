"""The cache: packs that nobody needs to lock and nobody has to believe."""

from __future__ import annotations

import multiprocessing
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.press import cache as cache_module
from cardpress.press.cache import Cache, replace_file


def _key(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def test_entries_outlive_the_process_that_put_them(tmp_path: Path) -> None:
    """What one cache put, another one over the same folder gets; the rest is absent."""
    Cache(tmp_path).put({_key("a"): b"axe", _key("b"): b""})

    assert Cache(tmp_path).get([_key("a"), _key("b"), _key("c")]) == {_key("a"): b"axe", _key("b"): b""}


def test_newer_put_is_seen_by_the_same_cache(tmp_path: Path) -> None:
    """A cache sees what it put after it had looked for it in vain."""
    cache = Cache(tmp_path)
    assert cache.get([_key("a")]) == {}

    cache.put({_key("a"): b"axe"})

    assert cache.get([_key("a")]) == {_key("a"): b"axe"}


@settings(max_examples=60)
@given(data=st.data())
def test_damaged_pack_gives_right_entries_or_none(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A pack cut short or with one byte changed never gives an entry that was not put."""
    folder = tmp_path_factory.mktemp("packs")
    entries = {_key(str(number)): bytes([number]) * 40 for number in range(4)}
    Cache(folder).put(entries)
    (pack,) = folder.iterdir()
    whole = pack.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = whole[:at] + bytes([whole[at] ^ data.draw(st.integers(1, 255))]) + whole[at + 1 :]
    pack.write_bytes(whole[:at] if data.draw(st.booleans()) else changed)

    assert Cache(folder).get(entries).items() <= entries.items()


def test_entry_beside_a_damaged_one_survives(tmp_path: Path) -> None:
    """One bad entry costs only itself, and is simply made again."""
    Cache(tmp_path).put({_key("a"): b"axe" * 9, _key("b"): b"bow" * 9})
    (pack,) = tmp_path.iterdir()
    pack.write_bytes(pack.read_bytes().replace(b"axe", b"axf", 1))

    cache = Cache(tmp_path)

    assert cache.get([_key("a"), _key("b")]) == {_key("b"): b"bow" * 9}
    cache.put({_key("a"): b"axe" * 9})
    assert len(Cache(tmp_path).get([_key("a"), _key("b")])) == 2


def test_many_packs_are_merged(tmp_path: Path) -> None:
    """The number of packs stays small however often something is put, and nothing is lost."""
    for number in range(40):
        Cache(tmp_path).put({_key(str(number)): str(number).encode()})

    assert len(list(tmp_path.iterdir())) <= cache_module.MAX_PACKS + 1
    assert len(Cache(tmp_path).get([_key(str(number)) for number in range(40)])) == 40


def test_merge_of_too_much_keeps_what_was_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the packs grow too large, entries this build did not use are let go."""
    monkeypatch.setattr(cache_module, "MAX_BYTES", 100)
    for number in range(cache_module.MAX_PACKS):
        Cache(tmp_path).put({_key(str(number)): b"x" * 50})
    cache = Cache(tmp_path)
    cache.get([_key("3")])

    cache.put({_key("new"): b"y"})

    assert set(Cache(tmp_path).get([_key("3"), _key("4"), _key("new")])) == {_key("3"), _key("new")}


def _put_many(folder: Path, name: str) -> None:
    for number in range(30):
        Cache(folder).put({_key(f"{name}{number}"): f"{name}{number}".encode()})


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
    assert Cache(tmp_path).get(keys) == keys
    assert {file.suffix for file in tmp_path.iterdir()} == {".pack"}


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
