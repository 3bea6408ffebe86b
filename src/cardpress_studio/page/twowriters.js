// Two wrote the same file: the later one sees both.

import { cardNow, digestNow, openCard } from "./card.js";
import { sayWord, write } from "./cardchanges.js";
import { el } from "./elements.js";
import { drawTable } from "./opentable.js";
import { openTemplates } from "./opentemplate.js";
import { says } from "./texts.js";
import { byId, say, view } from "./view.js";

export function showBoth(mine, told) {
  showTwo(told.now, JSON.stringify(mine, null, 2), async () => write(mine, await digestNow()));
}

export async function showBothTexts(key, language, text) {
  const word = (await cardNow())?.words.find((one) => one.key === key);
  showTwo(word?.texts[language] ?? "", text, () => sayWord(key, language, word?.seen[language] ?? "", text));
}

export function showTwo(now, mine, over) { // two wrote the same file: the later one sees both
  const dialog = byId("both");
  const close = () => dialog.close();
  dialog.replaceChildren(
    el("h2", { id: "both-title" }, says("both")),
    el("div", { class: "both" }, el("section", {}, el("h3", {}, says("both-file")), el("pre", { tabindex: 0 }, now)),
      el("section", {}, el("h3", {}, says("both-yours")), el("pre", { tabindex: 0 }, mine))),
    el("p", {}, el("button", { type: "button", id: "keep", onclick: async () => { close(); await (view.template ? openTemplates(view.template) : view.table ? drawTable() : openCard(view.id)); } }, says("keep-file")),
      el("button", { type: "button", id: "over", onclick: async () => { close(); await over(); } }, says("write-over"))));
  dialog.showModal();
  say(says("not-written-changed"));
}
