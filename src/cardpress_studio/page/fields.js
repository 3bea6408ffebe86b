// Fields of a card, or of a part of it, as a form from the schema: bounds, words to choose from, hints.

import { el, readable } from "./elements.js";
import { says, titleOf } from "./texts.js";

export function form(fields, language, { change, open, picture, icon }) {
  const rows = fields.filter((one) => !isFixed(one)).map((one) => row(one, change, open, picture, icon));
  return el("div", { class: "form" }, ...rows);
}

function isFixed(field) { // an id is a file's name; a word that can be no other says what something is
  return field.name === "id" || field.name === "$schema" || (field.needed && field.shape.words.length === 1 && !field.shape.numbers);
}

function row(field, change, open, picture, icon) {
  const name = `field${field.pointer.replaceAll("/", "-")}`;
  const hint = field.shape.description ? el("small", { id: `${name}-hint` }, field.shape.description) : null;
  const inside = control(field, name, change, open, hint ? `${name}-hint` : null);
  return el("div", { class: "row" }, el("label", { for: name }, titleOf("fields", field.name)), inside, hint, field.shape.picture ? chooser(field, name, picture) : null,
    field.icon ? el("button", { type: "button", class: "icon-choice", onclick: () => icon(field.pointer, field.value) }, says("icon-choose")) : null);
}

function control(field, id, change, open, hint) {
  const { shape, value } = field, common = { id, "aria-describedby": hint };
  const isPlain = value === undefined || value === null || typeof value !== "object";
  if (isPlain && shape.kinds.includes("switch")) {
    return el("input", { ...common, type: "checkbox", checked: value === true,
      onchange: (event) => change(field.pointer, event.target.checked ? true : field.needed ? false : undefined) });
  }
  if (isPlain && shape.words.length && !shape.numbers) {
    const words = field.needed ? shape.words : ["", ...shape.words];
    return el("select", { ...common, onchange: (event) => change(field.pointer, event.target.value || undefined) },
      ...words.map((word) => el("option", { value: word, selected: word === (value ?? "") }, word ? titleOf("words", word) : "—")));
  }
  if (isPlain && shape.numbers && (typeof value === "number" || !shape.kinds.includes("part"))) {
    const [min, max] = shape.numbers;
    return el("input", { ...common, type: "number", min, max, step: 1, value: value ?? "", required: field.needed,
      onchange: (event) => event.target.reportValidity() && change(field.pointer, event.target.value === "" ? undefined : Number(event.target.value)) });
  }
  if (isPlain && shape.kinds.includes("text") && !shape.kinds.includes("part")) {
    return el("input", { ...common, type: "text", value: value ?? "", required: field.needed, spellcheck: "false",
      onchange: (event) => event.target.reportValidity() && change(field.pointer, event.target.value || undefined) });
  }
  if (field.members) {
    const { words, numbers } = field.members;
    return el("input", { ...common, type: "text", value: (value ?? []).join(", "), spellcheck: "false", title: words.map(readable).join(", "),
      onchange: (event) => change(field.pointer, membersOf(event.target.value, words, numbers, field.needed)) });
  }
  const label = says(isPlain ? "add" : field.sort ? "change" : "open");
  return el("button", { ...common, type: "button", onclick: () => open(field.pointer, true) }, label);
}

function membersOf(text, words, numbers, needed) { // words and numbers with commas between them
  const found = text.split(",").map((one) => one.trim()).filter(Boolean).map((one) =>
    numbers && /^-?\d+$/.test(one) ? Number(one) : words.find((word) => readable(word).toLowerCase() === one.toLowerCase()) ?? one);
  return found.length || needed ? found : undefined;
}

function chooser(field, name, picture) { // a file of this machine as the picture
  return el("input", { type: "file", id: `${name}-file`, class: "file-choice", "aria-label": says("own-picture", { field: titleOf("fields", field.name) }), accept: ".svg,.png,.jpg,.jpeg",
    onchange: (event) => event.target.files[0] && picture(field.pointer, event.target.files[0]) });
}
