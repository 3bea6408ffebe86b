// A rule as its sentence: every stretch can be pressed and chooses the part of the file it came from.

import { el, valueAt } from "./elements.js";
import { titleOf } from "./texts.js";

// The stretches of a text between which the parts around it change; each with those parts, the innermost last.
function stretches(text, spans) {
  const borders = new Set([0, text.length, ...spans.flatMap(([start, end]) => [start, end])]);
  const places = [...borders].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => ({
    text: text.slice(start, places[index + 1]),
    parts: spans.filter(([from, to]) => from <= start && places[index + 1] <= to).map(([, , pointer]) => pointer),
  }));
}

export function partsAround(rule, pointer) { // from the innermost outwards, each with its words
  const found = stretches(rule.text, rule.spans).find((one) => one.parts.includes(pointer));
  if (!found) return [];
  const around = found.parts.slice(0, found.parts.lastIndexOf(pointer) + 1).reverse();
  return [...new Set(around)].map((one) => ({ pointer: one, words: wordsOf(rule, one) }));
}

export function wordsOf(rule, pointer) {
  const said = rule.spans.filter((one) => one[2] === pointer).map(([start, end]) => rule.text.slice(start, end));
  return plain(said.join(" … "));
}

export function plain(text) { // without marks of emphasis and the symbols that a face draws
  return text.replaceAll("*", "").replace(/\s?\[[a-z][a-z0-9_]*\]/g, "").replaceAll("\u00a0", " ");
}

function isInside(pointer, chosen) {
  return pointer === chosen || pointer.startsWith(`${chosen}/`);
}

export function sentence(rule, language, chosen, choose, card) { // `card`: the part of the file a stretch came from is told where one points at it
  const line = el("p", { class: "rule", lang: language });
  let strong = false;
  for (const { text, parts } of stretches(rule.text, rule.spans)) {
    for (const [index, piece] of text.split("*").entries()) {
      strong = index ? !strong : strong;
      if (plain(piece)) line.append(stretch(plain(piece), parts, strong, chosen, choose, card));
    }
  }
  return line;
}

function stretch(text, parts, strong, chosen, choose, card) {
  const pointer = parts.at(-1);
  const said = strong ? el("strong", {}, text) : text;
  if (!pointer || !text.trim()) return said;
  const isChosen = chosen && parts.some((one) => isInside(one, chosen));
  const start = text.slice(0, text.length - text.trimStart().length), end = text.slice(text.trimEnd().length);
  const press = (event) => { event.preventDefault(); choose(pointer); };
  const button = el("span", { // no button element: these do not break at the end of a line
    role: "button", tabindex: 0, class: isChosen ? "word chosen" : "word", "data-pointer": pointer, title: origin(card, pointer),
    "aria-pressed": pointer === chosen ? "true" : "false", onclick: press,
    onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") press(event); },
  }, strong ? el("strong", {}, text.trim()) : text.trim());
  const whole = document.createDocumentFragment();
  whole.append(start, button, end);
  return whole;
}

function origin(card, pointer) { // the field and the word or number of it: "How many: 2"; nothing of a part that holds others
  const value = valueAt(card, pointer), several = Array.isArray(value) ? value : [value];
  if (several.some((one) => one === undefined || one === null || typeof one === "object")) return null;
  const field = pointer.split("/").findLast((step) => !/^\d+$/.test(step));
  return `${titleOf("fields", field)}: ${several.map((one) => titleOf("words", String(one))).join(", ")}`;
}

export function suggestionText(suggestion, language) { // a sentence with its new stretches marked
  const line = el("span", { lang: language });
  let at = 0;
  for (const [start, end] of [...suggestion.new].sort((one, other) => one[0] - other[0])) {
    if (start < at) continue;
    line.append(plain(suggestion.text.slice(at, start)), el("mark", {}, plain(suggestion.text.slice(start, end))));
    at = end;
  }
  line.append(plain(suggestion.text.slice(at)));
  return line;
}
