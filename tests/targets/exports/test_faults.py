"""Faults planted in exports that only our own checks judge: each check finds what it is there for.

Those that judges of others find are planted in the tests of TypeScript, C#, Godot, Tabletop Simulator, SQLite and
Frictionless.
"""

from __future__ import annotations

import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from tests.targets.exports import (
    test_boardgame_io,
    test_cockatrice,
    test_foundry,
    test_tabletop_playground,
    test_vassal,
)
from tests.targets.exports.conftest import writer

GAME = "adrenaline"
PIECES = test_vassal.test_pieces_are_what_is_printed
STACKS = test_tabletop_playground.test_templates_are_stacks_of_what_is_printed
ROUND = test_boardgame_io.test_a_round_loses_no_piece_and_tells_no_secret
PLANTED = {
    test_foundry.test_keys_and_ids_belong_together: [
        ("a key of another collection", r'"!cards\.cards!', '"!items!'),
        ("two cards with one id", r'"_id": "(\w)\w{15}"', '"_id": "AAAAAAAAAAAAAAAA"'),
        ("cards out of order", r'"sort": 1,', '"sort": 9,'),
    ],
    test_foundry.test_cards_are_what_is_printed: [
        ("a picture that is not there", r"images/\w{4}", "images/none"),
        ("another card", r'"component": "\w+"', '"component": "cyberblade"'),
        ("another card's name", r'"name": "Granatnik"', '"name": "Granat"'),
    ],
    test_foundry.test_what_lies_open_shows_its_face: [
        ("a deck that lies open", r'"face": null', '"face": 0'),
        ("a supply that lies face down", r'"face": 0', '"face": null'),
    ],
    STACKS: [
        ("a slot that no sheet has", r'"Indices": \[\s*\d+', '"Indices": [999'),
        ("a texture that is not there", r'"FrontTexture": "', '"FrontTexture": "x'),
        ("another name", r'"CardNames": \{\s*"0": "', '"CardNames": {"0": "x'),
    ],
    test_tabletop_playground.test_ids_are_unique: [("an id that is none", r'"GUID": "\w', '"GUID": "x')],
    test_cockatrice.test_a_card_is_what_the_rules_data_say: [
        ("elements out of order", r"(<name>[^<]*</name>\s*)(<text>[^<]*</text>)", r"\2\1"),
    ],
    test_cockatrice.test_names_are_unique_and_have_pictures: [
        ("a card without a picture", r"(<card>\s*<name>)", r"\1x"),
    ],
    test_cockatrice.test_deck_lists_count_copies: [("a card too many", r'number="\d+"', 'number="99"')],
    PIECES: [
        ("a copy too few", r"<(VASSAL\.build\.widget\.CardSlot).*?</\1>", ""),
        ("two pieces with one id", r'gpid="2"', 'gpid="1"'),
        ("a picture of nothing", r"piece;;;\w{4}", "piece;;;none"),
    ],
    test_vassal.test_what_is_shuffled_lies_face_down: [
        ("a deck that shows its cards", r'faceDown="Always"', 'faceDown="Never"'),
        ("a card that cannot be hidden", r'(faceDown="Always".*?)obs;', r"\1obz;"),
        ("a board that slips", r"immob;", "immo;"),
    ],
    test_vassal.test_each_side_has_a_hand_nobody_else_sees: [
        ("a hand that all see", r'visible="false"', 'visible="true"'),
    ],
    ROUND: [
        ("a piece that is lost", r"\.push\(G\.table\.splice\(place, 1\)\[0\]\)", ".push()"),
        ("a hand that is told", r"hand : covered\(hand\)", "hand : hand"),
        ("a pile that is told", r"covered\(pieces\) : pieces", "pieces : pieces"),
    ],
    test_boardgame_io.test_values_are_those_of_the_rules_data: [
        ("another number of the rules", r'(export const RULES = \{[^}]*?": )\d+', r"\g<1>9999"),
    ],
}
"""The check that finds it to what is planted: what stands in a file, and what the fault makes of it once."""
FAULTS = {what: (check, old, new) for check, listed in PLANTED.items() for what, old, new in listed}


def _planted(folder: Path, old: str, new: str) -> int:
    """Plant a fault in the first file that can have it, packed files too; gives how many were planted."""
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        if path.suffix == ".vmod":
            with zipfile.ZipFile(path) as module:
                files = {info: module.read(info) for info in module.infolist()}
            faulty = {info: _changed(data, old, new) for info, data in files.items()}
            if faulty != files:
                with zipfile.ZipFile(path, "w") as module:
                    for info, data in faulty.items():
                        module.writestr(info, data)
                return 1
        elif path.suffix in {".json", ".js", ".xml", ".cod"}:
            data = path.read_bytes()
            if (faulty_data := _changed(data, old, new)) != data:
                path.write_bytes(faulty_data)
                return 1
    return 0


def _changed(data: bytes, old: str, new: str) -> bytes:
    try:
        return re.sub(old, new, data.decode("utf-8"), count=1, flags=re.DOTALL).encode()
    except UnicodeDecodeError:
        return data


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault, linked, monkeypatch, tmp_path):
    """A check that is content with an export is not content with the same export and one fault in it."""
    check, old, new = FAULTS[fault]
    export = check.__module__.rpartition("test_")[2]
    write = writer(linked, export, monkeypatch)
    known = {"linked": linked, "node": test_boardgame_io.played, "game": GAME}
    wanted = {
        name: known[name] for name in known.keys() & check.__code__.co_varnames[: check.__code__.co_argcount]
    }
    check(**wanted, undrawn=write, tmp_path=tmp_path / "sound")

    def faulty(game: str, into: Path) -> Path:
        folder = write(game, into)
        assert _planted(folder, old, new)
        return folder

    with pytest.raises((AssertionError, LookupError, ValueError, StopIteration, subprocess.SubprocessError)):
        check(**wanted, undrawn=faulty, tmp_path=tmp_path / "faulty")
