"""A store that machines share: what one made another finds, and nothing there is believed."""

from __future__ import annotations

import shutil
import sys
from hashlib import sha256
from pathlib import Path

import fsspec
import pytest

from cardpress.commands import main
from cardpress.diagnostics.requests import RequestError
from cardpress.files.remote_store import shared_store
from cardpress.files.safe_write import Folder, UnwritableError
from cardpress.files.store import MAX_PACKS, Store

ADDRESS = "memory://cards/kept"


def _key(name: str) -> str:
    return sha256(name.encode()).hexdigest()


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    """Every test begins with storage that is empty."""
    fsspec.filesystem("memory").store.clear()


def _put(folder: Path, name: str, data: bytes) -> None:
    store = Store(Folder(folder), shared_store(ADDRESS))
    store.keep({_key(name): data})
    store.save()


def test_what_one_machine_made_another_finds_and_keeps(tmp_path: Path) -> None:
    """An entry of another machine is found once, then lies here too and the shared store is not asked again."""
    _put(tmp_path / "one", "axe", b"drawn")
    other = Store(Folder(tmp_path / "other"), shared_store(ADDRESS))

    assert other.get([_key("axe"), _key("bow")]) == {_key("axe"): b"drawn"}
    other.save()
    assert Store(Folder(tmp_path / "other")).get([_key("axe")]) == {_key("axe"): b"drawn"}
    assert len(fsspec.filesystem("memory").ls("/cards/kept")) == 1  # what was found there is not written again


def test_nothing_shared_is_taken_away(tmp_path: Path) -> None:
    """However many packs there are, no machine makes them one: others may be reading them."""
    for number in range(MAX_PACKS + 2):
        _put(tmp_path / str(number), str(number), b"drawn")

    assert len(fsspec.filesystem("memory").ls("/cards/kept")) == MAX_PACKS + 2


def test_damaged_entries_are_not_there(tmp_path: Path) -> None:
    """What was changed or cut in shared storage is made again."""
    _put(tmp_path / "one", "axe", b"drawn")
    storage = fsspec.filesystem("memory")
    (pack,) = storage.ls("/cards/kept", detail=False)
    whole = storage.cat_file(pack)
    for damaged in (whole.replace(b"drawn", b"drown"), whole[:-1], whole[:20], b""):
        storage.pipe_file(pack, damaged)
        assert Store(Folder(tmp_path / "other"), shared_store(ADDRESS)).get([_key("axe")]) == {}


def test_storage_that_fails_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When storage is lost in the middle entries are not there, and what was made is kept here all the same."""
    shared = shared_store(ADDRESS)

    def lost(*_: object, **__: object) -> None:
        raise RuntimeError("gone")

    for name in ("ls", "open", "pipe_file"):
        monkeypatch.setattr(type(fsspec.filesystem("memory")), name, lost)
    store = Store(Folder(tmp_path), shared)
    assert store.get([_key("axe")]) == {}
    store.keep({_key("axe"): b"drawn"})
    with pytest.raises(UnwritableError):
        store.save()
    assert Store(Folder(tmp_path)).get([_key("axe")]) == {_key("axe"): b"drawn"}


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("shared/cards", "expected an address such as s3://bucket/folder"),
        ("zip://a::s3://b", "expected an address"),
        ("foo://user:secret@host/cards", "foo://…@host/cards: Protocol not known: foo"),
        ("file:///proc/none/cards", "No such file or directory"),
    ],
)
def test_what_is_no_store_is_refused(address: str, said: str) -> None:
    """An address that cannot be used is told in a line, without what somebody signs in with."""
    with pytest.raises(RequestError, match=said) as told:
        shared_store(address)
    assert "secret" not in str(told.value)


def test_without_the_extra_it_is_said_what_to_install(
    mini: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who has not installed fsspec is told how."""
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    assert main.main(["build", "--root", str(mini), "--store", ADDRESS]) == main.WRONG_COMMAND
    assert capsys.readouterr().err == "cardpress: --store needs fsspec: pip install 'cardpress[cluster]'\n"


def test_a_second_machine_draws_nothing(mini: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faces that a build put into a store on a shared disk are not drawn again by a build of another folder."""
    other = Path(shutil.copytree(mini, tmp_path / "other"))
    words = ["build", "--target", "cards_pdf", "--store", (tmp_path / "store").as_uri(), "--root"]
    assert main.main([*words, str(mini)]) == 0
    monkeypatch.setattr("cardpress.press.press.Press._render", None)
    assert main.main([*words, str(other)]) == 0
    made = [root / "build/mini/pl/cards.pdf" for root in (mini, other)]
    assert made[0].read_bytes() == made[1].read_bytes()
