// The studio: chooses cards, shows what they say, sends what is changed; asks nobody but its own server.

import { el, readable } from "./elements.js";
import { form } from "./fields.js";
import { panel } from "./panel.js";
import { sentence, wordsOf } from "./sentence.js";
import { askForIcon } from "./icons.js";
import { askForCard, idOf } from "./newcard.js";
import { askForGame, askForNoun, newPartButtons, newThingButtons } from "./newthings.js";
import { playing } from "./play.js";
import { SHELVES, showPrint } from "./print.js";
import { showTable } from "./table.js";
import { showDrawn, showTemplate } from "./templates.js";
import { learn, learnTitles, says, speak, titleOf } from "./texts.js";
import { typedRule } from "./typedrule.js";
import { words } from "./words.js";

const byId = (id) => document.getElementById(id);
const NOTHING_OPEN = { id: "", card: null, pointer: "", table: "", template: "", isPrint: false };
const view = { game: "", language: "", last: "", games: {}, found: null, ...NOTHING_OPEN };
const RESOLUTIONS = [75, 110, 150, 220, 300, 440, 600];

function say(text) {
  byId("state").textContent = text;
  document.documentElement.dataset.at = String(Number(document.documentElement.dataset.at ?? 0) + 1);
}

async function ask(path, sent) {
  const answer = await fetch(path, sent === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) });
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : { why: await answer.text() };
  return { status: answer.status, told };
}

// ---- cards

function showCards() {
  const kinds = view.games[view.game]?.tables ?? [], course = view.games[view.game]?.course;
  byId("course").replaceChildren(...(course ? [el("button", { type: "button", id: "open-course", "aria-current": view.id === course ? "true" : null, onclick: () => openCard(course) }, says("course"))] : []),
    ...(view.game ? [el("button", { type: "button", id: "open-templates", "aria-current": view.template ? "true" : null, onclick: () => openTemplates() }, says("templates")),
      el("button", { type: "button", id: "open-print", "aria-current": view.isPrint ? "true" : null, onclick: () => openPrint() }, says("print"))] : []));
  byId("tables").replaceChildren(...kinds.map((kind) => el("button", { type: "button", "data-kind": kind, "aria-current": kind === view.table ? "true" : null,
    onclick: () => openTable(kind) }, says("table-of", { kind: titleOf("kinds", kind) }))));
  const query = byId("search").value.trim().toLowerCase();
  const found = view.games[view.game]?.cards ?? [];
  byId("cards").replaceChildren(...found.filter((one) => !query || searched(one).includes(query)).map((one) => el("li", {},
    el("button", { type: "button", "aria-current": one.id === view.id ? "true" : null, class: one.wrong ? "wrong" : "",
      "data-card": one.id, onclick: () => openCard(one.id) }, one.names[view.language] ?? one.id, el("small", {}, titleOf("kinds", one.kind))))));
}

function searched(card) {
  return [card.id, ...Object.values(card.names)].join(" ").toLowerCase();
}

async function openCard(id) {
  Object.assign(view, NOTHING_OPEN, { id, last: id });
  document.body.dataset.view = "card";
  history.replaceState(null, "", `#${view.game}/${id}`);
  const card = await cardNow();
  if (!card) return say(says("no-such-card"));
  show(card);
  byId("panel").replaceChildren(el("p", { class: "hint", "data-says": "choose-word" }, says("choose-word")));
  showCards();
  return say("");
}

// ---- templates

async function openTemplates(path) { // that of the kind of the card that was open last, unless told
  const { status, told: known } = await ask(`templates/${view.game}`);
  if (status !== 200) return say(known.why);
  const kind = view.games[view.game].cards.find((one) => one.id === view.last)?.kind ?? view.table;
  const wanted = path ?? (known.files.includes(known.kinds[kind]) ? known.kinds[kind] : known.files[0]);
  if (!wanted) return say(says("no-templates"));
  const { status: is, told } = await ask("template", { game: view.game, path: wanted, id: view.last, language: view.language });
  if (is !== 200) return say(told.why);
  view.found?.abort();
  Object.assign(view, NOTHING_OPEN, { template: wanted, drawn: told });
  document.body.dataset.view = "template";
  history.replaceState(null, "", `#${view.game}`);
  byId("panel").replaceChildren();
  showCards();
  showTemplate(byId("card"), known.files, told, { open: openTemplates, save: saveTemplate, openCard });
  showSteps(told);
  return say("");
}

