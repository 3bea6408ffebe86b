// A new card: its kind, its names, what it begins with, its deck; it is made at one press and undone by one.

import { el, readable } from "./elements.js";
import { says, titleOf } from "./texts.js";

export function askForCard(dialog, { game, card, language }, make) {
  const kinds = Object.keys(game.kinds), own = card?.card?.kind ?? kinds[0];
  const names = Object.fromEntries([...new Set([language, ...game.languages])].map((code) => [code, el("input", { id: `new-name-${code}`, lang: code, autocomplete: "off" })]));
  const id = el("input", { id: "new-id", required: true, pattern: "[a-z][a-z0-9]*(_[a-z0-9]+)*", maxlength: 60, autocomplete: "off", spellcheck: "false" });
  const kind = el("select", { id: "new-kind" }, ...kinds.map((one) => el("option", { value: one, selected: one === own }, titleOf("kinds", one))));
  const like = el("select", { id: "new-like" }, el("option", { value: "" }, says("new-like-empty")),
    card?.card ? el("option", { value: card.id }, says("new-like-this", { name: card.names[language] ?? card.id })) : null);
  const deck = el("select", { id: "new-deck" });
  const copies = el("input", { id: "new-copies", type: "number", min: 1, max: 200, value: 1, required: true });
  const showDecks = () => deck.replaceChildren(...(game.kinds[like.value ? card.card.kind : kind.value] ?? []).map((one) => el("option", { value: one }, readable(one))),
    el("option", { value: "" }, says("new-no-deck")));
  like.addEventListener("change", () => { kind.disabled = like.value !== ""; showDecks(); });
  kind.addEventListener("change", showDecks);
  const first = Object.values(names)[0];
  let isOwn = false;
  id.addEventListener("input", () => { isOwn = true; });
  first?.addEventListener("input", () => { if (!isOwn) id.value = idOf(first.value); });
  showDecks();
  const problem = el("p", { role: "alert", class: "problem" });
  const form = el("form", { method: "dialog", class: "form", onsubmit: async (event) => {
    event.preventDefault();
    const why = await make({ id: id.value, kind: kind.value, like: like.value, deck: deck.value, copies: Number(copies.value),
      names: Object.fromEntries(Object.entries(names).map(([code, one]) => [code, one.value])) });
    if (why) problem.textContent = why;
    else dialog.close();
  } },
  row("new-kind", says("new-kind"), kind),
  ...Object.entries(names).map(([code, one]) => row(`new-name-${code}`, says("new-name", { language: code }), one)),
  row("new-id", says("new-id"), id), row("new-like", says("new-like"), like), row("new-deck", says("new-deck"), deck),
  row("new-copies", says("new-copies"), copies), problem,
  el("p", {}, el("button", { type: "submit", id: "make" }, says("new-make")),
    el("button", { type: "button", onclick: () => dialog.close() }, says("cancel"))));
  dialog.replaceChildren(el("h2", { id: "both-title" }, says("new-card")), form);
  dialog.showModal();
  first?.focus();
}

function row(id, label, control) {
  return el("div", { class: "row" }, el("label", { for: id }, label), control);
}

export function idOf(name) {
  return name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ł", "l").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^[_0-9]+|_+$/g, "").slice(0, 60);
}
