// What is chosen of a card, and what could stand there instead.

import { ruleOf, show } from "./card.js";
import { acts } from "./cardchanges.js";
import { panel } from "./panel.js";
import { askLines } from "./server.js";
import { byId, say, view } from "./view.js";

export async function choose(pointer, leads = false) { // `leads`: whoever came by the form goes on in the panel
  view.pointer = pointer;
  show(view.card);
  await showSuggestions();
  say("");
  if (leads) byId("panel").querySelector("input, textarea, button")?.focus();
  else if (!byId("panel").contains(document.activeElement)) byId("card").querySelector('.word[aria-pressed="true"]')?.focus(); // whoever went on meanwhile stays there
}

export async function showSuggestions(all = false) { // until the first is there; others come as they are found
  view.found?.abort();
  const found = view.found = new AbortController(), { game, id, pointer, language } = view;
  const lines = askLines("possibilities", { game, id, pointer, language, all }, found.signal);
  const { value: head } = await lines.next();
  if (found.signal.aborted || id !== view.id || !view.card) return; // something else is open now
  if (head.why !== undefined) { say(head.why); return; }
  const shown = panel(view.card, ruleOf(pointer), head, language, acts);
  byId("panel").replaceChildren(...shown.parts);
  const first = await lines.next();
  if (first.done) return;
  shown.add(first.value);
  (async () => { for await (const one of lines) shown.add(one); })();
}
