"""A table without a server: what its page is told, and that what is packed for a browser plays by itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.sampling import one_of
from tests.table.exports import ROOT

from cardpress_engines.kernel.registry import names
from cardpress_table.exported_game import ExportedGame
from cardpress_table.lone_table import Start
from cardpress_table.web_export import packed_game

ALONE = """
import asyncio, json, sys
code, kept = sys.argv[1:]
sys.path.insert(0, code)
from cardpress_table.lone_table import LoneTable
from cardpress_table.packed_record import link_to

def lay():
    told = []
    return told, LoneTable(code, kept, lambda text: told.append(json.loads(text)))

async def play():
    told, table = lay()
    await table.begin("pl")
    for nth in range(8):
        asked = [now for now in nows(told) if "asked" in now and now["at"] == nows(told)[-1]["at"]]
        if not asked:
            break
        choices = [each["action"] for group in asked[-1]["asked"]["groups"] for each in group["choices"]]
        await table.hear(json.dumps({"do": [choices[5 * nth % len(choices)], asked[-1]["at"]]}))
    for asked in ({"hint": True}, {"words": True}, {"look": 1}, {"do": [10 ** 6, 0]}, {"begin": "nobody"}):
        await table.hear(json.dumps(asked))
    other, again = lay()
    await again.begin("pl")
    await table.hear(json.dumps({"link": nows(told)[-1]["at"]}))
    linked, guest = lay()
    await guest.begin("pl", told[-1]["link"])
    shown = table._room.table
    _, seated = lay()
    await seated.begin("pl", link_to(shown.record(0), 1))
    true = [shown.maker.scene(shown.match.state_at(now["at"]), shown.match.people[0]) for now in nows(told)]
    print(json.dumps({
        "steps": len(nows(told)),
        "same": [json.dumps(now["scene"]) for now in nows(told)] == [json.dumps(each) for each in true],
        "kept": timeless(nows(other)[-1]) == timeless(nows(told)[-1]),
        "linked": nows(linked)[0]["scene"] == nows(told)[-1]["scene"],
        "seated": [seated._room.table.match.people, seated._room.table.match.seats[0]],
        "members": sorted({name for each in told for name in each}),
        "of_moments": sorted({name for now in nows(told) for name in now}),
    }))

def nows(told):
    return [each.get("step", each.get("welcome"))["now"] for each in told if "step" in each or "welcome" in each]

def timeless(now):
    return {name: value for name, value in now.items() if name != "clocks"}

asyncio.run(play())
"""


@pytest.mark.parametrize("game", one_of(names(), "alone"))
def test_what_is_packed_plays_by_itself_and_tells_only_what_is_seen(
    game: str, export: Callable[[str], ExportedGame], tmp_path: Path
) -> None:
    """With only the standard library every game is played, tells what its seat sees, and goes on when kept.

    A link that names a seat has its person there.

    Here one is, in soak all.
    """
    seats = ["person", *["random"] * (2 if game == "adrenaline" else 1)]
    packed = packed_game(Start(game, {}, seats, "7", clock="10+5"), export(game), ROOT / "build/python")
    with ZipFile(BytesIO(packed)) as archive:
        archive.extractall(tmp_path / "code")
    words = [sys.executable, "-I", "-S", "-W", "error", "-c", ALONE, tmp_path / "code", tmp_path / "kept.json"]
    run = subprocess.run(words, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found["steps"] > 5
    assert (found["same"], found["kept"], found["linked"]) == (True, True, True)
    assert found["seated"] == [[1], "random"]
    assert found["members"] == ["begins", "hint", "link", "past", "present", "refused", "step", "welcome", "words"]
    assert "clocks" in found["of_moments"]
    assert set(found["of_moments"]) <= {
        "clocks", "at", "length", "player", "waits_for", "scene", "asked", "can_save", "can_undo", "result",
    }  # fmt: skip


def test_the_same_game_is_packed_to_the_same_bytes(export: Callable[[str], ExportedGame]) -> None:
    """No clock and no order of files reaches the zip."""
    start, data = Start("mephisto", {}, ["person", "greedy"], None), ROOT / "build/python"
    one, other = (packed_game(start, export("mephisto"), data) for _ in range(2))
    assert one == other
    with ZipFile(BytesIO(one)) as archive:
        assert archive.namelist() == sorted(archive.namelist())
        assert {member.date_time for member in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
