// Clocks beside the names of people: counted down here from what the server said last; the server drops the flags.

import { h } from "./dom.js";

const LOW = 30;

/** Seconds a person has now; null for whoever has no clock. */
function left(view, player) {
  const { clocks, heardAt } = view.now;
  const told = clocks?.left[player];
  if (told === undefined) return null;
  const gone = clocks.runs_for === player ? (performance.now() - heardAt) / 1000 : 0;
  return Math.max(0, told - gone);
}

/** Whether a person's time was up, as the server said. */
export function hasFallen(view, player) {
  return view.now.clocks?.left[player] === 0;
}

/** The clock on a player's plate. */
export function clock(view, player) {
  const seconds = left(view, player);
  if (seconds === null) return null;
  return h(`span.clock${seconds < LOW ? ".low" : ""}`, { key: "clock", role: "timer", "aria-label": view.words.page.clock, "data-clock": String(player) }, inWords(seconds));
}

/** Minutes and seconds; the last second is said to its end. */
function inWords(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Let all clocks that are shown go on; say once when little is left to the person at this page. */
export function tick(view, stage) {
  if (!view.now?.clocks || view.past) return;
  for (const place of stage.querySelectorAll("[data-clock]")) {
    const player = Number(place.dataset.clock);
    const seconds = left(view, player);
    place.firstChild.data = inWords(seconds);
    const isLow = seconds < LOW;
    if (isLow && !place.classList.contains("low") && player === view.seat) view.announce(`${view.words.page.clock}: ${inWords(seconds)}`, true);
    place.classList.toggle("low", isLow);
  }
}
