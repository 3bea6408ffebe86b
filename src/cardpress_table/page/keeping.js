// How a moment of the game is kept or shown to others: a link to it, the game as a file, its position as a scenario.

import { dialog } from "./closeup.js";
import { h } from "./dom.js";

/** The dialog; who may not see everything gets a link only. */
export function keeping(view) {
  const { page } = view.words;
  return dialog(
    view,
    page.keep,
    h(
      "div.lines.keeping",
      {},
      h("h2", {}, page.keep),
      h("label", {}, page.link, h("input.link", { type: "text", readonly: true, value: view.link ?? "…", onfocus: (event) => event.currentTarget.select() })),
      h(
        "div.acts",
        {},
        h("button.choice", { type: "button", "data-keep": "copy", onclick: () => view.copyLink() }, page.copy),
        view.now.can_save
          ? [
              h("button.choice", { type: "button", "data-keep": "save", onclick: () => view.save("save") }, page.save),
              h("button.choice", { type: "button", "data-keep": "scenario", onclick: () => view.save("scenario") }, page.scenario),
            ]
          : null,
      ),
      view.invitation
        ? [
            h("h2", { key: "invite" }, page.invite),
            h("img.code", { key: "code", alt: page.invite, src: view.invitation.picture }),
            h("p.link", { key: "join" }, view.invitation.link),
          ]
        : null,
    ),
  );
}
