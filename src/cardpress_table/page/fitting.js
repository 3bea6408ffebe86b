// How large things are: as large as a window lets the whole table be seen, within what can be read and what is pretty.

const NARROW = 760;
const [LEAST, MOST] = [0.55, 2.6];
const ON_A_PHONE = 1.25;
const ROOMY = 0.78;

/** Whether the table is larger than its window, or much smaller. */
export function isMisfit(view, stage) {
  if (isNarrow()) return false;
  const things = [...stage.children].reduce((sum, each) => sum + each.offsetHeight, 0);
  return overflows(stage) || (things < stage.clientHeight * ROOMY && view.millimetre < MOST * 0.95 && !view.isTight);
}

function overflows(stage) {
  return stage.scrollHeight > stage.clientHeight + 1 || stage.scrollWidth > stage.clientWidth + 1;
}

export function isNarrow() {
  return innerWidth < NARROW;
}

/** Set the pixels of a millimetre so that the table fits; `render` shows it again. */
export function fit(view, stage, render) {
  document.documentElement.dataset.narrow = isNarrow() ? "yes" : "no";
  set(view, ON_A_PHONE);
  if (!isNarrow()) {
    let [fits, over] = [LEAST, MOST];
    for (let tries = 0; tries < 7; tries += 1) {
      const middle = (fits + over) / 2;
      set(view, middle);
      if (overflows(stage)) over = middle;
      else fits = middle;
    }
    set(view, fits);
    growBoard(stage);
    view.isTight = over < MOST; // something does not fit when it is any larger, even if there is room elsewhere
  }
  render();
}

function set(view, millimetre) {
  view.millimetre = millimetre;
  view.scale = millimetre * Math.min(devicePixelRatio, 2);
  const { style } = document.documentElement;
  style.setProperty("--mm", `${millimetre.toFixed(3)}px`);
  style.setProperty("--board", "1");
}

/** A board in the middle takes the room that piles beside it leave. */
function growBoard(stage) {
  const boards = stage.querySelectorAll(".middle > .board");
  if (boards.length !== 1) return;
  let [fits, over] = [1, 2];
  for (let tries = 0; tries < 5; tries += 1) {
    const middle = (fits + over) / 2;
    document.documentElement.style.setProperty("--board", middle.toFixed(3));
    if (overflows(stage)) over = middle;
    else fits = middle;
  }
  document.documentElement.style.setProperty("--board", fits.toFixed(3));
}
