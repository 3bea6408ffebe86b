// The studio: chooses cards, shows what they say, sends what is changed; asks nobody but its own server.

import { cardNow, openCard, show, updateSeen } from "./card.js";
import { makeCard } from "./cardchanges.js";
import { showCards } from "./cardlist.js";
import { el } from "./elements.js";
import { askForCard } from "./newcard.js";
import { openPrint } from "./openprint.js";
import { drawTable, openTable } from "./opentable.js";
import { openTemplates } from "./opentemplate.js";
import { clear, isThere, refreshOverview } from "./overview.js";
import { showSuggestions } from "./possibilities.js";
import { ask } from "./server.js";
import { step } from "./steps.js";
import { learn, learnTitles, says, speak } from "./texts.js";
import { byId, NOTHING_OPEN, say, view } from "./view.js";

function listen() { // a file was saved, here or in an editor
  new EventSource("events").addEventListener("proof", async () => {
    if (view.table && !document.activeElement?.matches("main input")) return void (await drawTable());
    if (!view.card || document.activeElement?.matches("main :is(input, textarea, select)")) return;
    await refreshOverview();
    if (!isThere()) return clear();
    const now = await cardNow();
    if (!now || now.id !== view.card?.id) return;
    if (now.digest === view.card.digest) return updateSeen(now);
    show(now);
    if (view.pointer) await showSuggestions();
  });
}

async function begin() {
  const [game, id, kind] = location.hash.slice(1).split("/");
  await learn();
  const { told } = await ask("games");
  view.game = told.games[game] ? game : Object.keys(told.games)[0] ?? "";
  await refreshOverview();
  byId("search").addEventListener("input", showCards);
  byId("game").addEventListener("change", async (event) => {
    Object.assign(view, NOTHING_OPEN, { game: event.target.value, last: "" });
    document.body.dataset.view = "card";
    await refreshOverview();
    byId("card").replaceChildren(el("p", { class: "hint", "data-says": "choose-card" }, says("choose-card")));
  });
  byId("language").addEventListener("change", async (event) => {
    view.language = event.target.value;
    speak(view.language);
    await learnTitles(view.game, view.language);
    showCards();
    if (view.card) show(view.card);
    if (view.table) await drawTable();
    if (view.template) await openTemplates(view.template);
    if (view.isPrint) await openPrint();
    if (view.pointer) await showSuggestions();
  });
  byId("new").addEventListener("click", () => askForCard(byId("both"), { game: view.games[view.game], card: view.card?.is_row ? null : view.card, language: view.language }, makeCard));
  byId("undo").addEventListener("click", () => step("undo"));
  byId("redo").addEventListener("click", () => step("redo"));
  if (!view.game) clear();
  if (kind) await openTable(kind);
  else if (id) await openCard(id);
  listen();
  say("");
}

begin();
