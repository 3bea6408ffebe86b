// A rule that is typed as a sentence: what it can be, each in all languages of the game, and what is not understood.

import { el } from "./elements.js";
import { suggestionText } from "./sentence.js";
import { says } from "./texts.js";

export function typedRule(language, read, write) { // `read` asks what a text can be, `write` writes a card
  const text = el("textarea", { id: "typed-rule", lang: language, rows: 2, maxlength: 600, "aria-label": says("type-rule"), placeholder: says("type-rule-hint") });
  const found = el("div", { "aria-live": "polite" });
  let asked = 0;
  const send = async () => {
    const mine = ++asked, typed = text.value;
    found.replaceChildren(el("p", { class: "hint" }, says("type-rule-reads")));
    const { status, told } = await read(typed);
    if (mine !== asked) return;
    found.replaceChildren(...(status === 200 ? answer(typed, told, language, write) : [el("p", { class: "problem" }, told.why ?? says("could-not"))]));
  };
  text.addEventListener("input", () => read(""), { once: true }); // the words of the game are learnt while one types
  text.addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); send(); } });
  return el("div", { class: "typed" }, el("h3", {}, says("type-rule")), text, el("button", { type: "button", id: "read-rule", onclick: send }, says("type-rule-read")), found);
}

function answer(typed, told, language, write) {
  const { readings, gaps, problems } = told;
  return [
    gaps.length ? el("p", { class: "problem" }, says("not-understood"), " ", marked(typed, gaps, language)) : null,
    ...gaps.filter((gap) => gap.near.length).map((gap) => el("p", { class: "hint" }, says("near-words", { word: typed.slice(gap.start, gap.end), near: gap.near.join(", ") }))),
    ...problems.map((one) => el("p", { class: "problem" }, one.message)),
    readings.length ? null : el("p", { class: "hint" }, says("no-reading")),
    el("ul", { class: "suggestions readings" }, ...readings.map((one) => el("li", {}, reading(one, language, write)))),
  ].filter((one) => one !== null);
}

function marked(typed, gaps, language) { // the sentence with what is not understood marked
  const line = el("q", { lang: language });
  let at = 0;
  for (const { start, end } of gaps) {
    line.append(typed.slice(at, start), el("mark", {}, typed.slice(start, end)));
    at = end;
  }
  line.append(typed.slice(at));
  return line;
}

function reading({ card, exact, texts, new: stretches }, language, write) {
  const codes = [language, ...Object.keys(texts).filter((code) => code !== language)].filter((code) => texts[code]);
  return el("button", { type: "button", onclick: () => write(card) }, el("small", {}, says(exact ? "reads-exactly" : "reads-nearly")),
    ...codes.map((code) => el("span", { class: "said" }, el("abbr", {}, code), suggestionText({ text: texts[code], new: stretches[code] ?? [] }, code))));
}
