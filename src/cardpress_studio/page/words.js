// Names and other texts of a card, all languages beside each other.

import { el } from "./elements.js";
import { says, titleOf } from "./texts.js";

export function words(card, say) {
  const languages = [...new Set(card.words.flatMap((one) => Object.keys(one.texts)))];
  return el("div", { class: "words" }, ...card.words.flatMap((one) => [
    el("h4", {}, titleOf("fields", one.name)),
    ...languages.map((code) => word(one, code, say)),
  ]));
}

function word(one, code, say) {
  const id = `word-${one.name}-${code}`;
  const area = el("textarea", { id, lang: code, rows: one.texts[code].split("\n").length, placeholder: says("missing"),
    class: one.texts[code] ? "" : "missing", onchange: (event) => say(one.key, code, one.seen[code], event.target.value.trim()) });
  area.value = one.texts[code];
  return el("div", { class: "said" }, el("label", { for: id }, code, el("span", { class: "unseen" }, ` ${one.name}`)), area);
}
