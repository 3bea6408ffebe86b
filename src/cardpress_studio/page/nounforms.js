// The forms of a noun in one language: proposed as one types it, several readings to choose from, each form to be mended.

import { el } from "./elements.js";
import { says } from "./texts.js";

const NUMBERS = ["sg", "pl"];

export function nounField(ask, code, id, { noun = "", entry = null, hint = null, label }) { // one language's row of a dialog
  const input = el("input", { id, lang: code, autocomplete: "off", value: noun, maxlength: 60, "aria-describedby": hint ? `${id}-hint` : null });
  const found = el("div", { class: "noun-forms", "aria-live": "polite" });
  const state = { entry: () => null, asked: 0, before: null };
  const propose = async () => {
    const mine = ++state.asked, { status, told } = await ask("noun-forms", { language: code, noun: input.value.split(",")[0].trim() });
    if (mine !== state.asked || status !== 200) return;
    found.replaceChildren(...(input.value.trim() ? answer(told, code, id, state, input.value.trim()) : []));
  };
  const showNow = async () => { // the forms that it has, to be mended
    const { status, told } = await ask("noun-forms", { language: code, noun: "" });
    if (status !== 200 || !entry) return;
    found.replaceChildren(...answer({ ...told, readings: [], install: null }, code, id, state, noun, entry));
    state.before = JSON.stringify(state.entry());
  };
  input.addEventListener("change", propose);
  return { element: el("div", { class: "row" }, el("label", { for: id }, label), input, hint ? el("small", { id: `${id}-hint` }, hint) : null, found),
    noun: () => input.value.trim(), propose, showNow,
    entry: () => { const now = state.entry(); return JSON.stringify(now) === state.before ? null : now; } }; // null where nothing was chosen or mended
}

function answer(told, code, id, state, typed, known = null) {
  const cases = Object.keys(told.genders).length ? told.cases : [], grid = el("div", {});
  const choose = (entry, isOpen) => { const made = forms(entry, cases, told.genders, code, isOpen); state.entry = made.entry; grid.replaceChildren(made.element); };
  const [one, several] = typed.split(",").map((part) => part.trim()), isPair = !cases.length && Boolean(several);
  const readings = isPair ? [] : told.readings, blank = cases.length ? { gender: "", forms: { sg: { [cases[0]]: one } } } : { one, other: several || one };
  choose(known ?? readings[0]?.entry ?? blank, !known && !readings.length && !isPair);
  return [
    told.install ? el("p", { class: "hint" }, says("forms-install", { command: told.install })) : null,
    known || isPair || readings.length || told.install ? null : el("p", { class: "hint" }, says("forms-none")),
    readings.some((reading) => reading.guessed) ? el("small", {}, says("forms-guessed")) : null,
    ...readings.map((reading, index) => el("label", { class: "reading" },
      el("input", { type: "radio", name: `${id}-reading`, checked: index === 0, onchange: () => choose(reading.entry, false) }),
      el("span", { lang: code }, reading.example))),
    grid,
  ].filter((one) => one !== null);
}

function forms(entry, cases, genders, code, isOpen) { // every form in a field of its own
  const plain = cases.length ? table(entry, cases, genders, code) : pair(entry, code);
  return { element: el("details", { open: isOpen }, el("summary", {}, says("forms-all")), plain.element), entry: plain.entry };
}

function pair(entry, code) {
  const field = (name) => el("input", { lang: code, value: entry[name], "aria-label": says(`form-${name}`), autocomplete: "off" });
  const one = field("one"), other = field("other"), mass = el("input", { type: "checkbox", checked: entry.mass === true });
  return { element: el("div", { class: "new-field" }, one, other, el("label", {}, mass, " ", says("form-mass"))),
    entry: () => ({ one: one.value.trim(), other: other.value.trim(), ...(mass.checked ? { mass: true } : {}) }) };
}

function table(entry, cases, genders, code) {
  const cells = Object.fromEntries(NUMBERS.map((number) => {
    const row = byCase(entry.forms?.[number], cases);
    return [number, Object.fromEntries(cases.map((name) => [name, el("input", { lang: code, value: row[name] ?? "", autocomplete: "off", spellcheck: "false", "aria-label": `${says(`case-${name}`)}, ${says(`number-${number}`)}` })]))];
  }));
  const gender = el("select", { "aria-label": says("gender") }, ...Object.entries(genders).map(([name, like]) => el("option", { value: name, selected: name === entry.gender }, says("gender-like", { name, like }))));
  const head = el("tr", {}, el("td", {}), ...NUMBERS.map((number) => el("th", { scope: "col" }, says(`number-${number}`))));
  const rows = cases.map((name) => el("tr", {}, el("th", { scope: "row" }, says(`case-${name}`)), ...NUMBERS.map((number) => el("td", {}, cells[number][name]))));
  const filled = (number) => Object.fromEntries(cases.map((name) => [name, cells[number][name].value.trim()]).filter(([, form]) => form));
  return { element: el("div", { class: "forms" }, gender, el("table", {}, el("tbody", {}, head, ...rows))),
    entry: () => ({ gender: gender.value, forms: Object.fromEntries(NUMBERS.map((number) => [number, filled(number)]).filter(([, row]) => Object.keys(row).length)) }) };
}

function byCase(row, cases) { // forms as an object, or in a row, or one for all, as files have them
  if (typeof row !== "string") return row ?? {};
  const said = row.split(" ").map((form) => form.replaceAll("_", " "));
  return Object.fromEntries(cases.map((name, index) => [name, said.length === 1 ? said[0] : said[index]]));
}

export function lemmaOf(entry) { // what a dictionary would have it under
  if (!entry) return "";
  if (entry.one) return entry.one;
  const row = entry.forms?.sg ?? entry.forms?.pl ?? "";
  return typeof row === "string" ? row.split(" ")[0].replaceAll("_", " ") : row.nom ?? Object.values(row)[0] ?? "";
}
