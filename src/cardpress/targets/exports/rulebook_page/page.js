// Search and steps of the page of a rulebook; without it everything is shown.
"use strict";
// The export `web` may lie beside this one: then examples lead to its table. Pages opened as files can ask nobody.
if (location.protocol.startsWith("http")) {
  const table = new URL("../../web/game.json", location.href);
  fetch(table, { method: "HEAD" }).then(({ ok }) => document.querySelectorAll(".play").forEach((line) => { line.hidden = !ok; }), () => {});
}
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/\s+/g, " ").toLowerCase();
const search = document.querySelector(".search"), field = search.querySelector("input"), count = search.querySelector("[role=status]");
search.hidden = false;
const sections = [...document.querySelectorAll("main > section")].map((section) => ({
  section, title: fold(section.querySelector("h2").textContent),
  parts: [...section.querySelectorAll(".part")].map((part) => ({ part, text: fold(part.textContent) })),
}));
field.addEventListener("input", () => {
  const wanted = fold(field.value.trim());
  let found = 0;
  for (const { section, title, parts } of sections) {
    const all = title.includes(wanted);
    let some = false;
    for (const { part, text } of parts) {
      const fits = all || text.includes(wanted);
      part.hidden = !fits;
      some ||= fits;
      found += fits && wanted !== "";
    }
    section.hidden = !(some || all);
  }
  document.querySelector("nav").hidden = wanted !== "";
  count.textContent = wanted ? `${search.dataset.found} ${found}` : "";
});
for (const example of document.querySelectorAll(".example")) {
  const [before, after] = example.querySelectorAll(".scene"), lines = [...example.querySelectorAll(".told li")];
  const stepping = example.querySelector(".stepping"), [back, on] = stepping.querySelectorAll("button");
  const last = lines.length + 1;
  let at = 0;
  const show = () => {
    before.hidden = at === last;
    after.hidden = at !== last;
    lines.forEach((line, place) => {
      line.hidden = place >= at;
      line.classList.toggle("now", place === at - 1 && at !== last);
    });
    back.disabled = at === 0;
    on.disabled = at === last;
    stepping.querySelector(".at").textContent = `${at} / ${last}`;
  };
  back.addEventListener("click", () => { at -= 1; show(); });
  on.addEventListener("click", () => { at += 1; show(); });
  stepping.hidden = false;
  show();
}
