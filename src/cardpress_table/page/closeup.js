// A card seen large, with what is printed on it; and everything in a pile.

import { card } from "./cards.js";
import { h } from "./dom.js";

const BOLD = /\*([^*\s](?:[^*]*[^*\s])?)\*/g;
const BOLD_IN_PICTURE = /\*([^*\s[\]](?:[^*[\]]*[^*\s[\]])?)\*/g;

/** The dialog of a card. */
export function closeUp(view, told, language, turn) {
  const { game, words } = view;
  const face = told.component ? game.front(told.component, language) : told.back;
  const size = told.component ? game.size(told.component) : game.sizeOfBack(told.back, language);
  const said = told.component ? game.words(told.component, language) : null;
  const name = told.component ? game.name(told.component, language) : words.page.hidden;
  const others = view.languages.filter((each) => each !== language);
  return dialog(
    view,
    name,
    h(
      "div.close-up",
      { lang: language },
      h(`div.large.${size?.shape ?? "rectangle"}`, { style: { "--w": String(size?.width_mm ?? 63), "--h": String(size?.height_mm ?? 88), "--corner": String(size?.corner_mm ?? 3) } }, face ? h("img", { alt: "", src: game.picture(face, language, true) }) : h("span.nameless", {}, h("span", {}, name))),
      h(
        "div.said",
        {},
        h("h2", {}, name),
        told.marks?.length
          ? h("ul.facts", {}, told.marks.map(([number, value]) => h("li", {}, view.zoneName(view.layout.marks[number].zone), value === null ? "" : `: ${value}`)))
          : null,
        (said?.rules ?? []).map((text) => h("p", {}, prose(game, text))),
        said?.flavor ? h("p.flavor", {}, said.flavor.replaceAll("*", "")) : null,
        (told.under ?? []).map((component) => h("p", {}, h("b", {}, game.name(component, language)), " ", (game.words(component, language)?.rules ?? []).map((text) => prose(game, text)))),
        told.acts?.length && view.canPress
          ? h("div.acts", {}, told.acts.map((act) => h("button.choice", { type: "button", onclick: () => view.choose(act) }, view.wordsAmong(act, told.acts))))
          : null,
        whyNot(view, told),
        said ? termsOf(view, said, language) : null,
        others.map((each) => h("button.plain", { type: "button", onclick: () => turn(each) }, `${words.page["other-language"]}: ${each.toUpperCase()}`)),
      ),
    ),
  );
}

/** What the words and signs of a card mean. */
function termsOf({ game }, said, language) {
  const terms = game.termsIn(said.rules, language);
  if (!terms.length) return null;
  return h(
    "dl.terms",
    { key: "terms" },
    terms.map((term) => [
      h("dt", {}, term.symbol && game.symbol(term.symbol) ? h("img.symbol", { alt: "", src: game.symbol(term.symbol) }) : null, ` ${term.names.join(", ")}`),
      term.texts.map((text) => h("dd", {}, prose(game, text))),
    ]),
  );
}

/** Why a card cannot be pressed, or not in every way: as the engine says it, else what is asked instead. */
function whyNot(view, told) {
  if (!told.component || !view.canPress) return null;
  const lines = view.why && told.spot?.join() === view.why.card.join() ? view.why.lines : [];
  const shown = lines.length || told.acts?.length ? lines : [view.words.page["not-asked"], ...view.now.asked.lines];
  return shown.length ? h("div.why", {}, shown.map((line) => h("p", {}, prose(view.game, line)))) : null;
}

/** The dialog with all cards of a pile that can be seen. */
export function lookThrough(view, title, cards) {
  return dialog(view, title, h("div.spread", {}, cards.map((told) => h("div.slot", { key: told.key }, card(view, told)))));
}

/** Lines of words in a dialog. */
export function linesOf(view, title, lines) {
  return dialog(view, title, h("div.lines", {}, h("h2", {}, title), h("pre", {}, lines.map((line) => unmarked(line)).join("\n"))));
}

/** The whole table in words; a picture made of characters keeps its columns. */
export function inWords(view, lines) {
  const title = view.words.page["in-words"];
  const parts = [];
  for (const { line, is_picture: isPicture } of lines) {
    if (parts.at(-1)?.isPicture !== isPicture) parts.push({ isPicture, lines: [] });
    parts.at(-1).lines.push(line);
  }
  const shown = parts.map((part) => h(part.isPicture ? "pre.picture" : "pre", part.isPicture ? { tabindex: "0" } : {}, part.lines.map((line) => unmarked(line, part.isPicture ? BOLD_IN_PICTURE : BOLD)).join("\n")));
  return dialog(view, title, h("div.lines", {}, h("h2", {}, title), shown));
}

/** A line without the marks of what is bold; a single asterisk is itself, and so is one beside a place in brackets. */
function unmarked(line, bold = BOLD) {
  return line.replaceAll(bold, "$1");
}

export function dialog(view, label, content) {
  return h(
    "dialog.sheet",
    { key: "dialog", "aria-label": label, onclose: () => view.close(), onclick: (event) => event.target.matches("dialog") && view.close() },
    h("button.shut", { type: "button", "aria-label": view.words.page.close, onclick: () => view.close() }, "×"),
    content,
  );
}

/** Text with [symbols] and *emphasis*. */
export function prose(game, text) {
  return text.split(/(\[[a-z_]+\][.,;:)]?|\*[^*]+\*)/).map((part) => {
    const [, name, sign] = part.match(/^\[(.+)\](.?)$/) ?? [];
    const symbol = name && game.symbol(name);
    if (symbol) return h("span.glued", {}, h("img.symbol", { alt: "", src: symbol }), sign);
    return part.startsWith("*") && part.length > 1 ? h("b", {}, part.slice(1, -1)) : part;
  });
}