function showSteps(told) {
  byId("undo").disabled = !told.undo;
  byId("redo").disabled = !told.redo;
}

async function saveTemplate(text, seen = view.drawn.digest) {
  const sent = { game: view.game, path: view.template, id: view.last, language: view.language, seen, text };
  const { status, told } = await ask("template/write", sent);
  if (status === 409) return showTwo(told.now, text, async () => saveTemplate(text, (await ask("template", sent)).told.digest));
  if (status !== 200) return say(told.why ?? says("could-not"));
  view.drawn = told;
  showDrawn(told, { openCard });
  showSteps(told);
  await drawOthers(told, sent);
  const { problems } = view.drawn;
  return say(problems.length ? says("template-faults", { number: problems.length }) : says("written", { name: told.path }));
}

async function drawOthers(told, sent) { // the first card is there at once, the others when they are drawn
  if (told.faces.every((one) => one.is_drawn)) return;
  const { status, told: whole } = await ask("template", sent);
  if (status !== 200 || view.template !== whole.path || view.drawn.digest !== whole.digest) return;
  view.drawn = whole;
  showDrawn(whole, { openCard });
}

// ---- print

async function openPrint(shelf = SHELVES[0]) {
  view.found?.abort();
  Object.assign(view, NOTHING_OPEN, { isPrint: true });
  document.body.dataset.view = "print";
  history.replaceState(null, "", `#${view.game}`);
  byId("panel").replaceChildren();
  showCards();
  say(says("print-waits"));
  const { status, told } = await ask(`print/${shelf}/${view.game}/${view.language}`);
  if (!view.isPrint) return; // something else is open now
  if (status !== 200) return say(told.why);
  showPrint(byId("card"), shelf, told, problems(told.problems), openPrint);
  say("");
}

// ---- all cards of a kind

async function openTable(kind) {
  Object.assign(view, NOTHING_OPEN, { table: kind });
  document.body.dataset.view = "table";
  history.replaceState(null, "", `#${view.game}/table/${kind}`);
  byId("panel").replaceChildren();
  showCards();
  if (await drawTable()) say("");
}

