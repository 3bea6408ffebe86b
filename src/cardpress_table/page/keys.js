// A keyboard alone is enough: arrows go to the nearest thing in their direction, letters do what buttons do.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function installKeys(view, places) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    if (event.key === "Escape" && (view.menu || view.dialog)) return view.close();
    if (!view.game) return;
    const within = view.menu || view.dialog ? places.overlay : document;
    if (event.key.toLowerCase() === "n") return goToNext(within);
    if (view.dialog) return;
    const direction = DIRECTIONS[event.key];
    if (direction && !event.target.closest(".log")) {
      event.preventDefault();
      go(direction, within);
    } else if (event.key === " " && event.target.closest(".card")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("contextmenu", { bubbles: false, cancelable: true }));
    } else if (event.key.toLowerCase() === "l") view.toggleList();
    else if (event.key.toLowerCase() === "u" && view.now.can_undo) view.undo();
    else if (/^[1-9]$/.test(event.key)) places.ledger.querySelectorAll(".choices .choice")[Number(event.key) - 1]?.click();
  });
  document.addEventListener("keyup", (event) => {
    if (event.key === " " && event.target.closest?.(".card")) event.preventDefault();
  });
}

/** Focus the next thing that can be pressed: lit pieces first, then choices in words, then from the beginning. */
function goToNext(within) {
  const every = [...within.querySelectorAll(".card.lit, .choice")].filter((each) => each.getClientRects().length);
  const next = every[(every.indexOf(document.activeElement) + 1) % every.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Focus the nearest thing in a direction: a lit one first of all where nothing has the focus. */
function go([across, down], within) {
  const every = [...within.querySelectorAll(".card, .choice, .plain, .switch")].filter((each) => each.getClientRects().length);
  const from = document.activeElement;
  if (!every.includes(from)) {
    (every.find((each) => each.classList.contains("lit")) ?? every.find((each) => each.matches(".choice")) ?? every[0])?.focus();
    return;
  }
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of every) {
    if (each === from) continue;
    const [otherX, otherY] = middle(each);
    const ahead = (otherX - x) * across + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * across);
    const far = ahead + 2.5 * aside;
    if (ahead > 3 && far < least) [best, least] = [each, far];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
