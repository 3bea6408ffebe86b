// What is open on the page, and the lines that say what happened.

export const byId = (id) => document.getElementById(id);
export const NOTHING_OPEN = { id: "", card: null, pointer: "", table: "", template: "", isPrint: false };
export const view = { game: "", language: "", last: "", games: {}, found: null, ...NOTHING_OPEN };

export function open(what, kind = "card", place = "") { // what is open instead of what was, and where a link leads to it
  Object.assign(view, NOTHING_OPEN, what);
  document.body.dataset.view = kind;
  history.replaceState(null, "", `#${view.game}${place}`);
}

export function say(text) {
  byId("state").textContent = text;
  document.documentElement.dataset.at = String(Number(document.documentElement.dataset.at ?? 0) + 1);
}

export function showSteps(told) { // whether there is a step to undo, and one to do again
  byId("undo").disabled = !told.undo;
  byId("redo").disabled = !told.redo;
}
