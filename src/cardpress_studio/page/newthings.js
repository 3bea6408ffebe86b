// What is new in a project beside cards: games, kinds, words, languages, decks. Each is asked for in a dialog.

import { el } from "./elements.js";
import { idOf } from "./newcard.js";
import { lemmaOf, nounField } from "./nounforms.js";
import { says, titleOf } from "./texts.js";

const KIND_TYPES = ["number", "words", "text", "yes_no", "rule", "picture"], WORD_TYPES = ["amount", "cards", "rule"];
const ID = { required: true, pattern: "[a-z][a-z0-9]*(_[a-z0-9]+)*", maxlength: 48, autocomplete: "off", spellcheck: "false" };

export function newThingButtons(acts) { // `acts`: dialog, ask(path, sent), game(), view(), done(made)
  const kinds = { game: askForGame, kind: askForKind, word: askForWord, noun: askForNoun, deck: askForDeck, language: askForLanguage };
  const game = acts.game(), isCode = game && !game.is_described; // kinds and words are written where the shapes are
  const possible = Object.entries(kinds).filter(([name]) => (game || name === "game") && !(isCode && ["kind", "word"].includes(name)));
  return [...possible.map(([name, open]) => el("button", { type: "button", id: `new-${name}-button`, onclick: () => open(acts) }, says(`make-${name}`))),
    ...(isCode ? [el("small", { id: "shapes-are-code" }, says("shapes-are-code", { file: game.shapes }))] : [])];
}

export function newPartButtons(acts) { // what the course of play can have more of
  return ["zone", "counter", "action", "body"].map((sort) => el("button", { type: "button", id: `new-${sort}-button`, onclick: () => askForPart(acts, sort) }, says(`make-${sort}`)));
}

function askForPart(acts, sort) {
  const game = acts.game(), field = el("input", { ...ID, id: "new-id" }), nouns = sort === "action" ? byLanguage(game, "new-noun") : nounsByLanguage(acts);
  const rows = sort === "body" ? [] : nouns.rows((code) => says("new-name", { language: code }));
  show(acts, says(`make-${sort}`), [row("new-id", says("new-id-word"), field, sort === "body" ? says("body-hint") : null), ...rows],
    () => made(acts, "new/part", { game: acts.view().game, sort, id: field.value, nouns: nouns.texts(), entries: nouns.entries?.() ?? {} }, {}));
}

function show({ dialog }, title, rows, send) {
  const problem = el("p", { role: "alert", class: "problem" });
  const form = el("form", { method: "dialog", class: "form", onsubmit: async (event) => {
    event.preventDefault();
    const make = form.querySelector("#make");
    make.disabled = true;
    const why = await send();
    make.disabled = false;
    if (why) problem.textContent = why;
    else dialog.close();
  } }, ...rows, problem, el("p", {}, el("button", { type: "submit", id: "make" }, says("new-make-it")),
    el("button", { type: "button", onclick: () => dialog.close() }, says("cancel"))));
  dialog.replaceChildren(el("h2", { id: "both-title" }, title), form);
  dialog.showModal();
  form.querySelector("input, select")?.focus();
}

async function made({ ask, done }, path, sent, after) { // "" where it was made, else why not
  const { status, told } = await ask(path, sent);
  if (status !== 200) return told.why ?? says("could-not");
  if (told.refused) return told.refused.map((one) => [one.message, one.hint].filter(Boolean).join(": ")).join(" ");
  await done(after);
  return "";
}

function row(id, label, control, hint) {
  return el("div", { class: "row" }, el("label", { for: id }, label), control, hint ? el("small", { id: `${id}-hint` }, hint) : null);
}

function named(id = "new-id") { // a name, and the id that is made of it
  const name = el("input", { id: "new-title", autocomplete: "off", required: true }), field = el("input", { ...ID, id });
  let isOwn = false;
  field.addEventListener("input", () => { isOwn = true; });
  name.addEventListener("input", () => { if (!isOwn) field.value = idOf(name.value); });
  return { name, field };
}

