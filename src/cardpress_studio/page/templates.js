// Templates and stylesheets as text beside the cards they draw: a plain field, for the browser's own is spoken, searched
// and undone by every means a person has; what is wrong leads to its line.

import { el } from "./elements.js";
import { says } from "./texts.js";

const LINES = ["lines-trim", "lines-safe", "lines-rulers"];
const DPI = 150;
const shown = { lines: new Set(LINES), told: null };

export function showTemplate(place, files, told, { open, save, openCard }) {
  shown.told = told;
  const text = el("textarea", { id: "template-text", spellcheck: "false", wrap: "off", "aria-label": told.path, rows: 30 });
  text.value = told.text;
  text.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); save(text.value); }
  });
  const choice = el("select", { id: "template-file", onchange: (event) => open(event.target.value) },
    ...files.map((one) => el("option", { value: one, selected: one === told.path }, one.split("/").slice(2).join("/"))));
  const lines = LINES.map((id) => el("label", {}, el("input", { type: "checkbox", id, checked: shown.lines.has(id), onchange: (event) => {
    if (event.target.checked) shown.lines.add(id); else shown.lines.delete(id);
    drawFaces();
  } }), " ", says(id)));
  place.replaceChildren(el("h2", {}, says("templates")),
    el("div", { class: "bar" }, el("label", {}, says("template-file"), " ", choice),
      el("button", { type: "button", id: "template-save", onclick: () => save(text.value) }, says("template-save")), ...lines),
    el("div", { class: "template" }, text, el("div", { class: "drawn" }, el("div", { id: "template-problems" }), el("div", { id: "template-faces" }))));
  drawFaces();
  listProblems(openCard);
}

export function showDrawn(told, { openCard }) { // after a save: the text stays as it is typed
  const before = new Map((shown.told?.faces ?? []).map((one) => [one.id, one.key]));
  shown.told = { ...told, faces: told.faces.map((one) => one.key ? one : { ...one, key: before.get(one.id) ?? "", old: one.is_drawn }) };
  drawFaces();
  listProblems(openCard);
}

function drawFaces() {
  const faces = shown.told.faces.map((one) => {
    const wrong = problemsOf(one).length > 0 || one.old;
    const picture = one.key ? el("img", { src: `faces/${one.key}-${DPI}.png`, alt: says("front", { name: one.name }) }) : null;
    const figure = el("figure", { class: wrong ? "seen wrong" : "seen", "data-face": one.id }, picture, overlay(one),
      el("figcaption", {}, one.name, wrong ? el("strong", {}, ` · ${says(one.old ? "template-old" : "template-wrong")}`) : null));
    figure.style.aspectRatio = `${across(one)} / ${down(one)}`; // as an attribute the page's own policy refuses it
    return figure;
  });
  document.getElementById("template-faces").replaceChildren(...faces);
}

const across = (one) => one.size.width_mm + 2 * one.size.bleed_mm;
const down = (one) => one.size.height_mm + 2 * one.size.bleed_mm;

function problemsOf(face) {
  return shown.told.problems.filter((one) => one.message.startsWith(`${face.id},`));
}

function overlay(one) { // lines in mm over the picture, which has its bleed
  const width = across(one), height = down(one), bleed = one.size.bleed_mm;
  const inside = (inset, name) => {
    if (one.size.shape === "circle") return svg("circle", { class: name, cx: width / 2, cy: height / 2, r: width / 2 - inset });
    if (one.size.shape === "hexagon") return svg("polygon", { class: name, points: hexagon(width, height, inset) });
    return svg("rect", { class: name, x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: Math.max(0, (one.size.corner_mm ?? 0) - Math.max(0, inset - bleed)) });
  };
  const parts = [];
  for (const slot of one.overset) parts.push(...oversetMark(slot));
  if (shown.lines.has("lines-trim")) parts.push(inside(bleed, "trim"));
  if (shown.lines.has("lines-safe")) parts.push(inside(bleed + one.safe, "safe"));
  if (shown.lines.has("lines-rulers")) parts.push(...ruler(one.size.width_mm, bleed, false), ...ruler(one.size.height_mm, bleed, true));
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...parts);
}

function oversetMark(slot) { // the room a text has, and what it takes more
  const down = slot.used_height - slot.height, wider = slot.used_width - slot.width;
  return [
    svg("rect", { class: "room", x: slot.left, y: slot.top, width: slot.width, height: slot.height }),
    ...(down > 0 ? [svg("rect", { class: "overset", x: slot.left, y: slot.top + slot.height, width: Math.max(slot.width, slot.used_width), height: down })] : []),
    ...(wider > 0 ? [svg("rect", { class: "overset", x: slot.left + slot.width, y: slot.top, width: wider, height: slot.height })] : []),
  ];
}

function hexagon(width, height, inset) { // an edge at its head and one at its foot
  const r = (height / 2 - inset) * 2 / Math.sqrt(3);
  return [0, 60, 120, 180, 240, 300].map((turn) => [width / 2 + r * Math.cos(turn * Math.PI / 180), height / 2 + r * Math.sin(turn * Math.PI / 180)].map((one) => one.toFixed(3)).join(",")).join(" ");
}

function ruler(length, bleed, isDown) { // a stroke for each mm from the cut, longer ones and numbers for each 5 and 10
  const found = [];
  for (let mm = 0; mm <= length; mm++) {
    const long = mm % 10 === 0 ? 2 : mm % 5 === 0 ? 1.4 : 0.8, at = bleed + mm;
    found.push(svg("line", { class: "tick", ...(isDown ? { x1: 0, x2: long, y1: at, y2: at } : { y1: 0, y2: long, x1: at, x2: at }) }));
    if (mm % 10 === 0 && mm) found.push(svg("text", { class: "tick", x: isDown ? 2.2 : at + 0.3, y: isDown ? at - 0.3 : 2.9 }, String(mm)));
  }
  return found;
}

function svg(tag, attributes, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

function listProblems(openCard) {
  const { elsewhere, path } = shown.told, faults = new Map();
  for (const one of shown.told.problems) { // a fault of several cards is told once
    const key = `${one.position.file}:${one.position.line}${one.message.slice(one.message.indexOf(": "))}`;
    if (!faults.has(key)) faults.set(key, one);
  }
  const items = [...faults.values()].map((one) => el("li", {}, one.position.file === path && one.position.line
    ? el("button", { type: "button", class: "where", onclick: () => leadTo(one.position.line, one.position.column) }, says("template-line", { number: one.position.line }))
    : el("small", {}, `${one.position.file}${one.position.line ? `:${one.position.line}` : ""} `), one.message, one.hint ? el("small", {}, one.hint) : null));
  const others = elsewhere.map((one) => el("li", {}, el("button", { type: "button", class: "where", onclick: () => openCard(one.id) }, one.id), one.message));
  document.getElementById("template-problems").replaceChildren(...(items.length + others.length ? [el("ul", { class: "problems", tabindex: 0 }, ...items, ...others)] : []));
}

function leadTo(line, column) {
  const text = document.getElementById("template-text"), before = text.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  const end = text.value.indexOf("\n", before);
  text.focus();
  text.setSelectionRange(before + Math.max(0, (column ?? 1) - 1), end < 0 ? text.value.length : end);
  text.scrollTop = Math.max(0, (line - 5) * parseFloat(getComputedStyle(text).lineHeight));
}
