// Steps back and forth, whatever is open.

import { show, showHint, showNow } from "./card.js";
import { checked } from "./cardchanges.js";
import { openPrint } from "./openprint.js";
import { drawTable } from "./opentable.js";
import { openTemplates } from "./opentemplate.js";
import { clear, isThere, refreshOverview } from "./overview.js";
import { ask } from "./server.js";
import { says } from "./texts.js";
import { say, view } from "./view.js";

export async function step(path) {
  const { status, told } = await ask(path, { language: view.language });
  if (status === 409) return say(says("changed-since", { name: told.path }));
  if (view.template && (told.path || told.id)) {
    await openTemplates(told.path?.startsWith(`templates/${view.game}/`) && !told.path.includes("/pictures/") ? told.path : view.template);
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (view.table && (told.path || told.id)) {
    await refreshOverview();
    await drawTable();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (view.isPrint && (told.path || told.id)) {
    await refreshOverview();
    await openPrint();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path ?? told.file }));
  }
  if (told.path) {
    await refreshOverview();
    if (isThere()) await showNow();
    else clear();
    return say(says(path === "undo" ? "undone" : "redone", { name: told.path }));
  }
  if (!told.id) return say(says("nothing-to-do"));
  Object.assign(view, { game: told.game, id: told.id, pointer: "" });
  show(told);
  showHint();
  say(says(path === "undo" ? "undone" : "redone", { name: told.file }));
  return checked(told);
}
