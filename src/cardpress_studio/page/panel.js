// What is chosen: its words and what they are part of, what could stand there, what could stand around and after.

import { el, valueAt } from "./elements.js";
import { form } from "./fields.js";
import { suggestionText, partsAround, plain, wordsOf } from "./sentence.js";
import { says, titleOf } from "./texts.js";

const GROUPS = ["instead", "around", "after", "moved", "removed"];
const MANY = 12;
const LABELS = { remove: "label-remove", "keep what it holds": "label-keep", earlier: "label-earlier", later: "label-later" };

export function panel(card, rule, found, language, acts) {
  const words = rule ? wordsOf(rule, found.pointer) : "";
  const groups = Object.fromEntries(GROUPS.map((name) => [name, suggestions(name, language, acts)]));
  const parts = [
    el("h2", {}, words || titleOf("fields", found.pointer.split("/").at(-1) || card.id)),
    rule ? ways(partsAround(rule, found.pointer), found.pointer, acts.open) : null,
    number(found, acts.change),
    found.shape.rule ? acts.typed(found.pointer) : null,
    found.fields.length ? el("h3", {}, says("details")) : null,
    found.fields.length ? form(found.fields, language, acts) : null,
    members(found, card, language, acts),
    ...Object.values(groups).map((one) => one.holder),
    found.all ? null : el("p", {}, el("button", { type: "button", id: "show-all", onclick: acts.showAll }, says("show-all"))),
    json(card.card, found.pointer, acts.change),
  ];
  return { parts: parts.filter((one) => one !== null), add: ({ group, possibility }) => groups[group].add(possibility) };
}

function ways(around, pointer, open) { // from the word to the whole rule
  return el("p", { class: "ways" }, ...around.map((one) => el("button", {
    type: "button", "aria-current": one.pointer === pointer ? "true" : null, onclick: () => open(one.pointer),
  }, shortened(one.words))));
}

function shortened(words) {
  return words.length > 42 ? `${words.slice(0, 40).trimEnd()} …` : words;
}

function number(found, change) {
  if (typeof found.value !== "number" || !found.shape.numbers) return null;
  const [min, max] = found.shape.numbers;
  const set = (value) => value >= min && value <= max && change(found.pointer, value);
  return el("p", { class: "number" },
    el("button", { type: "button", "aria-label": says("one-less"), disabled: found.value <= min, onclick: () => set(found.value - 1) }, "−"),
    el("input", { type: "number", id: "number", "aria-label": says("number"), min, max, step: 1, value: found.value,
      onchange: (event) => event.target.reportValidity() && set(Number(event.target.value)) }),
    el("button", { type: "button", "aria-label": says("one-more"), disabled: found.value >= max, onclick: () => set(found.value + 1) }, "+"),
    el("small", {}, found.shape.description));
}

function members(found, card, language, { open }) { // of a list: each leads to what can be done with it
  if (!Array.isArray(found.value)) return null;
  return el("ul", { class: "suggestions" }, ...found.value.map((one, index) => el("li", {}, el("button", { type: "button",
    "data-member": index, onclick: () => open(`${found.pointer}/${index}`, true) }, shortened(inWords(one))))));
}

function inWords(value) {
  return typeof value === "object" && value !== null ? Object.values(value).map(inWords).join(", ") : titleOf("words", String(value));
}

function suggestions(name, language, { write }) { // of one group; each is added as it is found
  const list = el("ul", { class: "suggestions" }), holder = el("div", { hidden: true }, el("h3", {}, says(name)), list), several = [];
  const find = el("input", { type: "search", class: "find", "aria-label": says("find-suggestion"), placeholder: says("find-suggestion"), autocomplete: "off", oninput: () => [...list.children].forEach(filter) });
  const filter = (item, index) => { item.hidden = !plain(`${several[index].label} ${several[index].text}`).toLowerCase().includes(find.value.trim().toLowerCase()); };
  const add = (one) => {
    const item = el("li", {}, el("button", { type: "button", onclick: () => write(one.card) },
      one.label ? el("small", {}, LABELS[one.label] ? says(LABELS[one.label]) : one.label) : null, one.text ? suggestionText(one, language) : el("em", {}, says("no-rule"))));
    several.push(one);
    list.append(item);
    filter(item, several.length - 1);
    holder.hidden = false;
    if (several.length === MANY + 1) list.before(find);
  };
  return { holder, add };
}

function json(card, pointer, change) {
  const text = el("textarea", { id: "json", "aria-label": says("as-json"), spellcheck: "false", rows: 8 });
  const value = pointer ? valueAt(card, pointer) : card;
  text.value = value === undefined ? "" : JSON.stringify(value, null, 2);
  const problem = el("p", { role: "alert", class: "problem" });
  const apply = () => {
    try {
      change(pointer, text.value.trim() ? JSON.parse(text.value) : undefined);
      problem.textContent = "";
    } catch (error) { problem.textContent = error.message; }
  };
  return el("details", {}, el("summary", {}, says("as-json")), text, problem, el("button", { type: "button", onclick: apply }, says("apply")));
}
