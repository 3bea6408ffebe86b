// All cards of a kind as a table: sorted, filtered, filled down, copied to a spreadsheet and pasted from one.

import { el, readable } from "./elements.js";
import { plain } from "./sentence.js";
import { idOf } from "./newcard.js";
import { Grid } from "./tablegrid.js";
import { says, titleOf } from "./texts.js";
import { asTsv, fromTsv } from "./tsv.js";

const state = { told: null, sort: ["id", 1], filters: {}, all: false, grid: null, problems: {}, given: {}, acts: null };

export function showTable(place, told, acts) { // `acts`: send(edits, new), sayWritten(number), openCard(id), the language that is read
  if (state.told?.kind !== told.kind || state.told?.game !== told.game) Object.assign(state, { sort: ["id", 1], filters: {}, given: {} });
  Object.assign(state, { told, acts });
  const count = el("small", { id: "table-count", role: "status" });
  const into = el("input", { type: "text", id: "table-into", autocomplete: "off", onkeydown: (event) => { if (event.key === "Enter") fillChosen(into.value); } });
  place.replaceChildren(
    el("h2", {}, says("table-title", { kind: titleOf("kinds", told.kind) })),
    el("div", { class: "bar" },
      el("button", { type: "button", id: "fill-down", onclick: () => state.grid.fillDown() }, says("fill-down")),
      el("span", {}, el("label", { for: "table-into" }, says("into-chosen")), " ", into, " ",
        el("button", { type: "button", id: "into-apply", onclick: () => fillChosen(into.value) }, says("apply"))),
      el("span", {}, el("input", { type: "checkbox", id: "all-columns", checked: state.all, onchange: (event) => { state.all = event.target.checked; draw(holder, count); } }),
        " ", el("label", { for: "all-columns" }, says("all-columns"))), count),
    el("p", { class: "hint" }, says("table-hint")));
  const holder = el("div", { class: "holder", tabindex: 0, role: "region", "aria-label": says("table-title", { kind: titleOf("kinds", told.kind) }) });
  place.append(holder);
  draw(holder, count);
}

function columns() {
  const used = (column) => column.sort === "id" || state.told.rows.some((row) => row.cells[column.name]);
  return state.told.columns.filter((column) => state.all || used(column) || (column.sort === "words" && column.name.startsWith("name:"))).map((column) => ({
    ...column, title: title(column), fixed: column.sort === "rule" || column.sort === "id", isId: column.sort === "id",
    language: column.sort === "words" ? column.name.split(":")[1] : column.sort === "rule" ? state.acts.language : null }));
}

function fieldTitle(name) { // art.icon is a field of a field
  return name.split(".").map((one) => titleOf("fields", one)).join(": ");
}

function title(column) {
  const found = titleInside(column);
  return found.slice(0, 1).toLocaleUpperCase(state.acts.language) + found.slice(1);
}

function titleInside(column) { // as it is called inside a sentence
  const [name, of] = column.name.split(":");
  return column.sort === "copies" ? (of ? says("copies-in", { deck: readable(of) }) : says("new-copies")) : of ? `${fieldTitle(name)} ${of}` : fieldTitle(name);
}

function shownRows() {
  const [by, way] = state.sort, wanted = Object.entries(state.filters).filter(([, text]) => text);
  const text = (row) => row.cells[by] ?? "";
  const compare = new Intl.Collator(state.acts.language, { numeric: true }).compare;
  return state.told.rows.filter((row) => wanted.every(([name, part]) => matches(row.cells[name] ?? "", part)))
    .sort((one, other) => (text(one) === "") - (text(other) === "") || way * compare(text(one), text(other)));
}

function matches(text, wanted) { // a part of it; =3 the whole, >3 and <3 numbers
  const sign = wanted[0], rest = wanted.slice(1).trim();
  if (sign === "=") return text.toLowerCase() === rest.toLowerCase();
  if ((sign === ">" || sign === "<") && rest !== "") return text !== "" && (sign === ">" ? Number(text) > Number(rest) : Number(text) < Number(rest));
  return text.toLowerCase().includes(wanted.toLowerCase());
}

function draw(holder, count) {
  const shown = columns();
  const rows = shownRows().map((row) => ({ key: row.id, fixed: row.fixed, problems: state.problems[row.id], texts: shown.map((one) => shownText(one, row.cells[one.name] ?? "")) }));
  rows.push({ key: says("new-card"), isNew: true, problems: state.problems[""], texts: shown.map((one) => state.given[one.name] ?? "") });
  count.textContent = says("table-count", { shown: rows.length - 1, all: state.told.rows.length });
  const at = state.grid?.at ?? [0, 0], redraw = () => draw(holder, count);
  state.grid = new Grid(shown, rows, heads(shown, redraw), { commit: (edits) => commit(edits), copied, pasted,
    open: (row, column) => (row.isNew || column.isId || column.sort === "rule") && !row.isNew && state.acts.openCard(row.key) }, says("table-title", { kind: titleOf("kinds", state.told.kind) }));
  const focused = holder.contains(document.activeElement) && document.activeElement.closest("thead") ? document.activeElement.id : "";
  holder.replaceChildren(state.grid.table);
  const to = [Math.min(at[0], rows.length - 1), Math.min(at[1], shown.length - 1)];
  state.grid.choose(to, to, !focused && state.hasFocus);
  if (focused) holder.querySelector(`#${CSS.escape(focused)}`)?.focus();
}