function byLanguage(game, id, hint) { // a text in every language
  const inputs = Object.fromEntries(game.languages.map((code) => [code, el("input", { id: `${id}-${code}`, lang: code, autocomplete: "off" })]));
  return { rows: (says_) => Object.entries(inputs).map(([code, one]) => row(`${id}-${code}`, says_(code), one, hint)),
    texts: () => Object.fromEntries(Object.entries(inputs).map(([code, one]) => [code, one.value.trim()])), inputs };
}

function nounsByLanguage(acts, id = "new-noun") { // a noun in every language that has nouns, with its forms
  const fields = Object.fromEntries(acts.game().languages.map((code) => [code, nounField(acts.ask, code, `${id}-${code}`, { label: says("new-noun", { language: code }), hint: says("noun-hint") })]));
  const each = (get) => Object.fromEntries(Object.entries(fields).map(([code, one]) => [code, get(one)]).filter(([, value]) => value !== null));
  return { rows: () => Object.values(fields).map((one) => one.element), texts: () => each((one) => one.noun()), entries: () => each((one) => one.entry()) };
}

export async function askForNoun(acts, id = "", language = "") { // the forms of a noun of the game, and of one it lacks
  const { told } = await acts.ask(`nouns/${acts.view().game}`), { nouns } = told, holder = el("div", { class: "form" });
  const isMissing = (one) => Object.values(nouns[one]).some((entry) => !entry);
  const ids = Object.keys(nouns).sort((one, other) => isMissing(other) - isMissing(one) || one.localeCompare(other));
  const chosen = el("select", { id: "noun-id" }, ...ids.map((one) => el("option", { value: one, selected: one === id }, isMissing(one) ? `${one} (${says("missing")})` : one)));
  let fields = {};
  const fill = () => {
    const entries = nouns[chosen.value] ?? {};
    fields = Object.fromEntries(Object.keys(entries).map((code) => [code, nounField(acts.ask, code, `noun-${code}`, { label: says("new-noun", { language: code }), noun: lemmaOf(entries[code]), entry: entries[code] })]));
    holder.replaceChildren(...Object.values(fields).map((one) => one.element));
    for (const one of Object.values(fields)) one.showNow();
  };
  chosen.addEventListener("change", fill);
  if (ids.length) fill();
  show(acts, says("make-noun"), [row("noun-id", says("new-id-word"), chosen), holder], () => {
    const entries = Object.fromEntries(Object.entries(fields).map(([code, one]) => [code, one.entry()]).filter(([, entry]) => entry));
    return made(acts, "new/noun", { game: acts.view().game, id: chosen.value, said: "", entries }, {});
  });
  if (language) await fields[language]?.propose();
}

export async function askForGame(acts) {
  const { told } = await acts.ask("starters"), { name, field } = named();
  const template = el("select", { id: "new-starter" }, ...told.starters.map((one) => el("option", { value: one, selected: one === "effects" }, says(`starter-${one}`))));
  show(acts, says("make-game"), [row("new-title", says("new-title"), name), row("new-id", says("new-id-folder"), field), row("new-starter", says("new-like"), template)],
    () => made(acts, "new/game", { id: field.value, template: template.value, title: name.value.trim() }, { game: field.value }));
}

function askForKind(acts) {
  const { name, field } = named(), nouns = nounsByLanguage(acts), fields = fieldList(KIND_TYPES);
  show(acts, says("make-kind"), [row("new-title", says("new-what"), name), row("new-id", says("new-id-word"), field),
    ...nouns.rows(), fields.holder],
  () => made(acts, "new/kind", { game: acts.view().game, id: field.value, said: name.value.trim(), nouns: nouns.texts(), entries: nouns.entries(), fields: fields.sent() }, {}));
}

