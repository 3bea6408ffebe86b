// What changed place moves there: every card is measured before and after a change and slides from one to the other.

const TIME = 380;
const CURVE = "cubic-bezier(0.22, 0.8, 0.26, 1)";

/** Where every card is now, by its key; and how many each pile has. */
export function measure(root) {
  const cards = new Map();
  for (const element of root.querySelectorAll(".card[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) cards.set(element.dataset.key, { box, back: element.classList.contains("down"), component: element.dataset.component });
  }
  const piles = new Map();
  for (const element of root.querySelectorAll("[data-pile]")) {
    const box = element.querySelector(".card").getBoundingClientRect();
    piles.set(element.dataset.pile, { box, count: Number(element.dataset.count) });
  }
  return { cards, piles };
}

/** Slide what moved; gives a promise of the end. */
export function move(root, before, isQuick) {
  if (isQuick || !before) return Promise.resolve();
  const after = measure(root);
  const left = [...before.cards.entries()].filter(([key]) => !after.cards.has(key));
  const shrunk = [...before.piles.entries()].filter(([key, pile]) => (after.piles.get(key)?.count ?? 0) < pile.count);
  const running = [];
  for (const element of root.querySelectorAll(".card[data-key]")) {
    const key = element.dataset.key;
    const now = after.cards.get(key);
    if (!now || element.classList.contains("spot")) continue;
    const old = before.cards.get(key) ?? origin(now, left, shrunk);
    if (!old) {
      running.push(element.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: TIME * 0.7, easing: "ease-out" }));
      continue;
    }
    const across = old.box.x + old.box.width / 2 - now.box.x - now.box.width / 2;
    const down = old.box.y + old.box.height / 2 - now.box.y - now.box.height / 2;
    if (Math.abs(across) + Math.abs(down) < 2) continue;
    const far = Math.hypot(across, down);
    element.style.zIndex = "40";
    const flight = element.animate(
      [
        { translate: `${across}px ${down}px`, scale: old.box.width / now.box.width },
        { translate: `${across * 0.4}px ${down * 0.4 - Math.min(far * 0.06, 18)}px`, offset: 0.55 },
        { translate: "0 0", scale: 1 },
      ],
      { duration: Math.min(TIME + far * 0.25, 700), easing: CURVE },
    );
    flight.onfinish = flight.oncancel = () => element.style.removeProperty("z-index");
    running.push(flight);
  }
  return Promise.allSettled(running.map((each) => each.finished));
}

/** Where a card that was not seen before comes from: a hidden one that is gone, or a pile that has less. */
function origin(now, left, shrunk) {
  const place = left.findIndex(([, old]) => old.back !== now.back);
  if (place >= 0) return left.splice(place, 1)[0][1];
  return shrunk[0]?.[1];
}
