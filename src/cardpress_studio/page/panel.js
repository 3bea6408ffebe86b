// What is chosen: its words and what they are part of, what could stand there, what could stand around and after.

import { el, readable, valueAt } from "./elements.js";
import { form } from "./fields.js";
import { suggestionText, partsAround, wordsOf } from "./sentence.js";

const GROUPS = [["instead", "Instead"], ["around", "Around it"], ["after", "After it"], ["removed", "Take away"]];

export function panel(card, rule, found, language, acts) {
  const words = rule ? wordsOf(rule, found.pointer) : "";
  const parts = [
    el("h2", {}, words || readable(found.pointer.split("/").at(-1) || card.id)),
    rule ? ways(partsAround(rule, found.pointer), found.pointer, acts.open) : null,
    number(found, acts.change),
    found.fields.length ? el("h3", {}, "Details") : null,
    found.fields.length ? form(found.fields, language, acts) : null,
    ...GROUPS.filter(([name]) => found[name].length).flatMap(([name, title]) => [el("h3", {}, title), suggestions(found[name], language, acts)]),
    json(card.card, found.pointer, acts.change),
  ];
  return parts.filter((one) => one !== null);
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
    el("button", { type: "button", "aria-label": "One less", disabled: found.value <= min, onclick: () => set(found.value - 1) }, "−"),
    el("input", { type: "number", id: "number", "aria-label": "Number", min, max, step: 1, value: found.value,
      onchange: (event) => event.target.reportValidity() && set(Number(event.target.value)) }),
    el("button", { type: "button", "aria-label": "One more", disabled: found.value >= max, onclick: () => set(found.value + 1) }, "+"),
    el("small", {}, found.shape.description));
}

function suggestions(several, language, { write }) {
  return el("ul", { class: "suggestions" }, ...several.map((one) => el("li", {},
    el("button", { type: "button", onclick: () => write(one.card) },
      one.label ? el("small", {}, one.label) : null, one.text ? suggestionText(one, language) : el("em", {}, "no rule")))));
}

function json(card, pointer, change) {
  const text = el("textarea", { id: "json", "aria-label": "As JSON", spellcheck: "false", rows: 8 });
  const value = pointer ? valueAt(card, pointer) : card;
  text.value = value === undefined ? "" : JSON.stringify(value, null, 2);
  const problem = el("p", { role: "alert", class: "problem" });
  const apply = () => {
    try {
      change(pointer, text.value.trim() ? JSON.parse(text.value) : undefined);
      problem.textContent = "";
    } catch (error) { problem.textContent = error.message; }
  };
  return el("details", {}, el("summary", {}, "As JSON"), text, problem, el("button", { type: "button", onclick: apply }, "Apply"));
}
