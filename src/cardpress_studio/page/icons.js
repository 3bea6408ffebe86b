// An icon of the game's set: looked for by name, chosen from pictures, with who drew it for the credits.

import { el } from "./elements.js";
import { says } from "./texts.js";

export function askForIcon(dialog, { game, ask, value, choose }) { // `choose` writes the name into the card
  const query = el("input", { type: "search", id: "icon-query", value: (value ?? "").replaceAll("-", " "), maxlength: 60, autocomplete: "off", spellcheck: "false", "aria-label": says("icon-search"), placeholder: says("icon-search") });
  const count = el("p", { class: "hint", role: "status" }), list = el("ul", { class: "icons" }), last = el("div", {});
  let asked = 0;
  const look = async () => {
    const mine = ++asked, { status, told } = await ask("icons", { game, query: query.value });
    if (mine !== asked) return;
    if (status !== 200 || told.refused) { count.textContent = told.why ?? told.refused[0].message; list.replaceChildren(); return; }
    count.textContent = says("icon-count", { shown: told.icons.length, all: told.count });
    list.replaceChildren(...told.icons.map((one) => el("li", {}, el("button", { type: "button", "data-icon": one.name, onclick: () => one.author ? bring(one.name, one.author) : askForAuthor(one.name, told.authors) },
      el("img", { src: `icons/${game}/${one.name}.svg`, alt: "", width: 56, height: 56, loading: "lazy" }), el("span", {}, one.name.replaceAll("-", " ")), one.author ? el("small", {}, one.author) : null))));
  };
  const bring = async (name, author) => {
    const { status, told } = await ask("new/icon", { game, id: name, author });
    if (status !== 200 || told.refused) { last.replaceChildren(el("p", { class: "problem", role: "alert" }, told.why ?? told.refused[0].message)); return; }
    dialog.close();
    await choose(name);
  };
  const askForAuthor = (name, authors) => {
    const author = el("input", { id: "icon-author", required: true, maxlength: 60, list: "icon-authors", autocomplete: "off" });
    last.replaceChildren(el("form", { method: "dialog", onsubmit: (event) => { event.preventDefault(); bring(name, author.value.trim()); } },
      el("label", { for: "icon-author" }, says("icon-author", { name: name.replaceAll("-", " ") })), " ", author, el("datalist", { id: "icon-authors" }, ...authors.map((one) => el("option", { value: one }))),
      " ", el("button", { type: "submit", id: "icon-take" }, says("icon-take"))));
    author.focus();
  };
  query.addEventListener("input", look);
  dialog.replaceChildren(el("h2", { id: "both-title" }, says("icon-choose")), query, count, last, list,
    el("p", {}, el("button", { type: "button", onclick: () => dialog.close() }, says("cancel"))));
  dialog.showModal();
  query.select();
  look();
}
