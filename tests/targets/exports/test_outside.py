"""A round on boardgame.io, a compendium packed and unpacked by Foundry VTT's own tool: `make outside`."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tests.starter_games import put_starter
from tests.targets.exports.conftest import GAMES, LANGUAGE, ROOT, writer

from cardpress.commands.main import main

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
WITH_RULES = """
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
(async () => {
  const { loadGame } = await import(process.argv[1]);
  const players = [...Array(Number(process.argv[2])).keys()];
  const asked = { game: await loadGame(), numPlayers: players.length, multiplayer: Local(), debug: false };
  const clients = players.map(String).map((playerID) => Client({ ...asked, playerID }));
  clients.forEach((client) => client.start());
  const told = [];
  while (!clients[0].getState().ctx.gameover) {
    const states = clients.map((client) => client.getState());
    const { currentPlayer } = states[0].ctx;
    const { actions } = states[currentPlayer].G, other = (Number(currentPlayer) + 1) % players.length;
    told.push({ currentPlayer, views: states.map((state) => state.G), log: states[other].log });
    clients[other].moves.act(actions[0]); // out of turn: nothing happens
    clients[currentPlayer].moves.act("nothing of the kind");
    clients[currentPlayer].moves.act(actions[(told.length * 7) % actions.length]);
  }
  const { ctx, G } = clients[0].getState();
  console.log(JSON.stringify({ told, returns: ctx.gameover.returns, last: G }));
  clients.forEach((client) => client.stop());
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


PLAYERS = {"adrenaline": 3}
"""The fewest who can play, where it is not two."""


def _run(script: str, *words: Path | str) -> str:
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


@pytest.mark.parametrize("game", [*GAMES, "potions"])
def test_a_whole_game_is_played_by_its_rules_on_boardgame_io(game, tmp_path):
    """Turns go to whoever decides, moves are what the engine allows, each client is told its own view alone."""
    root = ROOT
    if game == "potions":
        root = tmp_path
        put_starter(root, game, "effects")
    out = tmp_path / "given"
    words = ["export", game, "--root", str(root), "--to", "boardgame_io", "--lang", "en", "--dpi", "40"]
    assert main([*words, "--out", str(out)]) == 0
    folder = out / game / "boardgame_io" / "rules"
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    players = range(PLAYERS.get(game, 2))
    found = json.loads(_run(WITH_RULES, folder / "index.js", str(len(players))))
    assert found["told"]
    for step in found["told"]:
        player = int(step["currentPlayer"])
        assert [view["decides"] for view in step["views"]] == [player for _ in players]
        assert [bool(view["actions"]) for view in step["views"]] == [each == player for each in players]
        assert not any("log" in view for view in step["views"])
        told = [entry["action"]["payload"] for entry in step["log"] if entry["action"]["type"] == "MAKE_MOVE"]
        assert all(move["args"] is None for move in told if move["playerID"] == str(player))
    assert len(found["returns"]) == len(players)
    assert found["returns"] == found["last"]["returns"]


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
