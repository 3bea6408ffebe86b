"""A round on boardgame.io, a compendium packed and unpacked by Foundry VTT's own tool: `make outside`."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE, ROOT, writer

HERE = Path(__file__).parent / "outside"
pytestmark = pytest.mark.skipif(
    not (HERE / "node_modules" / "boardgame.io").is_dir(), reason="`make outside` installs the programs' libraries"
)
PLAY = """
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
(async () => {
  const { game, PILES } = await import(process.argv[1]);
  const hidden = PILES.find((pile) => ["shuffled", "bag"].includes(pile.lies)).id;
  const asked = { game, numPlayers: 2, multiplayer: Local(), debug: false };
  const [first, second] = ["0", "1"].map((playerID) => Client({ ...asked, playerID }));
  first.start();
  second.start();
  const told = [first.getState().G];
  first.moves.draw(hidden);
  first.moves.draw(hidden);
  first.moves.play(0);
  told.push(first.getState().G, second.getState().G);
  first.moves.draw("none");
  first.events.endTurn();
  second.moves.draw(hidden);
  second.moves.put(0, hidden);
  second.moves.shuffle(hidden);
  told.push(second.getState().G);
  console.log(JSON.stringify({ hidden, told, turn: second.getState().ctx.turn }));
  first.stop();
  second.stop();
})();
"""
PACK = """
(async () => {
  const { compilePack, extractPack } = await import("@foundryvtt/foundryvtt-cli");
  const [source, packed, back] = process.argv.slice(1);
  await compilePack(source, packed);
  await extractPack(packed, back, { documentType: "Cards" });
})();
"""


def _run(script: str, *words: Path) -> str:
    """What a script says that Node runs where the libraries are."""
    node = shutil.which("node") or ROOT / ".venv" / "bin" / "node"
    done = subprocess.run([node, "-e", script, *words], capture_output=True, text=True, check=False, cwd=HERE)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_two_players_share_a_table_of_boardgame_io(game, linked, monkeypatch, tmp_path):
    """Moves of two clients change one table: pieces are drawn unseen by the other, laid open and put back."""
    folder = writer(linked, "boardgame_io", monkeypatch)(game, tmp_path)
    found = json.loads(_run(PLAY, folder / LANGUAGE / f"{game}.js"))
    before, mine, other, after = found["told"]
    pile = found["hidden"]
    assert set(before["piles"][pile]) == {None}
    assert len(mine["piles"][pile]) == len(before["piles"][pile]) - 2
    assert len(mine["table"]) == 1
    assert mine["hands"]["0"] == [*filter(None, mine["hands"]["0"])]
    assert other["hands"]["0"] == [None]
    assert other["table"] == mine["table"]
    assert found["turn"] == 2
    assert (after["table"], len(after["hands"]["1"])) == ([], 1)
    assert len(after["piles"][pile]) == len(mine["piles"][pile])


@pytest.mark.parametrize("game", GAMES)
def test_foundry_packs_every_deck(game, linked, monkeypatch, tmp_path):
    """The program's tool makes a compendium of the sources, and what it takes out of it again is what went in."""
    module = f"{game.replace('_', '-')}-{LANGUAGE}"
    folder = writer(linked, "foundry", monkeypatch)(game, tmp_path) / module
    source, back = folder / "packs" / "_source" / "decks", tmp_path / "back"
    _run(PACK, source, folder / "packs" / "decks", back)
    read = {one["_id"]: one for one in (json.loads(path.read_text("utf-8")) for path in back.iterdir())}
    written = {one["_id"]: one for one in (json.loads(path.read_text("utf-8")) for path in source.iterdir())}
    assert read.keys() == written.keys()
    for id_, deck in written.items():
        told = {name: value for name, value in read[id_].items() if name in deck}
        cards = {card["_id"]: card for card in told.pop("cards")}
        assert told == {name: value for name, value in deck.items() if name != "cards"}
        for card in deck["cards"]:  # the tool leaves out keys and adds empty lists
            assert {**card, **cards[card["_id"]]} == {**cards[card["_id"]], **card}
    copies = Counter(card["flags"][module]["component"] for deck in read.values() for card in deck["cards"])
    assert copies == Counter(linked[game][0].copies())
