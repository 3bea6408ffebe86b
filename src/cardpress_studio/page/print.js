// What a game prints: its files, each with its first page, to open and to print.

import { el } from "./elements.js";
import { says } from "./texts.js";

export const SHELVES = ["sheets", "books"];

export function showPrint(place, shelf, told, problems, open) { // `open`: those of another shelf
  const files = told.files.map((one) => el("li", {},
    el("a", { href: `printed/${one.mark}/${one.name}`, target: "_blank", rel: "noopener", "data-file": one.name },
      el("img", { src: `printed/${one.mark}/first.png`, alt: "" }), one.name), el("small", {}, says("print-pages", { number: one.pages }))));
  place.replaceChildren(el("h2", {}, says("print")),
    el("p", { class: "ways" }, ...SHELVES.map((one) => el("button", { type: "button", id: `print-${one}`, "aria-current": one === shelf ? "true" : null, onclick: () => open(one) }, says(`print-${one}`)))),
    el("p", { class: "hint" }, says(files.length ? "print-hint" : "print-none")), ...problems, el("ul", { class: "printed" }, ...files));
}