async function drawTable() { // as the files are now
  const { status, told } = await ask(`tables/${view.game}/${view.table}/${view.language}`);
  if (status !== 200) { say(told.why); return false; }
  byId("undo").disabled = !told.undo;
  byId("redo").disabled = !told.redo;
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

function show(card) {
  view.card = card;
  byId("undo").disabled = !card.undo;
  byId("redo").disabled = !card.redo;
  const isCourse = card.id === view.games[view.game]?.course;
  const key = faceKey(card);
  byId("card").replaceChildren(
    el("h2", { lang: view.language }, isCourse ? says("course") : card.names[view.language] ?? card.id),
    el("p", { class: "file" }, card.file),
    ...problems(card.problems),
    isCourse ? el("div", {}, el("p", { class: "ways" }, ...newPartButtons(making)), ...rules(card)) : el("div", { class: "shown" },
      el("div", { class: "faces" }, ...(key ? [face(key, card)] : []), playing(card, view.language, ask)),
      el("div", {}, ...rules(card))),
    ...(card.words.length ? [el("h3", {}, says("words")), words(card, sayWord)] : []),
    el("h3", {}, says("fields")), form(card.fields, view.language, acts),
    isCourse || card.is_row ? "" : el("p", {}, el("button", { type: "button", id: "remove-card", onclick: removeCard }, says("remove-card"))));
}

function face(key, card) { // the one before stays until the new one is there
  const wanted = 6 * 25.4 * (window.devicePixelRatio || 1);
  const dpi = RESOLUTIONS.find((one) => one >= wanted * 0.95) ?? RESOLUTIONS.at(-1);
  const made = el("img", { src: `faces/${key}-${dpi}.png`, alt: says("front", { name: card.names[view.language] ?? card.id }) });
  const before = byId("card").querySelector(`.faces img[data-of="${CSS.escape(card.id)}"]`);
  made.dataset.of = card.id;
  if (!before || before.src === made.src) { view.drawn = Promise.resolve(); return made; }
  view.drawn = made.decode().then(() => before.replaceWith(made), () => {});
  return before;
}

function updateSeen(card) { // what a whole check found of the open card: its face and its problems, nothing else
  const told = problems(card.problems), shown = byId("card").querySelector(":scope > .problems");
  if (shown) shown.remove();
  byId("card").querySelector(".file")?.after(...told);
  const before = byId("card").querySelector(".faces img"), key = faceKey(card);
  if (before && key) { const now = face(key, card); if (now !== before) before.replaceWith(now); }
  Object.assign(view.card, { problems: card.problems, faces: card.faces, names: card.names });
}

function faceKey(card) {
  return (card.faces[view.language] ?? Object.values(card.faces)[0] ?? []).find(Boolean);
}

function problems(several) {
  return several.length ? [el("ul", { class: "problems" }, ...several.map((one) => el("li", {}, where(one), one.message,
    one.hint ? el("small", {}, one.hint) : null)))] : [];
}

function where(problem) { // the words of a rule that a problem is about, the noun that lacks a form, else its place in the file
  const pointer = problem.position?.pointer, language = problem.position?.file.match(/\/terms\/([a-z]+)\.json$/)?.[1];
  if (language) return el("button", { type: "button", class: "where", onclick: () => askForNoun(making, pointer?.split("/")[1] ?? "", language) }, says("make-noun"));
  if (!pointer || !problem.position.file.endsWith(".json")) return null;
  const rule = view.card && ruleOf(pointer);
  return el("button", { type: "button", class: "where", onclick: () => choose(pointer) }, rule ? wordsOf(rule, pointer) : pointer);
}

function rules(card) {
  const languages = [view.language, ...Object.keys(card.rules).filter((one) => one !== view.language)];
  const keys = [...new Set(Object.values(card.rules).flatMap((one) => Object.keys(one)))];
  return keys.map((key) => el("section", { class: "rules", "aria-label": heading(card, key) }, el("h3", {}, heading(card, key)),
    ...languages.filter((code) => card.rules[code]?.[key]?.text).map((code) => el("div", { class: "said" },
      el("abbr", {}, code), sentence(card.rules[code][key], code, view.pointer, choose, card.card)))));
}

function heading(card, key) {
  if (key.startsWith("bodies/")) return says("body-of", { word: readable(key.slice("bodies/".length)) });
  return card.headings?.[view.language]?.[key] ?? key.split("/").map((name) => titleOf("fields", name)).join(": ");
}

// ---- what is chosen

async function choose(pointer, leads = false) { // `leads`: whoever came by the form goes on in the panel
  view.pointer = pointer;
  show(view.card);
  await showSuggestions();
  say("");
  if (leads) byId("panel").querySelector("input, textarea, button")?.focus();
  else if (!byId("panel").contains(document.activeElement)) byId("card").querySelector('.word[aria-pressed="true"]')?.focus(); // whoever went on meanwhile stays there
}

async function showSuggestions(all = false) { // until the first is there; others come as they are found
  view.found?.abort();
  const found = view.found = new AbortController(), { game, id, pointer, language } = view;
  const lines = askLines("possibilities", { game, id, pointer, language, all }, found.signal);
  const { value: head } = await lines.next();
  if (found.signal.aborted || id !== view.id || !view.card) return; // something else is open now
  if (head.why !== undefined) { say(head.why); return; }
  const shown = panel(view.card, ruleOf(pointer), head, language, acts);
  byId("panel").replaceChildren(...shown.parts);
  const first = await lines.next();
  if (first.done) return;
  shown.add(first.value);
  (async () => { for await (const one of lines) shown.add(one); })();
}

async function* askLines(path, sent, signal) { // each line of an answer as it comes
  try {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent), signal });
    if (answer.status !== 200) { yield { why: await answer.text() }; return; }
    let rest = "";
    for (const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\n");
      rest = parts.pop();
      for (const line of parts) yield JSON.parse(line);
    }
  } catch (error) { if (error.name !== "AbortError") throw error; }
}

function ruleOf(pointer) {
  const own = Object.values(view.card.rules[view.language] ?? {});
  return own.find((rule) => rule.spans.some((span) => span[2] === pointer)) ?? null;
}

