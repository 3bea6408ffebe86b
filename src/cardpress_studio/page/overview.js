// The games that there are, which of them is shown, and what was made anew in it.

import { showNow } from "./card.js";
import { showCards } from "./cardlist.js";
import { el } from "./elements.js";
import { askForGame, newThingButtons } from "./newthings.js";
import { openPrint } from "./openprint.js";
import { drawTable } from "./opentable.js";
import { ask } from "./server.js";
import { learnTitles, says, speak } from "./texts.js";
import { byId, NOTHING_OPEN, say, showSteps, view } from "./view.js";

export function isThere() { // the open card, as the list has it
  const game = view.games[view.game];
  return Boolean(game) && (game.course === view.id || game.cards.some((one) => one.id === view.id));
}

export function clear() { // no card is open
  view.found?.abort(); // no answer is waited for
  Object.assign(view, NOTHING_OPEN);
  document.body.dataset.view = "card";
  byId("card").replaceChildren(...(view.game ? [el("p", { class: "hint", "data-says": "choose-card" }, says("choose-card"))]
    : [el("h2", {}, says("no-game")), el("p", {}, says("no-game-hint")), el("button", { type: "button", id: "first-game", class: "main", onclick: () => askForGame(making) }, says("make-game"))]));
  byId("panel").replaceChildren();
  showCards();
}

export async function refreshOverview() {
  const { told } = await ask("games");
  view.games = told.games;
  showSteps(told);
  if (!view.games[view.game]) Object.assign(view, { game: Object.keys(view.games)[0] ?? "", id: "", card: null, table: "" });
  byId("new").disabled = !view.game;
  document.body.dataset.isEmpty = String(!view.game);
  byId("game").replaceChildren(...Object.entries(view.games).map(([id, one]) => el("option", { value: id, selected: id === view.game }, one.title)));
  const languages = view.games[view.game]?.languages ?? [];
  view.language = languages.includes(view.language) ? view.language : languages.find((one) => one === navigator.language.slice(0, 2)) ?? languages[0] ?? "";
  speak(view.language);
  await learnTitles(view.game, view.language);
  byId("language").replaceChildren(...languages.map((one) => el("option", { value: one, selected: one === view.language }, one)));
  byId("more-new").replaceChildren(...newThingButtons(making));
  showCards();
}

export const making = {
  get dialog() { return byId("both"); }, ask, view: () => view, game: () => view.games[view.game],
  done: async (after) => {
    if (after.game) Object.assign(view, { game: after.game });
    await refreshOverview();
    await learnTitles(view.game, view.language, true);
    if (after.game) { clear(); byId("more").open = false; }
    else if (view.table) await drawTable();
    else if (view.isPrint) await openPrint();
    else if (view.card) await showNow();
    say(says("made"));
  },
};
