// The open template: what it is written over with, and the cards it draws.

import { openCard } from "./card.js";
import { showCards } from "./cardlist.js";
import { ask } from "./server.js";
import { showDrawn, showTemplate } from "./templates.js";
import { says } from "./texts.js";
import { showTwo } from "./twowriters.js";
import { byId, open, say, showSteps, view } from "./view.js";

export async function openTemplates(path) { // that of the kind of the card that was open last, unless told
  const { status, told: known } = await ask(`templates/${view.game}`);
  if (status !== 200) return say(known.why);
  const kind = view.games[view.game].cards.find((one) => one.id === view.last)?.kind ?? view.table;
  const wanted = path ?? (known.files.includes(known.kinds[kind]) ? known.kinds[kind] : known.files[0]);
  if (!wanted) return say(says("no-templates"));
  const { status: is, told } = await ask("template", { game: view.game, path: wanted, id: view.last, language: view.language });
  if (is !== 200) return say(told.why);
  view.found?.abort();
  open({ template: wanted, drawnTemplate: told }, "template");
  byId("panel").replaceChildren();
  showCards();
  showTemplate(byId("card"), known.files, told, { open: openTemplates, save: saveTemplate, openCard });
  showSteps(told);
  return say("");
}

async function saveTemplate(text, seen = view.drawnTemplate.digest) {
  const sent = { game: view.game, path: view.template, id: view.last, language: view.language, seen, text };
  const { status, told } = await ask("template/write", sent);
  if (status === 409) return showTwo(told.now, text, async () => saveTemplate(text, (await ask("template", sent)).told.digest));
  if (status !== 200) return say(told.why ?? says("could-not"));
  view.drawnTemplate = told;
  showDrawn(told, { openCard });
  showSteps(told);
  await drawOthers(told, sent);
  const { problems } = view.drawnTemplate;
  return say(problems.length ? says("template-faults", { number: problems.length }) : says("written", { name: told.path }));
}

async function drawOthers(told, sent) { // the first card is there at once, the others when they are drawn
  if (told.faces.every((one) => one.is_drawn)) return;
  const { status, told: whole } = await ask("template", sent);
  if (status !== 200 || view.template !== whole.path || view.drawnTemplate.digest !== whole.digest) return;
  view.drawnTemplate = whole;
  showDrawn(whole, { openCard });
}
