"""A game is played from the studio by other programs: a table, and many games with what a card did in them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.sampling import IS_WHOLE
from tests.studio.conftest import TOKEN, Served

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.starters import new_game
from cardpress_studio.playing import KEPT, Playing, UnplayableError
from cardpress_studio.studio import Studio

ROOT = Path(__file__).resolve().parents[2]


def test_only_cards_of_the_project_are_played(served: Served) -> None:
    """What reaches the command line of another program is a card and a language that the project has."""
    for path, other in (
        ("table", {"language": "--host"}),
        ("table", {"id": "--host"}),
        ("many-games", {"game": "-x"}),
    ):
        sent = {"game": "mini", "id": "rat", "language": "en", "games": 3, **other}
        assert served.ask(f"/{TOKEN}/{path}", sent)[0] == 404
    assert served.ask(f"/{TOKEN}/many-games", {"game": "mini", "id": "rat", "games": 10**9})[0] == 400


@contextmanager
def _playing(root: Path, game: str) -> Iterator[Playing]:
    """Games of a project that is open in the studio."""
    with Session(jobs=1, stays=True) as opened:
        studio = Studio(root, [game], opened, tool_fingerprint(opened.digests))
        studio.refresh()
        yield Playing(root, studio.build)


def test_a_game_that_cannot_be_built_says_why(tmp_path: Path) -> None:
    """What the program says that builds it is told, and nothing is played or kept."""
    shutil.copytree(ROOT / "tests/errors/base/content", tmp_path / "content")
    with (
        _playing(tmp_path, "mini") as playing,
        pytest.raises(UnplayableError, match=r"game\.json.*is not installed"),
    ):
        playing.many("mini", "rat", 2)
    assert not (tmp_path / "build/studio" / KEPT).exists()


@pytest.mark.skipif(not IS_WHOLE, reason="builds a game three times: in soak")
def test_a_game_is_played_before_and_after_a_change(tmp_path: Path) -> None:
    """A changed card is told with what it did before; a table begins with the card, and ends with the studio."""
    new_game(tmp_path, "mine", "effects")
    card = tmp_path / "content/mine/potions/kettle.json"
    with _playing(tmp_path, "mine") as playing:
        first = playing.many("mine", "kettle", 20)
        assert first["now"]["did"] > 0
        assert first["before"] is None

        changed = json.loads(card.read_text("utf-8"))
        changed["price"] = 1
        card.write_text(json.dumps(changed, indent=2, sort_keys=True) + "\n", "utf-8")
        second = playing.many("mine", "kettle", 20)
        assert second["before"] == first["now"] != second["now"]

        opened = playing.table("mine", "kettle", "en")
        assert opened["with_card"]
        with urlopen(opened["link"].partition("#")[0]) as answer:
            assert answer.status == 200
        playing.end()
        with pytest.raises(OSError, match="refused"):
            urlopen(opened["link"].partition("#")[0])
