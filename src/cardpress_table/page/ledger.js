// Beside the table: what is asked and can be chosen, and what happened.

import { hasFallen } from "./clocks.js";
import { dialog } from "./closeup.js";
import { h } from "./dom.js";

const FEW_LETTERS = 3;
const LATEST = 4;

export function ledger(view) {
  return [asked(view), story(view)];
}

function asked(view) {
  const { now, words } = view;
  const [over, ends] = resultOf(view);
  const title = now.result ? over : view.past ? words.page.past : now.asked ? words.page["your-turn"] : view.seat === null ? words.page.watching : waiting(view);
  return h(
    `section.asked${now.asked && !view.past ? ".mine" : ""}`,
    { key: "asked" },
    h("h2", { key: "title" }, title),
    now.result ? h("div.result", { key: "result" }, ends.map((line) => h("p", {}, bold(line)))) : null,
    now.result && view.seat !== null && !view.begins ? h("button.choice", { key: "again", type: "button", "data-tool": "again", onclick: () => view.playAgain() }, words.page.again) : null,
    h("button.latest.of-phones", { key: "latest", type: "button", "data-tool": "story", title: words.page.log, onclick: () => view.tellStory() }, latest(view)),
    view.past ? h("button.choice", { key: "back", type: "button", onclick: () => view.look(null) }, words.page.now) : null,
    now.asked && !view.past ? [h("div.question", { key: "question" }, now.asked.lines.map((line) => h("p", {}, bold(line)))), choices(view)] : null,
    h(
      "div.tools",
      { key: "tools" },
      now.can_undo && !view.past ? h("button.plain", { key: "undo", type: "button", onclick: () => view.undo() }, "↶ ", words.page.undo) : null,
      now.asked && !view.past ? h("button.plain", { key: "hint", type: "button", onclick: () => view.hint() }, words.page.hint) : null,
      h("button.plain", { key: "keep", type: "button", "data-tool": "keep", onclick: () => view.askKeeping() }, words.page.keep),
      h("button.plain", { key: "words", type: "button", "data-tool": "words", onclick: () => view.askWords() }, words.page["in-words"]),
      view.begins ? h("button.plain", { key: "new", type: "button", "data-tool": "new", onclick: () => view.askNewGame() }, words.page["new-game"]) : null,
    ),
  );
}

/** What happened since the last press, its end if that is much. */
function latest(view) {
  const lines = view.recent.filter((line) => !line.startsWith("*")).map((line) => line.trim().replaceAll("*", ""));
  return lines.length ? `${lines.length > LATEST ? "… " : ""}${lines.slice(-LATEST).join(" · ")}` : view.words.page.log;
}

/** That the game is over, as the game itself says it if it does, and how it ended. */
function resultOf({ now, words }) {
  const [first, ...others] = now.result ?? [];
  return /^\*[^*]+\*$/.test(first ?? "") ? [first.slice(1, -1), others] : [words.page.over, now.result ?? []];
}

function waiting(view) {
  const { player } = view.now;
  if (player >= 0 && hasFallen(view, player)) return `${view.playerName(player)}: ${view.words.page.flag}`;
  return player >= 0 ? `${view.playerName(player)} ${view.isProgram(player) ? view.words.page.thinks : view.words.page.plays} …` : "…";
}

/** Choices that no piece stands for are buttons; the others too, when somebody wants a list. */
function choices(view) {
  const { now, words } = view;
  const onTable = view.actsOnTable;
  const parts = now.asked.groups.map((group) => ({ heading: group.heading, choices: group.choices.filter((each) => view.lists || !onTable.has(each.action)) }));
  const some = onTable.size > 0;
  return h(
    "div.choices",
    { key: "choices" },
    some && !view.lists ? h("p.hint", { key: "hint" }, words.page["on-table"]) : null,
    parts.filter((part) => part.choices.length).map((part, number) => groupOf(view, part, number)),
    some ? h("button.plain", { key: "lists", type: "button", "aria-pressed": String(view.lists), onclick: () => view.toggleList() }, words.page["all-choices"]) : null,
  );
}

/** Choices under a heading; short ones, such as numbers, stand side by side and say what they mean themselves. */
function groupOf(view, part, number) {
  const isShort = part.choices.every((each) => each.words.length <= FEW_LETTERS);
  return h(
    isShort ? "div.group.short" : "div.group",
    { key: `group${number}` },
    part.heading ? h("h3", { key: "heading" }, part.heading) : null,
    part.choices.map((each) => choice(view, each, isShort)),
  );
}

/** A choice in words, and a button that says what it means, unless it is short. */
function choice(view, { action, words }, isShort) {
  const said = view.words.page.what;
  return h(
    "div.line",
    { key: action },
    h(
      "button.choice",
      {
        type: "button",
        "data-action": String(action),
        onclick: () => view.choose(action),
        onpointerenter: () => view.point(action),
        onpointerleave: () => view.point(null),
        onfocus: () => view.point(action),
        onblur: () => view.point(null),
      },
      words || "—",
    ),
    isShort ? null : h("button.what", { type: "button", "aria-label": `${said} ${words}`, title: said, onclick: () => view.explain(action) }, "?"),
  );
}

function story(view) {
  return h(
    "section.story",
    { key: "story" },
    h("h2", { key: "title" }, view.words.page.log),
    logOf(view),
    momentOf(view, { oninput: (event) => view.look(Number(event.target.value)) }),
  );
}

/** On a phone, which has no room for it beside the table: what happened, and any moment of it. */
export function storyDialog(view) {
  const goTo = (event) => {
    view.close();
    view.look(Number(event.target.value));
  };
  return dialog(view, view.words.page.log, h("div.lines.told", {}, h("h2", {}, view.words.page.log), logOf(view), momentOf(view, { onchange: goTo })));
}

function logOf(view) {
  return h(
    "div.log",
    { key: "log", tabindex: "0", role: "log", "aria-label": view.words.page.log, "aria-live": "off" },
    view.log.map((line, number) => h(line.startsWith("*") ? "h3" : "p", { key: number }, bold(line.trim()))),
  );
}

/** The slider over the whole game. */
function momentOf(view, heard) {
  const { now, past } = view;
  return h("input.moment", { key: "moment", type: "range", min: "0", max: String(now.length), value: String(past ? past.at : now.length), "aria-label": view.words.page.moment, ...heard });
}

export function bold(line) {
  return line.split(/(\*[^*]+\*)/).map((part) => (part.startsWith("*") && part.length > 1 ? h("b", {}, part.slice(1, -1)) : part));
}