function shownText(column, text) {
  return column.sort === "rule" ? plain(text) : text;
}

function heads(shown, redraw) {
  const [by, way] = state.sort;
  const sortBy = (name) => { state.sort = [name, by === name ? -way : 1]; redraw(); };
  return el("thead", {}, el("tr", {}, ...shown.map((one) => el("th", { scope: "col", "aria-sort": one.name === by ? (way > 0 ? "ascending" : "descending") : null, title: one.said || null },
    el("button", { type: "button", id: `sort-${one.name}`, onclick: () => sortBy(one.name) }, one.title, one.name === by ? (way > 0 ? " ▲" : " ▼") : "")))),
  el("tr", { class: "filters" }, ...shown.map((one) => {
    const input = el("input", { type: "search", id: `filter-${one.name}`, "aria-label": says("filter", { column: one.title }), autocomplete: "off", spellcheck: "false", placeholder: "…",
      oninput: () => { state.filters[one.name] = input.value.trim(); state.hasFocus = false; redraw(); const again = document.getElementById(input.id); again.focus(); again.setSelectionRange(again.value.length, again.value.length); } });
    input.value = state.filters[one.name] ?? "";
    return el("td", {}, input);
  })));
}

function fillChosen(text) {
  commit(state.grid.places().map((place) => [place, text.trim()]));
}

function copied({ top, bottom, left, right }) {
  return asTsv(state.grid.rows.slice(top, bottom + 1).map((row) => row.texts.slice(left, right + 1)));
}

function pasted(text) {
  const found = fromTsv(text), { grid } = state;
  const names = found[0].map((one) => grid.columns.find((column) => [column.name, column.title].includes(one)));
  if (found.length > 1 && names[0]?.isId && names.every(Boolean)) return pastedWithHeads(names, found.slice(1));
  const { top, bottom, left, right } = grid.chosen(), edits = [];
  if (found.length === 1 && found[0].length === 1) return fillChosen(found[0][0]);
  const tall = Math.max(found.length, found.length === 1 ? bottom - top + 1 : 0), wide = found[0].length === 1 ? right - left + 1 : 0;
  for (let y = 0; y < tall; y += 1) {
    const row = found[Math.min(y, found.length - 1)];
    for (let x = 0; x < Math.max(row.length, wide); x += 1) if (left + x < grid.columns.length) edits.push([[top + y, left + x], row[Math.min(x, row.length - 1)]]);
  }
  return commit(edits);
}

function pastedWithHeads(names, rows) { // a table with the names of its columns: rows are told by their ids
  const edits = [], more = [], known = new Map(state.told.rows.map((row) => [row.id, row]));
  for (const row of rows) {
    const cells = Object.fromEntries(names.map((column, index) => [column.name, row[index] ?? ""]));
    if (!known.has(cells.id)) more.push(cells);
    else for (const column of names) if (!column.fixed && cells[column.name] !== (known.get(cells.id).cells[column.name] ?? "")) {
      edits.push({ id: cells.id, column: column.name, seen: known.get(cells.id).cells[column.name] ?? "", text: cells[column.name] });
    }
  }
  return send(edits, more.map(newCard));
}

async function commit(edits) { // places with their new texts; rows past the last are new cards
  const { grid } = state, written = [], more = {};
  for (const [[y, x], text] of edits) {
    const row = grid.rows[y], column = grid.columns[x];
    if (!row || row.isNew) (more[y] ??= {})[column.name] = text;
    else if (!column.fixed && !row.fixed && row.texts[x] !== text) written.push({ id: row.key, column: column.name, seen: row.texts[x], text });
  }
  const ready = [];
  for (const [y, cells] of Object.entries(more)) {
    const whole = Number(y) === grid.rows.length - 1 ? { ...state.given, ...cells } : cells;
    const made = newCard(whole);
    if (made.id) { ready.push(made); state.given = {}; }
    else if (Number(y) === grid.rows.length - 1) state.given = whole;
  }
  return send(written, ready);
}

function newCard(cells) { // its id, or what its name would be as one
  const names = Object.entries(cells).filter(([name, text]) => name.startsWith("name:") && text);
  return { id: cells.id || idOf(names.find(([name]) => name === `name:${state.acts.language}`)?.[1] ?? names[0]?.[1] ?? ""), cells };
}

async function send(edits, more) {
  state.hasFocus = document.activeElement?.closest(".grid") !== null;
  if (!edits.length && !more.length) return;
  const refused = await state.acts.send(edits, more);
  state.problems = {};
  for (const one of refused ?? []) (state.problems[one.id ?? ""] ??= {})[one.column ?? ""] = one.message;
  await state.acts.redraw();
  if (refused && !refused.length) state.acts.sayWritten(edits.length + more.length);
}
