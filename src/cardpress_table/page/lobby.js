// Where a table is set up: the game, its options, who plays; the server says what there is to choose.

import { h } from "./dom.js";

/** What is shown before there is a table. */
export function lobby(view) {
  const { games, words } = view.lobby;
  const { choices } = view;
  return h(
    "div.lobby",
    { key: "lobby" },
    h("h1", {}, words["new-game"]),
    h("h2", {}, words["which-game"]),
    h("div.games", {}, games.map(({ game, title }) => h("button.choice", { key: game, type: "button", "data-game": game, "aria-pressed": String(choices?.game === game), onclick: () => view.askChoices({ game, setup: {} }) }, title))),
    choices ? setUp(view, choices, words) : null,
  );
}

/** The bar above it: languages. */
export function lobbyBar(view) {
  const { languages, language, words } = view.lobby;
  return h(
    "span.switches",
    { key: "switches", role: "group", "aria-label": words.language },
    languages.map((each) => h("button.switch", { key: each, type: "button", lang: each, "aria-pressed": String(each === language), onclick: () => view.speak(each) }, each.toUpperCase())),
  );
}

function setUp(view, choices, words) {
  return [
    choices.options.length ? h("h2", { key: "set-up" }, words["set-up"]) : null,
    h("div.options", { key: "options" }, choices.options.map((option) => optionOf(view, choices, option))),
    h("h2", { key: "seats" }, words.seats),
    h("div.options", { key: "people" }, choices.players.map((name, player) => seatOf(view, choices, words, name, player))),
    h("h2", { key: "clocks" }, words.clocks),
    h("div.options", { key: "clock" }, select("clock", words.clocks, [[null, words["no-clock"]], ...choices.clocks.map((each) => [each, each])], view.clock ?? null, (chosen) => (view.clock = chosen)), h("span.explained", {}, words["clock-form"])),
    h("button.choice.begin", { key: "begin", type: "button", "data-begin": "yes", disabled: view.isLaying, onclick: () => view.lay() }, view.isLaying ? words.preparing : words.begin),
  ];
}

function optionOf(view, choices, option) {
  const value = choices.setup[option.name];
  const label = view.lobby.words["set-up"];
  const change = (chosen) => view.askChoices({ game: choices.game, setup: { ...choices.setup, [option.name]: chosen } });
  if (option.is_set) return option.values.map(([each, words]) => h("label.flag", { key: each }, h("input", { type: "checkbox", "data-option": each, checked: value.includes(each), onchange: (event) => change([...value.filter((other) => other !== each), ...(event.target.checked ? [each] : [])]) }), ` ${words}`));
  if (option.is_list) return value.map((each, place) => select(`${option.name}${place}`, `${label} ${place + 1}`, option.values, each, (chosen) => change(value.map((old, number) => (number === place ? chosen : old)))));
  if (option.values[0][0] === true) return h("label.flag", { key: option.name }, h("input", { type: "checkbox", checked: value === true, onchange: (event) => change(event.target.checked) }), ` ${option.values[0][1]}`);
  return select(option.name, label, option.may_be_usual ? [[null, "–"], ...option.values] : option.values, value, change);
}

function seatOf(view, choices, words, name, player) {
  const who = choices.who.map((each) => [each, words[each] ?? each]);
  return h("label", { key: `seat${player}` }, h("span", {}, name), select(`who${player}`, null, who, view.seats[player], (chosen) => (view.seats[player] = chosen)));
}

/** A list to choose from: pairs of value and words. */
function select(name, label, values, value, change) {
  return h(
    "select",
    { key: name, "data-option": name, "aria-label": label, onchange: (event) => change(values[event.target.selectedIndex][0]) },
    values.map(([each, words], number) => h("option", { key: `${name}${number}`, selected: each === value }, words)),
  );
}
