// What is changed of the open card.

import { cardNow, digestNow, problems, show, showHint, updateSeen } from "./card.js";
import { askForIcon } from "./icons.js";
import { idOf } from "./newcard.js";
import { clear, refreshOverview } from "./overview.js";
import { choose, showSuggestions } from "./possibilities.js";
import { ask } from "./server.js";
import { says } from "./texts.js";
import { showBoth, showBothTexts, showTwo } from "./twowriters.js";
import { typedRule } from "./typedrule.js";
import { byId, open, say, view } from "./view.js";

export async function write(card, seen = view.card.digest) {
  const { status, told } = await ask("change", { game: view.game, id: view.id, seen, card, language: view.language });
  if (status === 409) return showBoth(card, told);
  return showWritten(status, told);
}

export async function sayWord(key, language, seen, text) {
  const { status, told } = await ask("say", { game: view.game, id: view.id, language, key, seen, text });
  if (status === 409) return showBothTexts(key, language, text);
  return showWritten(status, told, true);
}

async function showWritten(status, told, isOfAll = false) { // `isOfAll`: other cards and the list may show it too
  if (status !== 200) return say(told.why ?? says("could-not"));
  if (told.refused) {
    byId("panel").prepend(...problems(told.refused));
    return say(says("not-written", { why: told.refused[0]?.message ?? "" }));
  }
  show(told);
  if (isOfAll || told.id === view.games[view.game]?.course) await refreshOverview();
  say(says("written", { name: told.id }));
  if (view.pointer) await showSuggestions();
  await checked(told);
}

export async function checked(card) { // the whole check comes when the face is there
  await view.drawn;
  await refreshOverview();
  if (view.card?.id !== card.id || view.card.digest !== card.digest) return;
  const now = await cardNow();
  if (now && now.digest === view.card?.digest && now.id === view.card.id) updateSeen(now);
}

async function fillIn(pointer, value, seen = view.card.digest) {
  const { status, told } = await ask("fill-in", { game: view.game, id: view.id, seen, pointer, value: value ?? null, language: view.language });
  if (status === 409) return showTwo(told.now, JSON.stringify({ [pointer.split("/").at(-1)]: value ?? null }, null, 2), async () => fillIn(pointer, value, await digestNow()));
  return showWritten(status, told);
}

export const acts = {
  change: (pointer, value) => pointer ? fillIn(pointer, value) : write(value),
  typed: (pointer) => typedRule(view.language, (text) => ask("typed-rule", { game: view.game, id: view.id, pointer, language: view.language, text }), write),
  write, open: choose, showAll: () => showSuggestions(true), picture: sendPicture,
  icon: (pointer, value) => askForIcon(byId("both"), { game: view.game, ask, value, choose: async (name) => fillIn(pointer, name, (await cardNow()).digest) }),
};

export async function makeCard(asked) { // "" where it was made, else why not
  const { status, told } = await ask("begin", { game: view.game, ...asked });
  if (status !== 200) return told.why ?? says("could-not");
  if (told.refused) return told.refused.map((one) => one.message).join(" ");
  open({ id: told.id }, "card", `/${told.id}`);
  await refreshOverview();
  show(told);
  showHint();
  say(says("written", { name: told.file }));
  return "";
}

export async function removeCard() {
  const { status, told } = await ask("remove-card", { game: view.game, id: view.id });
  if (status !== 200) return say(told.why ?? says("could-not"));
  if (told.refused) return say(says("not-written", { why: told.refused[0]?.message ?? "" }));
  const name = view.id;
  clear();
  await refreshOverview();
  byId("undo").disabled = false;
  return say(says("removed-card", { name }));
}

async function sendPicture(pointer, file) { // a picture of one's own, written beside the others and named in its field
  const name = `${idOf(file.name.replace(/\.[^.]*$/, ""))}.${file.name.split(".").at(-1).toLowerCase()}`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  const { status, told } = await ask("new/picture", { game: view.game, name, data: btoa(text) });
  if (status !== 200) return say(told.why ?? says("could-not"));
  if (told.refused) return say(says("not-written", { why: told.refused[0]?.message ?? "" }));
  return fillIn(pointer, name, await digestNow());
}