// ---- what is changed

async function write(card, seen = view.card.digest) {
  const { status, told } = await ask("change", { game: view.game, id: view.id, seen, card, language: view.language });
  if (status === 409) return showBoth(card, told);
  return showWritten(status, told);
}

async function sayWord(key, language, seen, text) {
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

async function checked(card) { // the whole check comes when the face is there
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

const acts = {
  change: (pointer, value) => pointer ? fillIn(pointer, value) : write(value),
  typed: (pointer) => typedRule(view.language, (text) => ask("typed-rule", { game: view.game, id: view.id, pointer, language: view.language, text }), write),
  write, open: choose, showAll: () => showSuggestions(true), picture: sendPicture,
  icon: (pointer, value) => askForIcon(byId("both"), { game: view.game, ask, value, choose: async (name) => fillIn(pointer, name, (await cardNow()).digest) }),
};

async function makeCard(asked) { // "" where it was made, else why not
  const { status, told } = await ask("begin", { game: view.game, ...asked });
  if (status !== 200) return told.why ?? says("could-not");
  if (told.refused) return told.refused.map((one) => one.message).join(" ");
  Object.assign(view, NOTHING_OPEN, { id: told.id });
  document.body.dataset.view = "card";
  await refreshOverview();
  history.replaceState(null, "", `#${view.game}/${told.id}`);
  show(told);
  byId("panel").replaceChildren(el("p", { class: "hint", "data-says": "choose-word" }, says("choose-word")));
  say(says("written", { name: told.file }));
  return "";
}

async function cardNow() { // null where there is none any more
  return view.id ? (await ask(`cards/${view.game}/${view.id}`)).told : null;
}

async function showNow() { // the open card as it is now, or none
  const now = await cardNow();
  if (now) show(now);
  else clear();
}

async function digestNow() { // what a card is written over that was written elsewhere: of none, nothing that fits
  return (await cardNow())?.digest ?? "";
}

function showBoth(mine, told) {
  showTwo(told.now, JSON.stringify(mine, null, 2), async () => write(mine, await digestNow()));
}

async function showBothTexts(key, language, text) {
  const word = (await cardNow())?.words.find((one) => one.key === key);
  showTwo(word?.texts[language] ?? "", text, () => sayWord(key, language, word?.seen[language] ?? "", text));
}

function showTwo(now, mine, over) { // two wrote the same file: the later one sees both
  const dialog = byId("both");
  const close = () => dialog.close();
  dialog.replaceChildren(
    el("h2", { id: "both-title" }, says("both")),
    el("div", { class: "both" }, el("section", {}, el("h3", {}, says("both-file")), el("pre", { tabindex: 0 }, now)),
      el("section", {}, el("h3", {}, says("both-yours")), el("pre", { tabindex: 0 }, mine))),
    el("p", {}, el("button", { type: "button", id: "keep", onclick: async () => { close(); await (view.template ? openTemplates(view.template) : view.table ? drawTable() : openCard(view.id)); } }, says("keep-file")),
      el("button", { type: "button", id: "over", onclick: async () => { close(); await over(); } }, says("write-over"))));
  dialog.showModal();
  say(says("not-written-changed"));
}

async function step(path) {
  const { status, told } = await ask(path, { language: view.language });
  if (status === 409) return say(says("changed-since", { name: told.path }));
  if (view.template && (told.path || told.id)) {
    await openTemplates(told.path?.startsWith(`templates/${view.game}/`) && !told.path.includes("/pictures/") ? told.path : view.template);
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (view.table && (told.path || told.id)) {
    await refreshOverview();
    await drawTable();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (view.isPrint && (told.path || told.id)) {
    await refreshOverview();
    await openPrint();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (told.path) {
    await refreshOverview();
    if (isThere()) await showNow();
    else clear();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path }));
  }
  if (!told.id) return say(says("nothing-to-do"));
  Object.assign(view, { game: told.game, id: told.id, pointer: "" });
  show(told);
  byId("panel").replaceChildren(el("p", { class: "hint", "data-says": "choose-word" }, says("choose-word")));
  say(says(path === "undo" ? "undone" : "redone", { name: told.file }));
  return checked(told);
}

// ---- the whole

function isThere() { // the open card, as the list has it
  const game = view.games[view.game];
  return Boolean(game) && (game.course === view.id || game.cards.some((one) => one.id === view.id));
}

function clear() { // no card is open
  view.found?.abort(); // no answer is waited for
  Object.assign(view, NOTHING_OPEN);
  document.body.dataset.view = "card";
  byId("card").replaceChildren(...(view.game ? [el("p", { class: "hint", "data-says": "choose-card" }, says("choose-card"))]
    : [el("h2", {}, says("no-game")), el("p", {}, says("no-game-hint")), el("button", { type: "button", id: "first-game", class: "main", onclick: () => askForGame(making) }, says("make-game"))]));
  byId("panel").replaceChildren();
  showCards();
}

async function refreshOverview() {
  const { told } = await ask("games");
  view.games = told.games;
  byId("undo").disabled = !told.undo;
  byId("redo").disabled = !told.redo;
  if (!view.games[view.game]) Object.assign(view, { game: Object.keys(view.games)[0] ?? "", id: "", card: null, table: "" });
  byId("new").disabled = !view.game;
  document.body.dataset.isEmpty = String(!view.game);
  byId("game").replaceChildren(...Object.entries(view.games).map(([id, one]) => el("option", { value: id, selected: id === view.game }, one.title)));
  const languages = view.games[view.game]?.languages ?? [];
  view.language = languages.includes(view.language) ? view.language : languages.find((one) => one === navigator.language.slice(0, 2)) ?? languages[0] ?? "";
  speak(view.language);
  await learnTitles(view.game, view.language);
  byId("language").replaceChildren(...languages.map((one) => el("option", { value: one, selected: one === view.language }, one)));
  byId("more-new").replaceChildren(...newThingButtons(making));
  showCards();
}

const making = {
  get dialog() { return byId("both"); }, ask, view: () => view, game: () => view.games[view.game],
  done: async (after) => {
    if (after.game) Object.assign(view, { game: after.game });
    await refreshOverview();
    await learnTitles(view.game, view.language, true);
    if (after.game) { clear(); byId("more").open = false; }
    else if (view.table) await drawTable();
    else if (view.isPrint) await openPrint();
    else if (view.card) await showNow();
    say(says("made"));
  },
};

async function removeCard() {
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

function listen() { // a file was saved, here or in an editor
  new EventSource("events").addEventListener("proof", async () => {
    if (view.table && !document.activeElement?.matches("main input")) return void (await drawTable());
    if (!view.card || document.activeElement?.matches("main :is(input, textarea, select)")) return;
    await refreshOverview();
    if (!isThere()) return clear();
    const now = await cardNow();
    if (!now || now.id !== view.card?.id) return;
    if (now.digest === view.card.digest) return updateSeen(now);
    show(now);
    if (view.pointer) await showSuggestions();
  });
}

async function begin() {
  const [game, id, kind] = location.hash.slice(1).split("/");
  await learn();
  const { told } = await ask("games");
  view.game = told.games[game] ? game : Object.keys(told.games)[0] ?? "";
  await refreshOverview();
  byId("search").addEventListener("input", showCards);
  byId("game").addEventListener("change", async (event) => {
    Object.assign(view, NOTHING_OPEN, { game: event.target.value, last: "" });
    document.body.dataset.view = "card";
    await refreshOverview();
    byId("card").replaceChildren(el("p", { class: "hint", "data-says": "choose-card" }, says("choose-card")));
  });
  byId("language").addEventListener("change", async (event) => {
    view.language = event.target.value;
    speak(view.language);
    await learnTitles(view.game, view.language);
    showCards();
    if (view.card) show(view.card);
    if (view.table) await drawTable();
    if (view.template) await openTemplates(view.template);
    if (view.isPrint) await openPrint();
    if (view.pointer) await showSuggestions();
  });
  byId("new").addEventListener("click", () => askForCard(byId("both"), { game: view.games[view.game], card: view.card?.is_row ? null : view.card, language: view.language }, makeCard));
  byId("undo").addEventListener("click", () => step("undo"));
  byId("redo").addEventListener("click", () => step("redo"));
  if (!view.game) clear();
  if (kind) await openTable(kind);
  else if (id) await openCard(id);
  listen();
  say("");
}

begin();