function askForWord(acts) {
  const game = acts.game(), { name, field } = named(), nouns = nounsByLanguage(acts);
  const sort = el("select", { id: "new-sort" }, ...["resource", "operation"].map((one) => el("option", { value: one }, says(`sort-${one}`))));
  const sentences = byLanguage(game, "new-sentence", says("sentence-hint", { amount: "{ $amount }", cards: "{ NP($what) }", rule: "{ DO($do) }" })), fields = fieldList(WORD_TYPES);
  const ofNoun = nouns.rows(), ofSentence = [fields.holder, ...sentences.rows((code) => says("new-sentence", { language: code }))];
  const toggle = () => { for (const one of ofNoun) one.hidden = sort.value !== "resource"; for (const one of ofSentence) one.hidden = one.disabled = sort.value !== "operation"; };
  sort.addEventListener("change", toggle);
  toggle();
  show(acts, says("make-word"), [row("new-sort", says("new-sort"), sort), row("new-title", says("new-what"), name), row("new-id", says("new-id-word"), field), ...ofNoun, ...ofSentence],
    () => made(acts, `new/${sort.value}`, { game: acts.view().game, id: field.value, said: name.value.trim(),
      nouns: sort.value === "resource" ? nouns.texts() : {}, entries: sort.value === "resource" ? nouns.entries() : {}, sentences: sentences.texts(), fields: sort.value === "operation" ? fields.sent() : [] }, {}));
}

function askForDeck(acts) {
  const game = acts.game(), { name, field } = named(), nouns = byLanguage(game, "new-noun");
  const kind = el("select", { id: "new-kind" }, ...game.tables.map((one) => el("option", { value: one }, titleOf("kinds", one))));
  show(acts, says("make-deck"), [row("new-title", says("new-title"), name), row("new-id", says("new-id"), field), row("new-kind", says("deck-of"), kind),
    ...nouns.rows((code) => says("new-name", { language: code }))],
  () => made(acts, "new/deck", { game: acts.view().game, id: field.value, kind: kind.value, nouns: nouns.texts() }, {}));
}

function askForLanguage(acts) {
  const code = el("input", { id: "new-id", required: true, pattern: "[a-z]{2,3}", maxlength: 3, autocomplete: "off", spellcheck: "false" });
  show(acts, says("make-language"), [row("new-id", says("new-code"), code, says("new-language-hint"))],
    () => made(acts, "new/language", { game: acts.view().game, id: code.value }, {}));
}

function fieldList(types) { // fields one under the other: id, type, and bounds or words as the type needs
  const list = el("div", {}), holder = el("fieldset", {}, el("legend", {}, says("new-fields")), list,
    el("button", { type: "button", id: "add-field", onclick: () => add() }, says("add-field")));
  let count = 0;
  const add = () => {
    const number = count++;
    const id = el("input", { ...ID, id: `field-id-${number}`, "aria-label": says("field-id") });
    const type = el("select", { id: `field-type-${number}`, "aria-label": says("field-type") }, ...types.map((one) => el("option", { value: one }, says(`type-${one.replace("_", "-")}`))));
    const low = el("input", { type: "number", value: 0, "aria-label": says("field-low"), "data-of": "number" }), high = el("input", { type: "number", value: 9, "aria-label": says("field-high"), "data-of": "number" });
    const words = el("input", { "aria-label": says("field-words"), placeholder: says("field-words"), "data-of": "words" });
    const more = [low, high, words];
    const toggle = () => { for (const one of more) one.hidden = one.dataset.of !== type.value; };
    type.addEventListener("change", toggle);
    toggle();
    const line = el("div", { class: "new-field" }, id, type, ...more, el("button", { type: "button", "aria-label": says("remove-field"), onclick: () => line.remove() }, "×"));
    line.sent = () => ({ id: id.value, type: type.value, low: Number(low.value), high: Number(high.value), words: words.value.split(",").map((one) => idOf(one.trim())).filter(Boolean) });
    list.append(line);
    if (number) id.focus();
  };
  add();
  return { holder, sent: () => [...list.children].map((one) => one.sent()) };
}
