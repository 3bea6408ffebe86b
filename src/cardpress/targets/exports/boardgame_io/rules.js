// The rules of a game for boardgame.io: its engine, in Python, runs in Pyodide on the master and asks boardgame.io for
// whatever chance decides. What is kept of a game is its log; each player is given what they may see, and nothing else.

import { loadPyodide } from "pyodide";

const INVALID_MOVE = "INVALID_MOVE"; // what boardgame.io/core calls by this name
const FOLDER = "/cardpress";
const START = `
import sys
from pathlib import Path
sys.path.insert(0, "${FOLDER}")
from cardpress_engines.adapters.boardgame_io import GameRules
from cardpress_engines.cardplay.games import loader
lambda name: GameRules(name, loader(Path("${FOLDER}")))
`;

/** What stands at an address: in a file where Node runs, else on the web. */
async function bytesAt(address) {
  if (address.protocol === "file:") return new Uint8Array(await (await import("node:fs/promises")).readFile(address));
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The game object; `engine` is the address of engine.zip, `pyodide` what loadPyodide is given. */
export async function rulesOf({ name, engine, pyodide: options = {} }) {
  const pyodide = await loadPyodide(options);
  pyodide.unpackArchive(await bytesAt(engine), "zip", { extractDir: FOLDER });
  const rules = pyodide.runPython(START)(name);

  /** What a player sees; a page is given no more than this, so it can be asked again of that. */
  const view = (G, playerID) =>
    G.log ? JSON.parse(rules.view(JSON.stringify(G), playerID == null ? -1 : Number(playerID))) : G;

  const decides = ({ G }) => G.decides ?? 0;

  /** Do what a player can do now, in the words of `G.actions`. */
  const act = ({ G, ctx, playerID, random, events }, action) => {
    const kept = rules.act(JSON.stringify(G), Number(playerID), `${action}`, () => random.Number());
    if (!kept) return INVALID_MOVE;
    const after = JSON.parse(kept);
    if (after.decides !== null && `${after.decides}` !== ctx.currentPlayer) events.endTurn();
    return after;
  };

  return {
    name,
    setup: ({ ctx, random }, setup) =>
      JSON.parse(rules.begin(JSON.stringify(setup ?? {}), ctx.numPlayers, () => random.Number())),
    moves: { act: { move: act, client: false, redact: true } }, // nothing face down is known or told to a client
    turn: { order: { first: decides, next: decides } },
    endIf: ({ G }) => (G.decides === null ? { returns: view(G, null).returns } : undefined),
    playerView: ({ G, playerID }) => view(G, playerID),
    disableUndo: true,
    ai: { enumerate: (G, ctx, playerID) => view(G, playerID).actions.map((action) => ({ move: "act", args: [action] })) },
  };
}
