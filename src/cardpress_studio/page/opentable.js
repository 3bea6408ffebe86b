// The open table: all cards of a kind, and what is written into their cells.

import { openCard } from "./card.js";
import { showCards } from "./cardlist.js";
import { refreshOverview } from "./overview.js";
import { ask } from "./server.js";
import { showTable } from "./table.js";
import { says } from "./texts.js";
import { showTwo } from "./twowriters.js";
import { byId, open, say, showSteps, view } from "./view.js";

export async function openTable(kind) {
  open({ table: kind }, "table", `/table/${kind}`);
  byId("panel").replaceChildren();
  showCards();
  if (await drawTable()) say("");
}

export async function drawTable() { // as the files are now
  const { status, told } = await ask(`tables/${view.game}/${view.table}/${view.language}`);
  if (status !== 200) { say(told.why); return false; }
  showSteps(told);
  showTable(byId("card"), told, { language: view.language, send: sendCells, sayWritten, openCard, redraw: drawTable });
  return true;
}

async function sendCells(edits, more) { // what is wrong with them, [] where they were written, null where nothing was
  const { status, told } = await ask("cells", { game: view.game, kind: view.table, edits, new: more });
  if (status === 409) { showTwo(told.now, edits.map((one) => one.text).join("\n"), () => sendOver(edits, more)); return null; }
  if (status !== 200) { say(told.why ?? says("could-not")); return null; }
  if (told.refused) { say(says("not-written", { why: told.refused[0]?.message ?? "" })); return told.refused; }
  await refreshOverview();
  return [];
}

function sayWritten(number) { // once the table shows it: what is pasted next is laid over what is there
  say(says("written", { name: says("cells-written", { number }) }));
}

async function sendOver(edits, more) { // the same over what is in the files now
  const { told } = await ask(`tables/${view.game}/${view.table}/${view.language}`);
  const now = new Map(told.rows.map((row) => [row.id, row.cells]));
  const left = edits.filter((one) => now.has(one.id)).map((one) => ({ ...one, seen: now.get(one.id)[one.column] ?? "" }));
  const refused = await sendCells(left, more);
  await drawTable();
  if (refused && !refused.length) sayWritten(left.length + more.length);
}
