"""The table for boardgame.io: run by Node, no piece is lost and nothing hidden is told."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE, ROOT

from cardpress.effects.content import canonical, content, text_values

PLAY = """
const { game, PILES, PIECES, COMPONENTS, RULES } = await import(process.argv[1]);
const random = { Shuffle: (pieces) => [...pieces].reverse() };
const G = game.setup({ ctx: { numPlayers: 2 }, random });
const hidden = PILES.find((pile) => pile.lies === "shuffled" || pile.lies === "bag").id;
const first = structuredClone(G);
const asked = { G, playerID: "0", random };
const move = (name, ...words) => (game.moves[name].move ?? game.moves[name])(asked, ...words) ?? "done";
const told = [move("draw", hidden), move("draw", hidden), move("play", 0), move("pick", 0), move("play", 1)];
const seen = game.playerView({ G, playerID: "1" });
told.push(move("put", 0, hidden), move("shuffle", hidden));
const wrong = [move("draw", "none"), move("play", 9), move("play", -1), move("pick", 0), move("put", 0, hidden)];
console.log(JSON.stringify({ PILES, PIECES, COMPONENTS, RULES, hidden, first, G, seen, told, wrong }));
"""


def played(path):
    """What a module of the export says when Node plays on it."""
    words = [shutil.which("node") or ROOT / ".venv/bin/node", "--input-type=module", "-e", PLAY, path]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def node():
    """Runs a module of the export by Node; gives what it prints."""
    return played


def _every(state):
    return Counter([*(p for pile in state["piles"].values() for p in pile),
                    *(p for hand in state["hands"].values() for p in hand), *state["table"]])  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_round_loses_no_piece_and_tells_no_secret(game, undrawn, linked, node, tmp_path):
    """Drawn, played and put back, the pieces stay those of the decks; another player sees no hidden one."""
    found = node(undrawn(game, tmp_path) / LANGUAGE / f"{game}.js")
    copies = Counter(linked[game][0].copies())
    assert _every(found["first"]) == _every(found["G"]) == copies
    assert found["told"] == ["done"] * 7
    assert found["wrong"] == ["INVALID_MOVE"] * 5
    assert set(found["seen"]["hands"]["0"]) == {None}
    assert set(found["seen"]["piles"][found["hidden"]]) == {None}
    assert len(found["G"]["hands"]["0"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_values_are_those_of_the_rules_data(game, undrawn, linked, node, tmp_path):
    """Components and numbers are data.json, words those of the language, pictures are there."""
    folder = undrawn(game, tmp_path) / LANGUAGE
    found = node(folder / f"{game}.js")
    model, words = linked[game]
    value = json.loads(canonical(content(model)))
    assert found["COMPONENTS"] == {id_: one for kind in value["components"].values() for id_, one in kind.items()}
    assert found["RULES"] == value["rules"]
    told = text_values(model, words)[LANGUAGE]["components"]
    assert {id_: piece["words"] for id_, piece in found["PIECES"].items()} == {
        id_: told[id_] for id_ in model.copies()
    }
    named = {piece[side] for piece in found["PIECES"].values() for side in ("front", "back")}
    assert named == {f"images/{path.name}" for path in (folder / "images").iterdir()}
