// How large things are: as large as a window lets the whole table be seen, within what can be read and what is pretty.

const NARROW = 760;

/** Set the pixels of a millimetre so that the table fits; `render` shows it again. */
export function fit(view, stage, render) {
  const narrow = innerWidth < NARROW;
  document.documentElement.dataset.narrow = narrow ? "yes" : "no";
  let [least, most] = narrow ? [0.9, 1.5] : [0.8, 2.6];
  set(view, least);
  for (let tries = 0; tries < 7; tries += 1) {
    const middle = (least + most) / 2;
    set(view, middle);
    const fits = stage.scrollHeight <= stage.clientHeight + 1 && stage.scrollWidth <= stage.clientWidth + 1;
    if (fits || narrow) least = middle;
    else most = middle;
  }
  set(view, narrow ? 1.25 : least);
  render();
}

function set(view, scale) {
  view.scale = scale * Math.min(devicePixelRatio, 2);
  document.documentElement.style.setProperty("--mm", `${scale.toFixed(3)}px`);
}
