// The table: boards and piles in its middle, the others across, one's own things and hand in front.

import { boardOf } from "./board.js";
import { card } from "./cards.js";
import { clock } from "./clocks.js";
import { h } from "./dom.js";
import { isNarrow } from "./fitting.js";

const MANY = 8;

/** The whole table for a scene. */
export function stage(view, scene) {
  const seats = scene.players.length;
  const own = view.seat ?? seats - 1;
  const order = Array.from({ length: seats }, (_, place) => (own + 1 + place) % seats);
  const others = order.filter((player) => player !== own || view.seat === null);
  const shared = scene.areas.filter((area) => area.player === null);
  const boards = shared.filter((area) => area.items);
  const piles = shared.filter((area) => !area.items && !isEmpty(view, area));
  return [
    h("div.others", { key: "others", ...scrolled(view.words.page.others) }, others.map((player) => tray(view, scene, player, false))),
    h(
      "div.middle",
      { key: "middle" },
      boards.map((area) => areaOf(view, area)),
      h(`div.piles${piles.length < 4 && boards.length ? ".few" : ""}`, { key: "piles" }, piles.map((area) => areaOf(view, area))),
    ),
    view.seat === null ? null : tray(view, scene, own, true),
  ];
}

/** On a phone what does not fit scrolls, and a keyboard can scroll it too. */
function scrolled(label) {
  return isNarrow() ? { tabindex: "0", role: "group", "aria-label": label } : {};
}

function isEmpty(view, area) {
  const { form, only_lit: onlyLit } = view.layout.areas[area.area];
  if (onlyLit && !(view.canPress && area.cards.some((each) => each?.acts))) return true;
  if (form === "board") return false;
  if (form === "pips") return area.pips.length === 0;
  return (form !== "pile" || area.player !== null) && !area.cards.some(Boolean);
}

function tray(view, scene, player, isOwn) {
  const areas = scene.areas.filter((area) => area.player === player);
  const filled = areas.filter((area) => !isEmpty(view, area) || (isOwn && formOf(view, area) === "fan"));
  const acts = scene.players[player].acts ?? [];
  const decides = view.now.player === player;
  const lit = acts.length > 0 && view.canPress;
  return h(
    `section.tray.seat-${player % 6}${isOwn ? ".own" : ""}${decides ? ".decides" : ""}`,
    { key: `tray${player}`, "aria-label": view.playerName(player) },
    h(
      `div.plate${lit ? ".lit" : ""}`,
      { key: "plate" },
      lit
        ? h("button.name.card.lit", { type: "button", key: "name", "data-acts": acts.join(" "), "aria-label": view.wordsOf(acts[0]), onclick: (event) => view.press({ acts, key: `player~${player}` }, event.currentTarget) }, view.playerName(player))
        : h("h2.name", { key: "name" }, view.playerName(player)),
      h("span.kind", { key: "kind" }, view.kindOf(player)),
      view.past ? null : clock(view, player),
      h("span.counters", { key: "counters" }, countersOf(view, scene, player)),
    ),
    h("div.things", { key: "things", ...(isOwn ? {} : scrolled(view.playerName(player))) }, filled.map((area) => areaOf(view, area, isOwn))),
  );
}

function countersOf(view, scene, player) {
  return scene.counters.map((whole, number) => {
    const counter = view.layout.counters[number];
    const value = counter.place !== null && Array.isArray(whole[0]) ? whole.map((each) => each[counter.place]) : whole;
    const sides = new Set(scene.players.map((each) => each.side)).size;
    const isByPlayer = Array.isArray(value) && value.length === scene.players.length;
    const isBySide = Array.isArray(value) && value.length === sides;
    const own = counter.shows === "player" && !isByPlayer ? (value === player ? "" : null) : isByPlayer ? value[player] : isBySide ? value[scene.players[player].side] : null;
    return own === null || (own === 0 && counter.unless_zero) ? null : counterOf(view, counter, own);
  });
}

/** Numbers of the whole table. */
export function tableCounters(view, scene) {
  return scene.counters.map((value, number) => {
    const counter = view.layout.counters[number];
    return Array.isArray(value) || counter.shows === "player" || (!value && counter.unless_zero) ? null : counterOf(view, counter, value);
  });
}

/** What a counter or marker shows in words or numbers; null for a marker that shows nothing. */
function shownBy(view, counter, value) {
  if (counter.shows === null || counter.shows === "number" || value === "") return String(value);
  if (value === -1) return null;
  if (counter.shows === "player") return view.playerName(value);
  return counter.shows === "card" ? view.game.name(value, view.language) : view.words.values[counter.zone][value];
}

