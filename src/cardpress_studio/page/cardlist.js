// The list beside the card: what of the game can be opened.

import { openCard } from "./card.js";
import { el } from "./elements.js";
import { openPrint } from "./openprint.js";
import { openTable } from "./opentable.js";
import { openTemplates } from "./opentemplate.js";
import { says, titleOf } from "./texts.js";
import { byId, view } from "./view.js";

export function showCards() {
  const kinds = view.games[view.game]?.tables ?? [], course = view.games[view.game]?.course;
  byId("course").replaceChildren(...(course ? [el("button", { type: "button", id: "open-course", "aria-current": view.id === course ? "true" : null, onclick: () => openCard(course) }, says("course"))] : []),
    ...(view.game ? [el("button", { type: "button", id: "open-templates", "aria-current": view.template ? "true" : null, onclick: () => openTemplates() }, says("templates")),
      el("button", { type: "button", id: "open-print", "aria-current": view.isPrint ? "true" : null, onclick: () => openPrint() }, says("print"))] : []));
  byId("tables").replaceChildren(...kinds.map((kind) => el("button", { type: "button", "data-kind": kind, "aria-current": kind === view.table ? "true" : null,
    onclick: () => openTable(kind) }, says("table-of", { kind: titleOf("kinds", kind) }))));
  const query = byId("search").value.trim().toLowerCase();
  const found = view.games[view.game]?.cards ?? [];
  byId("cards").replaceChildren(...found.filter((one) => !query || searched(one).includes(query)).map((one) => el("li", {},
    el("button", { type: "button", "aria-current": one.id === view.id ? "true" : null, class: one.wrong ? "wrong" : "",
      "data-card": one.id, onclick: () => openCard(one.id) }, one.names[view.language] ?? one.id, el("small", {}, titleOf("kinds", one.kind))))));
}

function searched(card) {
  return [card.id, ...Object.values(card.names)].join(" ").toLowerCase();
}
