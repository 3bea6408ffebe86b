// The open card: its face, its sentences, its fields, and what is wrong with it.

import { acts, removeCard, sayWord } from "./cardchanges.js";
import { showCards } from "./cardlist.js";
import { el, readable } from "./elements.js";
import { form } from "./fields.js";
import { askForNoun, newPartButtons } from "./newthings.js";
import { clear, making } from "./overview.js";
import { playing } from "./play.js";
import { choose } from "./possibilities.js";
import { sentence, wordsOf } from "./sentence.js";
import { ask } from "./server.js";
import { says, titleOf } from "./texts.js";
import { byId, open, say, showSteps, view } from "./view.js";
import { words } from "./words.js";

const RESOLUTIONS = [75, 110, 150, 220, 300, 440, 600];

export async function openCard(id) {
  open({ id, last: id }, "card", `/${id}`);
  const card = await cardNow();
  if (!card) return say(says("no-such-card"));
  show(card);
  showHint();
  showCards();
  return say("");
}

export function show(card) {
  view.card = card;
  showSteps(card);
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

export function updateSeen(card) { // what a whole check found of the open card: its face and its problems, nothing else
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

export function problems(several) {
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

export function ruleOf(pointer) {
  const own = Object.values(view.card.rules[view.language] ?? {});
  return own.find((rule) => rule.spans.some((span) => span[2] === pointer)) ?? null;
}

function heading(card, key) {
  if (key.startsWith("bodies/")) return says("body-of", { word: readable(key.slice("bodies/".length)) });
  return card.headings?.[view.language]?.[key] ?? key.split("/").map((name) => titleOf("fields", name)).join(": ");
}

export function showHint() { // nothing of the card is chosen
  byId("panel").replaceChildren(el("p", { class: "hint", "data-says": "choose-word" }, says("choose-word")));
}

export async function cardNow() { // null where there is none any more
  return view.id ? (await ask(`cards/${view.game}/${view.id}`)).told : null;
}

export async function showNow() { // the open card as it is now, or none
  const now = await cardNow();
  if (now) show(now);
  else clear();
}

export async function digestNow() { // what a card is written over that was written elsewhere: of none, nothing that fits
  return (await cardNow())?.digest ?? "";
}
