// Boards: their ground, ways, and what lies on them in mm from the corner; on a phone only the part that is played on.

import { card } from "./cards.js";
import { h } from "./dom.js";
import { isNarrow } from "./fitting.js";

const AROUND = 28;
const MUCH = 0.8;

/** A board with all that lies on it. */
export function boardOf(view, area) {
  const [wide, high] = area.size_mm;
  const shown = shownPart(view, area);
  const ground = area.ground && view.game.front(area.ground, view.language);
  const name = ground ? view.game.name(area.ground, view.language) : view.words.page.table;
  return h(
    `div.area.board${ground ? "" : ".mat"}`,
    { key: `area${area.area}-${area.player}`, role: "group", "aria-label": name, style: { "--wide": String(shown.wide), "--high": String(shown.high) } },
    h(
      "div.ground",
      { key: "ground" },
      ground ? h("div.cut", { key: "cut" }, h("img.land", { key: "land", alt: "", draggable: "false", src: view.game.picture(ground, view.language, true), style: box(shown, 0, 0, wide, high) })) : null,
      view.layout.areas[area.area].ways.map((way, number) => wayOf(way, number, shown)),
      area.items.map((told) => card(view, told, { place: placeOf(view, told, shown) })),
    ),
  );
}

/** The whole board, or on a phone the places where things lie, when they take much less. */
function shownPart(view, area) {
  const [wide, high] = area.size_mm;
  const whole = { left: 0, top: 0, wide, high };
  const spots = view.layout.areas[area.area].layers.flatMap((layer) => layer.places.flat());
  if (!isNarrow() || !spots.length || !area.ground) return whole;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - AROUND), Math.max(0, Math.min(...ys) - AROUND)];
  const part = { left, top, wide: Math.min(wide, Math.max(...xs) + AROUND) - left, high: Math.min(high, Math.max(...ys) + AROUND) - top };
  return part.wide < wide * MUCH ? part : whole;
}

/** Where a rectangle of the board is in the part that is shown. */
function box({ left, top, wide, high }, x, y, across, down) {
  return {
    left: `${((x - left) / wide) * 100}%`,
    top: `${((y - top) / high) * 100}%`,
    width: `${(across / wide) * 100}%`,
    ...(down === null ? {} : { height: `${(down / high) * 100}%` }),
  };
}

function placeOf(view, told, shown) {
  const size = told.component ? view.game.size(told.component) : told.back ? view.game.sizeOfBack(told.back, view.language) : told.size;
  const across = (size?.width_mm ?? 12) * told.scale;
  const down = ((size?.height_mm ?? 12) * told.scale) / (told.folded ? 2 : 1);
  return box(shown, told.at[0] - across / 2, told.at[1] - down / 2, across, null);
}

/** A line from one place of a board to another. */
function wayOf([[x, y], [toX, toY]], number, shown) {
  const style = { ...box(shown, x, y, Math.hypot(toX - x, toY - y), null), rotate: `${Math.atan2(toY - y, toX - x)}rad` };
  return h("i.way", { key: `way${number}`, style });
}
