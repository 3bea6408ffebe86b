// A grid of cells: moved through by keys, chosen from one corner to the other, typed into; it knows nothing of cards.

import { el } from "./elements.js";

const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

// `columns` have a title, and words where others are refused; `rows` a key and texts; `acts.commit(places, text)` writes.
export class Grid {
  constructor(columns, rows, heads, acts, label) {
    Object.assign(this, { columns, rows, acts, at: [0, 0], from: [0, 0], editor: null });
    this.cells = rows.map((row, y) => columns.map((column, x) => this.cell(row, column, y, x)));
    this.body = el("tbody", {}, ...rows.map((row, y) => el("tr", { "data-row": row.key, class: row.isNew ? "new-row" : "" }, ...this.cells[y])));
    this.table = el("table", { role: "grid", class: "grid", "aria-label": label, "aria-multiselectable": "true", "aria-rowcount": rows.length + 1,
      onkeydown: (event) => this.key(event), oncopy: (event) => this.copy(event), onpaste: (event) => this.paste(event) }, heads, this.body);
    this.choose([0, 0], [0, 0], false);
  }

  cell(row, column, y, x) {
    const problem = row.problems?.[column.name];
    return el("td", { role: "gridcell", tabindex: -1, "data-column": column.name, lang: column.language ?? null,
      class: [column.fixed || row.fixed ? "fixed" : "", column.number ? "numeric" : "", problem ? "wrong" : ""].filter(Boolean).join(" "),
      "aria-invalid": problem ? "true" : null, title: problem ?? null, "aria-readonly": column.fixed || row.fixed ? "true" : null,
      onmousedown: (event) => { if (!this.editor) this.press(event, [y, x]); }, ondblclick: () => this.edit() }, row.texts[x]);
  }

  press(event, place) {
    event.preventDefault();
    this.choose(place, event.shiftKey ? this.from : place);
    const drag = (moved) => {
      const cell = moved.target.closest?.("td");
      const y = this.cells.findIndex((row) => row.includes(cell));
      if (y >= 0) this.choose([y, this.cells[y].indexOf(cell)], this.from);
    };
    this.table.addEventListener("mouseover", drag);
    window.addEventListener("mouseup", () => this.table.removeEventListener("mouseover", drag), { once: true });
  }

  choose(at, from, focus = true) {
    for (const cell of this.chosenCells()) cell.removeAttribute("aria-selected");
    this.cells[this.at[0]]?.[this.at[1]]?.setAttribute("tabindex", -1);
    Object.assign(this, { at, from });
    for (const cell of this.chosenCells()) cell.setAttribute("aria-selected", "true");
    const cell = this.cells[at[0]]?.[at[1]];
    if (!cell) return;
    cell.setAttribute("tabindex", 0);
    if (focus) cell.focus();
    this.acts.chosen?.();
  }

  chosen() { // the rows and columns that are chosen, first and last
    const [[y, x], [v, u]] = [this.at, this.from];
    return { top: Math.min(y, v), bottom: Math.max(y, v), left: Math.min(x, u), right: Math.max(x, u) };
  }

  places() {
    const { top, bottom, left, right } = this.chosen(), found = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) found.push([y, x]);
    return found;
  }

  chosenCells() {
    return this.places().map(([y, x]) => this.cells[y]?.[x]).filter(Boolean);
  }

  key(event) {
    if (this.editor) return;
    const control = event.ctrlKey || event.metaKey;
    const move = MOVES[event.key] ?? { Home: [0, -Infinity], End: [0, Infinity], PageUp: [-20, 0], PageDown: [20, 0] }[event.key];
    if (move) this.move(move, event.shiftKey);
    else if (control && event.key.toLowerCase() === "a") this.choose([this.rows.length - 1, this.columns.length - 1], [0, 0]);
    else if (control && event.key.toLowerCase() === "d") this.fillDown();
    else if (event.key === "Delete" || event.key === "Backspace") this.acts.commit(this.places().map((place) => [place, ""]));
    else if (event.key === "Enter" || event.key === "F2") this.edit();
    else if (!control && !event.altKey && event.key.length === 1) this.edit(event.key);
    else return;
    event.preventDefault();
  }

  move([down, right], extends_) {
    const bound = (value, most) => Math.max(0, Math.min(most, value));
    const to = [bound(this.at[0] + down, this.rows.length - 1), bound(this.at[1] + right, this.columns.length - 1)];
    this.choose(to, extends_ ? this.from : to);
  }

  fillDown() { // the topmost chosen row into those below it
    const { top, bottom, left, right } = this.chosen(), edits = [];
    for (let y = top + 1; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) edits.push([[y, x], this.rows[top].texts[x]]);
    this.acts.commit(edits);
  }

  edit(first) {
    const [y, x] = this.at, column = this.columns[x], cell = this.cells[y][x];
    if (column.fixed && !(this.rows[y].isNew && column.isId) || this.rows[y].fixed) return this.acts.open?.(this.rows[y], column);
    const list = column.words?.length ? el("datalist", { id: "cell-words" }, ...column.words.map((word) => el("option", { value: word }))) : null;
    const input = el("input", { type: "text", class: "cell", "aria-label": `${this.rows[y].key} ${column.title}`, autocomplete: "off",
      spellcheck: "false", list: list ? "cell-words" : null, inputmode: column.number ? "numeric" : null, onblur: () => this.finish(false),
      onkeydown: (event) => this.editKey(event) });
    input.value = first ?? this.rows[y].texts[x];
    this.editor = { input, cell, place: [y, x] };
    cell.replaceChildren(...[input, list].filter(Boolean));
    input.focus();
    if (first === undefined) input.select();
    return null;
  }

  editKey(event) {
    if (event.key === "Escape") { this.finish(true); this.choose(this.at, this.from); }
    else if (event.key === "Enter") {
      const all = event.ctrlKey || event.metaKey; // what is typed goes into all that is chosen
      this.finish(false, all ? this.places() : null);
      if (!all) this.move([event.shiftKey ? -1 : 1, 0], false);
    } else if (event.key === "Tab") { this.finish(false); this.move([0, event.shiftKey ? -1 : 1], false); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  finish(drop, places = null) {
    if (!this.editor) return;
    const { input, cell, place } = this.editor, text = input.value.trim();
    this.editor = null;
    const before = this.rows[place[0]].texts[place[1]];
    cell.replaceChildren(drop ? before : text);
    if (!drop && (places || text !== before)) this.acts.commit((places ?? [place]).map((one) => [one, text]));
  }

  copy(event) {
    if (this.editor) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", this.acts.copied(this.chosen()));
  }

  paste(event) {
    if (this.editor) return;
    event.preventDefault();
    this.acts.pasted(event.clipboardData.getData("text/plain"));
  }
}
