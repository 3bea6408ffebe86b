"""The manifest knows when nothing needs doing."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from cardpress.models import manifest
from cardpress.models.manifest import BuildRequest, Manifest, ManifestEntry, Selection

SELECTION = Selection(("game",))
WANTED = BuildRequest(("cards_pdf", "data_json"), {"game": ("en", "pl")}, {"game": "now"}, "tool")


@pytest.fixture
def built(tmp_path: Path) -> Manifest:
    """A build folder with everything made."""
    entries = {}
    for path, target, language in (
        ("cards.en", "cards_pdf", "en"),
        ("cards.pl", "cards_pdf", "pl"),
        ("data", "data_json", None),
    ):
        (tmp_path / path).write_bytes(path.encode())
        digest = hashlib.sha256(path.encode()).hexdigest()
        entries[path] = ManifestEntry("game", target, language, digest, 0, "now", "recipe")
    return entries


def test_build_is_current_when_everything_stands(built: Manifest, tmp_path: Path) -> None:
    """Everything made from the present inputs and intact needs nothing."""
    assert manifest.is_current(built, tmp_path, SELECTION, WANTED)


@pytest.mark.parametrize("path", ["cards.en", "data"])
def test_build_is_stale_without_an_artefact(built: Manifest, tmp_path: Path, path: str) -> None:
    """A missing language of a target, or a missing target, needs a build."""
    rest = {name: entry for name, entry in built.items() if name != path}

    assert not manifest.is_current(rest, tmp_path, SELECTION, WANTED)


def test_what_had_nothing_to_make_is_not_missed(built: Manifest, tmp_path: Path) -> None:
    """A target that made nothing of these inputs is current, one of other inputs or another game is not."""
    wanted = BuildRequest((*WANTED.targets, "boxes_pdf"), WANTED.languages, WANTED.inputs, "tool")
    assert not manifest.is_current(built, tmp_path, SELECTION, wanted)

    nothing = manifest.barren(built, SELECTION, wanted.targets)
    assert nothing == {"game boxes_pdf ": "now"}
    (tmp_path / manifest.FILE).write_bytes(manifest.to_json(built, "0", nothing))
    assert manifest.is_current(built, tmp_path, SELECTION, wanted)

    (tmp_path / manifest.FILE).write_bytes(manifest.to_json(built, "0", {"game boxes_pdf ": "earlier"}))
    assert not manifest.is_current(built, tmp_path, SELECTION, wanted)


def test_a_run_in_one_language_says_nothing_of_the_others(built: Manifest, tmp_path: Path) -> None:
    """What one language has nothing of, another may have: only a run in the same language is current."""
    wanted = BuildRequest((*WANTED.targets, "boxes_pdf"), WANTED.languages, WANTED.inputs, "tool")
    english, polish = (Selection(("game",), (language,)) for language in ("en", "pl"))
    nothing = manifest.barren(built, english, wanted.targets)
    assert nothing == {"game boxes_pdf  en": "now"}
    (tmp_path / manifest.FILE).write_bytes(manifest.to_json(built, "0", nothing))

    assert manifest.is_current(built, tmp_path, english, wanted)
    assert not manifest.is_current(built, tmp_path, polish, wanted)
    assert not manifest.is_current(built, tmp_path, SELECTION, wanted)


def test_build_is_stale_after_a_hand_edit(built: Manifest, tmp_path: Path) -> None:
    """An artefact somebody changed needs a build."""
    (tmp_path / "data").write_bytes(b"else")

    assert not manifest.is_current(built, tmp_path, SELECTION, WANTED)


def test_build_is_stale_with_other_inputs(built: Manifest, tmp_path: Path) -> None:
    """Artefacts of other inputs need a build."""
    other = BuildRequest(WANTED.targets, WANTED.languages, {"game": "later"}, "tool")

    assert not manifest.is_current(built, tmp_path, SELECTION, other)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"artifacts": {"a": {}}}', b'{"artifacts": 3}'])
def test_damaged_manifest_counts_as_none(tmp_path: Path, data: bytes) -> None:
    """A manifest that cannot be read stands for nothing made."""
    (tmp_path / manifest.FILE).write_bytes(data)

    assert manifest.read(tmp_path) == {}


def test_manifest_reads_back_as_written(built: Manifest, tmp_path: Path) -> None:
    """What is written is what is read."""
    (tmp_path / manifest.FILE).write_bytes(manifest.to_json(built, "1.0.0"))

    assert manifest.read(tmp_path) == built


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("../cards", {}),
        ("/etc/cards", {}),
        ("game/../../cards", {}),
        (".cache/cards", {}),
        ("C:\\cards", {}),
        ("cards", {"game": ["game"]}),
        ("cards", {"pages": "two"}),
        ("cards", {"sha256": None}),
    ],
)
def test_manifest_nobody_wrote_is_no_manifest(tmp_path: Path, path: str, value: dict[str, object]) -> None:
    """Entries of other types, or of files that are not below the build folder, make a manifest worthless."""
    sound = {
        "game": "game",
        "target": "t",
        "language": None,
        "sha256": "0",
        "pages": 1,
        "inputs": "",
        "recipe": "",
    }
    for name, entry, entries in (("cards", sound, 1), (path, sound | value, 0)):
        (tmp_path / manifest.FILE).write_text(json.dumps({"artifacts": {name: entry}}), "utf-8")

        assert len(manifest.read(tmp_path)) == entries
