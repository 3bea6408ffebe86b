// A card is played: at a table of its own, and by programs many times, with what it did before it was changed.

import { el } from "./elements.js";
import { says } from "./texts.js";

const GAMES = 1000;

export function playing(card, language, ask) {
  const told = el("div", { id: "played", role: "status" });
  const run = async (waits, path, sent, show) => {
    for (const button of buttons) button.disabled = true;
    told.replaceChildren(waits);
    const { status, told: found } = await ask(path, { game: card.game, id: card.id, ...sent });
    for (const button of buttons) button.disabled = false;
    const why = status === 200 ? found.refused?.[0].message : found.why;
    told.replaceChildren(...(why === undefined ? show(found) : [el("p", { class: "problem" }, why)]));
  };
  const buttons = [
    el("button", { type: "button", id: "play-now", onclick: () => run(says("play-waits"), "table", { language }, (found) => [table(found)]) }, says("play-now")),
    el("button", { type: "button", id: "play-many", onclick: () =>
      run(says("play-plays", { number: GAMES }), "many-games", { games: GAMES }, figures) }, says("play-many", { number: GAMES })),
  ];
  return el("section", { class: "play", "aria-label": says("play") }, ...buttons, told);
}

function table(found) {
  return el("p", {}, el("a", { href: found.link, target: "_blank", rel: "noopener" }, says(found.with_card ? "play-table" : "play-table-new")));
}

function figures(found) {
  const rows = [["play-as-it-is", found.now], ["play-as-it-was", found.before]].filter(([id, row]) => row || id === "play-as-it-is");
  return rows.flatMap(([id, row]) => [el("h4", {}, says(id)), ...line(row)]);
}

function line(row) {
  if (!row || row.did === 0) return [el("p", {}, says("play-none"))];
  const points = (value) => (value * 100).toFixed(1);
  return [el("p", {}, says("play-did", { did: row.did, chosen: Math.round((row.chosen ?? 0) * 100) })),
    el("p", {}, says("play-effect", { effect: points(row.effect), low: points(row.low), high: points(row.high) }))];
}
