// How a table without a server begins: while it is loaded, and when another game is wanted.

import { dialog } from "./closeup.js";
import { h } from "./dom.js";

/** What is seen while everything is loaded: the game's name, and how much has come. */
export function loading({ share, titles, words }, language) {
  const spoken = words[language] ? language : words.en ? "en" : Object.keys(words)[0];
  document.title = titles[spoken];
  return h(
    "div.loading",
    { key: "loading", lang: spoken },
    h("h1", {}, titles[spoken]),
    h("label", {}, words[spoken], h("progress", { max: "1", value: String(share) })),
  );
}

/** The dialog that asks against whom; a game that is not over is given up. */
export function newGame(view) {
  const { page } = view.words;
  return dialog(
    view,
    page["new-game"],
    h(
      "div.lines",
      {},
      h("h2", {}, page["new-game"]),
      view.now.result ? null : h("p", {}, page["given-up"]),
      h("p", {}, page.against),
      h("div.acts", {}, view.begins.map((name) => h("button.choice", { key: name, type: "button", "data-begin": name, onclick: () => view.begin(name) }, page[name] ?? name))),
    ),
  );
}