function counterOf(view, counter, number) {
  const value = shownBy(view, counter, number);
  if (value === null) return null;
  const symbol = counter.symbol && view.game.symbol(counter.symbol);
  const color = counter.color && view.game.description.palette[counter.color];
  const title = counter.color ? `${view.zoneName(counter.zone)}: ${view.zoneName(counter.color)}` : view.zoneName(counter.zone);
  return h(
    "span.counter",
    { key: `${counter.zone}${counter.place ?? ""}`, title, "aria-label": value === "" ? title : `${title}: ${value}`, role: "img", "data-value": String(value) },
    symbol ? h("img", { alt: "", src: symbol }) : color ? h("i.cube", { style: { "--color": color } }) : h("small", {}, title),
    value === "" ? null : h("b", {}, value),
  );
}

function formOf(view, area) {
  return view.layout.areas[area.area].form;
}

function areaOf(view, area, isOwn = false) {
  const form = formOf(view, area);
  if (form === "board") return boardOf(view, area);
  if (form === "pile") return pileOf(view, area);
  if (form === "pips") return pipsOf(view, area);
  const laid = view.layout.areas[area.area];
  if (laid.gathered && area.cards.length > MANY && !area.cards.some((each) => each?.acts)) return pileOf(view, area);
  const cards = area.cards.map((each, number) => each ?? { empty: true, size: view.slotSize, key: `gap~${area.area}~${area.player}~${number}` });
  const fanned = form === "fan" && isOwn;
  const middle = (cards.length - 1) / 2;
  return h(
    `div.area.${form}${laid.small ? ".small" : ""}`,
    { key: `area${area.area}-${area.player}-${area.row}`, role: "group", "aria-label": titleOf(view, area) },
    h("h3", { key: "title" }, titleOf(view, area), cards.length > 3 ? h("small", {}, ` ${cards.length}`) : null),
    h(
      "div.cards",
      { key: "cards", style: fanned ? { "--low": String(lowOf(middle, cards.length)) } : {} },
      cards.map((told, number) => {
        const lean = fanned ? (number - middle) * leanOf(cards.length) : 0;
        return h("div.slot", { key: told.key, style: fanned ? { "--drop": String(dropOf(number - middle, middle)) } : {} }, card(view, told, { tilt: lean }));
      }),
    ),
  );
}

/** By how many mm a card of a fan lies lower than the one in its middle. */
function dropOf(away, middle) {
  return middle ? ((away / middle) ** 2 * Math.min(middle, 6) * 1.1).toFixed(2) : 0;
}

/** By how many degrees each card of a fan leans more than the one before it. */
function leanOf(count) {
  return Math.min(3, 26 / Math.max(count, 1));
}

/** How far in mm the last card of a fan reaches below the one in its middle: it lies lower and leans. */
function lowOf(middle, count) {
  return (Number(dropOf(middle, middle)) + 0.55 * middle * leanOf(count)).toFixed(2);
}

function titleOf(view, area) {
  const laid = view.layout.areas[area.area];
  return view.zoneName(laid.titles[area.row] ?? laid.zone);
}

/** Marks in the colors of players, such as damage by who dealt it. */
function pipsOf(view, area) {
  const title = titleOf(view, area);
  const label = `${title}: ${area.pips.map((player) => view.playerName(player)).join(", ")}`;
  return h(
    "div.area.pips",
    { key: `area${area.area}-${area.player}-${area.row}`, role: "img", "aria-label": label, title: label },
    h("h3", {}, title),
    h("span.row-of-pips", {}, area.pips.map((player, number) => h(`i.pip.seat-${player % 6}`, { key: number }))),
  );
}

/** A pile: its top card, how many there are; pressed it is used, or looked through. */
function pileOf(view, area) {
  const laid = view.layout.areas[area.area];
  const cards = area.cards.filter(Boolean);
  const count = cards.reduce((sum, each) => sum + (each.times ?? 1), 0);
  const last = area.cards[area.over - 1] ?? cards.at(-1);
  const facing = laid.down && last?.component ? { ...last, component: null, back: view.game.back(last.component, view.language) } : last;
  const top = facing ? { ...facing, key: facing.key } : { empty: true, key: `empty~${area.area}~${area.player}` };
  const inside = cards.some((each) => each.acts?.length);
  const acts = area.acts ?? (inside ? cards.flatMap((each) => each.acts ?? []) : undefined);
  const title = titleOf(view, area);
  return h(
    `div.area.pile${laid.small ? ".small" : ""}`,
    { key: `area${area.area}-${area.player}-${area.row}`, "data-pile": `${area.area}~${area.player}~${area.row}`, "data-count": String(count), role: "group", "aria-label": `${title}: ${count}`, style: { "--deep": String(Math.min(7, Math.ceil(count / 5))) } },
    h(
      "div.stack",
      { key: "stack" },
      card(view, { ...top, acts, marks: undefined }, { press: (element) => view.pressPile(area, top, element) }),
      h("b.number", { key: "number", "aria-hidden": "true" }, String(count)),
    ),
    h("h3", { key: "title" }, title),
  );
}
