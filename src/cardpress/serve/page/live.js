// Shows what the server tells of games, or what stands in this file itself: a copy needs no server.
"use strict";

const byId = (id) => document.getElementById(id);
const RESOLUTIONS = [75, 110, 150, 220, 300, 440, 600];
const LARGEST_MM = 125; // what is larger, a board, is shown smaller
const SAFE_MM = 3;
const view = { game: "", kinds: [], hidden: [], deck: "", query: "", wrong: false, backs: false, bleed: false, zoom: 2.8, theme: "", tab: "cards" };
const games = Object.create(null); // ids are names of any kind: no table of them inherits `constructor`
const articles = new Map(); // of the game that is shown: component id to its element and what it shows
let copy = null; // what a copy holds

// ---- small things

function el(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in made && name !== "lang") made[name] = value;
    else if (value !== null) made.setAttribute(name, value);
  }
  made.append(...inside);
  return made;
}

function plain(text) { // letters without their marks, so that "zolty" finds "żółty"
  return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

function parse(text) { // JSON whose objects have no members but their own
  return JSON.parse(text, (_, value) => value instanceof Object && !Array.isArray(value) ? Object.assign(Object.create(null), value) : value);
}

function remember() {
  try { localStorage.setItem("cardpress", JSON.stringify({ ...view, query: "", wrong: false })); } catch { /* a closed door is no matter */ }
}

function dpi(pixelsPerMm) {
  const wanted = pixelsPerMm * 25.4 * (window.devicePixelRatio || 1);
  return RESOLUTIONS.find((each) => each >= wanted * 0.95) ?? RESOLUTIONS.at(-1);
}

const faceUrl = (key, scale) => `faces/${key}-${copy ? copy.resolutions.faces : dpi(scale)}.png`;
const pageUrl = (mark, page, scale) => `pages/${mark}-${page}-${copy ? copy.resolutions.pages : dpi(scale)}.png`;
const shownLanguages = (game) => game.languages.filter((code) => !view.hidden.includes(code));

// ---- a card

function edges(size) { // where the knife goes, and how near to it words may stand
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { width_mm: w, height_mm: h, corner_mm: c, shape } = size;
  svg.setAttribute("viewBox", `0 0 ${w} ${h}`);
  svg.setAttribute("class", "edges");
  for (const [name, inset] of [["trim", 0], ["safe", SAFE_MM]]) {
    const part = document.createElementNS(svg.namespaceURI, shape === "hexagon" ? "polygon" : shape === "circle" ? "ellipse" : "rect");
    const set = (values) => Object.entries(values).forEach(([key, value]) => part.setAttribute(key, value));
    if (shape === "hexagon") {
      const high = h / 2 - inset, wide = high * 2 / Math.sqrt(3);
      const corners = [[-1, 0], [-0.5, -1], [0.5, -1], [1, 0], [0.5, 1], [-0.5, 1]];
      set({ points: corners.map(([x, y]) => `${w / 2 + x * wide},${h / 2 + y * high}`).join(" ") });
    } else if (shape === "circle") set({ cx: w / 2, cy: h / 2, rx: w / 2 - inset, ry: h / 2 - inset });
    else set({ x: inset, y: inset, width: w - 2 * inset, height: h - 2 * inset, rx: Math.max(0, c - inset) });
    part.setAttribute("class", name);
    svg.append(part);
  }
  return svg;
}

function sides(card, game, code, scale) { // of a card in a language: what each shows, and where its picture is
  const size = game.sizes[card.size] ?? { width_mm: 63, height_mm: 88, bleed_mm: 3, corner_mm: 3, shape: "rectangle" };
  const fit = Math.min(1, LARGEST_MM / Math.max(size.width_mm, size.height_mm)), called = card.names[code] ?? card.id;
  return (card.faces[code] ?? [""]).map((key, place) => ({
    name: ["front", "back"][place], size, fit, url: key && faceUrl(key, scale * fit),
    words: place ? `Back of ${called}` : [called, ...(card.words[code] ?? [])].join(". "),
  }));
}

function side({ name, size, fit, url, words }, old) {
  const lengths = { w: size.width_mm, h: size.height_mm, b: size.bleed_mm, c: size.corner_mm, fit };
  const measured = (made) => { for (const [length, value] of Object.entries(lengths)) made.style.setProperty(`--${length}`, value); return made; };
  if (!url) return measured(el("div", { className: `side none ${name}`, "data-shape": size.shape }, "not drawn"));
  const image = old ?? el("img", { loading: "lazy", decoding: "async", draggable: false, src: url });
  renew(image, url, words);
  return measured(el("div", { className: `side ${name}`, "data-shape": size.shape }, el("div", { className: "cut" }, image), edges(size)));
}

function renew(image, url, words) { // the old picture stays until the new one is there: no flicker, and nothing moves
  image.alt = words;
  image.dataset.next = url;
  if (image.getAttribute("src") === url) return;
  const next = el("img", { src: url }); // of two saves in a row the last one counts, whichever picture comes first
  for (const end of ["load", "error"]) next.addEventListener(end, () => { if (image.dataset.next === url) image.src = url; });
}

function reading(card, game, code, { scale, both, old = {} }) {
  const made = sides(card, game, code, scale).map((one) => side(one, old[`${code} ${one.name}`]));
  const stale = card.stale.includes(code) && card.problems.length;
  const caption = code + (stale ? " · as it last was" : "");
  return el("figure", { lang: code, className: stale ? "stale" : "" },
    el("div", { className: both ? "leaf both" : "leaf" }, ...made), el("figcaption", { lang: "en" }, caption));
}

function problem(told) {
  const at = told.position;
  const place = [at.file, at.line, at.column].filter((part) => part !== null).join(":");
  const item = el("li", { className: told.severity }, el("b", {}, told.code), ` ${told.message} `, el("code", {}, place));
  if (at.excerpt && at.column) {
    const start = Math.max(0, at.column - 40), shown = at.excerpt.slice(start, start + 90);
    item.append(el("pre", {}, `${shown}\n${" ".repeat(at.column - 1 - start)}${"^".repeat(Math.min(at.width, 60))}`));
  }
  for (const [name, words] of [["expected", told.expected], ["hint", told.hint]]) if (words) item.append(el("small", {}, `${name}: ${words}`));
  return item;
}

function shape(card, game) { // all that an article shows but its pictures and what they say
  const codes = shownLanguages(game), drawn = codes.map((code) => (card.faces[code] ?? [""]).map(Boolean));
  const size = game.sizes[card.size];
  return JSON.stringify([codes, drawn, card.names[codes[0]], card.copies, size, card.stale, card.problems, view.backs, view.zoom]);
}

function fill(article, card, game) {
  const codes = shownLanguages(game), name = card.names[codes[0]] ?? card.id, now = shape(card, game), old = {};
  for (const image of article.querySelectorAll("img")) old[`${image.closest("figure").lang} ${image.closest(".front") ? "front" : "back"}`] = image;
  if (article.dataset.shape === now) { // a page of hundreds of cards is not laid out for a picture
    for (const code of codes) for (const { url, words, name } of sides(card, game, code, view.zoom)) if (url) renew(old[`${code} ${name}`], url, words);
    return;
  }
  article.dataset.shape = now;
  const heading = el("h2", { id: `name-${card.id}` }, name, el("code", {}, card.id), el("span", {}, card.copies > 1 ? `× ${card.copies}` : ""));
  const readings = codes.map((code) => reading(card, game, code, { scale: view.zoom, both: view.backs, old }));
  const row = el("div", { className: "readings" }, ...readings);
  row.style.setProperty("--n", Math.min(2, codes.length) * (view.backs && Object.values(card.faces).some((keys) => keys.length > 1) ? 2 : 1));
  article.replaceChildren(heading, row);
  if (card.problems.length) article.append(el("ul", { className: "told" }, ...card.problems.map(problem)));
}

// ---- all cards

function fits(card, game, words) {
  const deck = view.deck && game.decks.find((each) => each.id === view.deck);
  return (!view.kinds.length || view.kinds.includes(card.kind || "?"))
    && (!deck || deck.cards.includes(card.id))
    && (!view.wrong || card.problems.length > 0)
    && words.every((word) => card.found.includes(word));
}

function show({ anew = false, changed = [] } = {}) {
  const game = games[view.game];
  if (!game) return;
  if (anew) { articles.clear(); byId("cards").replaceChildren(); }
  let count = 0;
  const kept = new Set(game.order);
  for (const [id, article] of articles) if (!kept.has(id)) { article.remove(); articles.delete(id); }
  const words = plain(view.query).split(/\s+/);
  let before = null;
  for (const id of game.order) {
    const card = game.components[id];
    let article = articles.get(id);
    if (!article || changed.includes(id)) {
      article ??= el("article", { className: "card", tabIndex: 0, "aria-labelledby": `name-${id}`, id: `card-${id}` });
      articles.set(id, article);
      fill(article, card, game);
      article.classList.toggle("fresh", changed.includes(id));
      article.classList.toggle("again"); // a glow that another save finds begins anew
    }
    const place = before ? before.nextSibling : byId("cards").firstChild;
    if (place !== article) byId("cards").insertBefore(article, place);
    before = article;
    article.hidden = !fits(card, game, words);
    count += !article.hidden;
  }
  byId("nothing").hidden = count > 0 || view.tab !== "cards";
  tools(game);
  troubles(game);
  if (view.tab !== "cards") shelf(game);
}

function chip(words, count, pressed, act) {
  const made = el("button", { type: "button", "aria-pressed": String(pressed) }, words, ...(count === null ? [] : [" ", el("small", {}, String(count))]));
  made.addEventListener("click", act);
  return made;
}

const flipped = (list, item) => list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

function tools(game) {
  const cards = game.order.map((id) => game.components[id]);
  const counts = {};
  for (const card of cards) counts[card.kind || "?"] = (counts[card.kind || "?"] ?? 0) + 1;
  const wrong = cards.filter((card) => card.problems.length).length;
  const now = JSON.stringify([counts, wrong, game.languages, game.decks, game.title, Object.entries(games).map(([id, each]) => [id, each.title]), view]);
  if (byId("tools").dataset.shown === now) return; // what is not touched need not be laid out anew
  byId("tools").dataset.shown = now;
  const focused = document.activeElement?.dataset?.chip;
  byId("kinds").replaceChildren(...Object.entries(counts).map(([kind, count]) =>
    chip(kind === "?" ? "not read" : kind.replaceAll("_", " "), count, view.kinds.includes(kind), () => { view.kinds = flipped(view.kinds, kind); remember(); show(); })));
  byId("languages").replaceChildren(...(game.languages.length > 1 ? game.languages : []).map((code) =>
    chip(code.toUpperCase(), null, !view.hidden.includes(code), () => { view.hidden = flipped(view.hidden, code); remember(); show({ anew: true }); })));
  for (const made of document.querySelectorAll("#kinds button, #languages button")) made.dataset.chip = made.textContent;
  if (focused) [...document.querySelectorAll("[data-chip]")].find((each) => each.dataset.chip === focused)?.focus();
  byId("of-deck").hidden = !game.decks.length;
  byId("deck").replaceChildren(el("option", { value: "" }, "All decks"), ...game.decks.map((deck) => el("option", { value: deck.id }, deck.id)));
  byId("deck").value = view.deck;
  byId("of-game").hidden = Object.keys(games).length < 2;
  byId("game").replaceChildren(...Object.entries(games).map(([id, each]) => el("option", { value: id }, each.title)));
  byId("game").value = view.game;
  byId("title").textContent = game.title;
  document.title = `${game.title} · cardpress`;
  byId("wrong").textContent = wrong ? `Problems ${wrong}` : "Problems";
  byId("wrong").classList.toggle("any", wrong > 0);
  for (const name of ["wrong", "backs", "bleed"]) byId(name).setAttribute("aria-pressed", String(view[name]));
}

function troubles(game) {
  const box = byId("problems"), errors = game.problems.filter((told) => told.severity === "error").length;
  box.hidden = !game.problems.length;
  box.classList.toggle("mild", !errors);
  box.querySelector("summary").textContent = `${game.problems.length} of the whole game`;
  box.querySelector("ul").replaceChildren(...game.problems.map(problem));
}

// ---- one card, large

function enlarge(id) {
  const game = games[view.game], card = game.components[id], dialog = byId("large");
  const codes = shownLanguages(game), size = game.sizes[card.size];
  const narrow = window.innerWidth <= 640; // then languages stand below each other
  const room = { wide: window.innerWidth * 0.86, high: window.innerHeight * 0.62 };
  const sides = Math.max(1, ...codes.map((code) => card.faces[code]?.length ?? 1)) * (narrow ? 1 : codes.length);
  const across = size ? size.width_mm * Math.min(1, LARGEST_MM / Math.max(size.width_mm, size.height_mm)) : 63;
  const up = size ? size.height_mm * across / size.width_mm : 88;
  const scale = Math.max(1, Math.min(room.wide / (sides * (across + 6)), room.high / up, 12));
  const close = el("button", { type: "button" }, "Close");
  close.addEventListener("click", () => dialog.close());
  const readings = codes.map((code) => {
    const made = reading(card, game, code, { scale, both: true });
    made.append(...(card.words[code] ?? []).map((words) => el("p", {}, words)));
    return made;
  });
  const at = el("code", {}, `${card.id} · ${card.kind} · ${card.copies} × · ${card.file ?? ""}`);
  dialog.replaceChildren(el("h2", { id: "large-name" }, card.names[codes[0]] ?? id, at, close), el("div", { className: "readings" }, ...readings));
  dialog.style.setProperty("--mm", `${scale}px`);
  if (card.problems.length) dialog.append(el("ul", { className: "told" }, ...card.problems.map(problem)));
  dialog.dataset.id = id;
  dialog.classList.toggle("bleed", view.bleed);
  if (!dialog.open) dialog.showModal();
}

const visible = () => [...articles.values()].filter((article) => !article.hidden);

function beside(id, step) {
  const list = visible(), place = list.findIndex((article) => article.id === `card-${id}`);
  const next = list[place + step];
  return next ? next.id.slice(5) : id;
}

function move(article, key) { // to the next card, or to the nearest of the next row
  const list = visible(), from = article.getBoundingClientRect();
  if (key === "ArrowLeft" || key === "ArrowRight") return list[list.indexOf(article) + (key === "ArrowRight" ? 1 : -1)];
  const down = key === "ArrowDown" ? 1 : -1;
  const rows = list.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => (box.top - from.top) * down > 4);
  const near = Math.min(...rows.map(([, box]) => Math.abs(box.top - from.top)));
  const row = rows.filter(([, box]) => Math.abs(box.top - from.top) < near + 4);
  return row.sort(([, a], [, b]) => Math.abs(a.left - from.left) - Math.abs(b.left - from.left))[0]?.[0];
}

// ---- sheets and books

const SCALES = { sheets: 0.6, books: 1.1 }; // a page is to be read, a sheet to be looked over; as parts of a card's scale

async function shelf(game) {
  const codes = shownLanguages(game), { game: name, tab } = view;
  const told = await Promise.all(codes.map(async (code) =>
    copy ? copy.shelves[tab][name][code] : (await fetch(`${tab}/${name}/${code}.json`)).json()));
  if (view.game !== name || view.tab !== tab) return;
  const parts = told.flatMap(({ files, problems }, place) =>
    [...(problems.length ? [el("ul", { className: "told" }, ...problems.map(problem))] : []), ...files.flatMap((file) => leaves(file, codes[place]))]);
  byId("printed").replaceChildren(...(parts.length ? parts : [el("p", {}, tab === "books" ? "This game has no book, or not all of its faces can be drawn now." : "Nothing can be drawn now.")]));
}

function leaves(file, code) {
  const made = [el("h2", {}, `${code} · ${file.name}`)];
  const step = file.two_sided ? 2 : 1, leafName = file.two_sided ? "Sheet" : "Page";
  for (let page = 0; page < file.pages.length; page += step) {
    const [width, height] = file.pages[page].map((points) => points / 72 * 25.4);
    const number = page / step + 1;
    const images = file.pages.slice(page, page + step).map((_, back) => el("img", {
      src: pageUrl(file.mark, page + back, view.zoom * SCALES[view.tab]), loading: "lazy", decoding: "async",
      alt: step === 2 ? `${file.name}, ${back ? "back" : "front"} of sheet ${number}` : `${file.name}, page ${number}` }));
    const words = el("span", { lang: "en" }, `${leafName} ${number}${images.length > 1 ? ": turn over" : ""}`);
    const leaf = step === 2
      ? el("button", { type: "button", className: "sheet", lang: code, "aria-pressed": "false" }, ...images, words)
      : el("div", { className: "sheet", lang: code }, ...images, words);
    leaf.style.setProperty("--w", width);
    leaf.style.setProperty("--h", height);
    if (step === 2) leaf.addEventListener("click", () => leaf.setAttribute("aria-pressed", String(leaf.classList.toggle("turned"))));
    made.push(leaf);
  }
  return made;
}

// ---- what comes in, and what the reader does

function take(told) {
  let changed = [];
  for (const [name, now] of Object.entries(told.games)) {
    const known = games[name]?.components ?? Object.create(null);
    for (const card of Object.values(now.components)) {
      card.found = plain([card.id, card.kind, ...Object.values(card.names), ...Object.values(card.words).flat(), ...card.problems.map((each) => `${each.code} ${each.message}`)].join(" "));
    }
    const components = Object.create(null);
    for (const id of now.order) components[id] = now.components[id] ?? known[id];
    if (name === view.game) changed = Object.keys(now.components);
    games[name] = { ...now, decks: now.decks ?? [], components };
  }
  if (!(view.game in games)) { view.game = Object.keys(games)[0]; changed = []; }
  const first = articles.size === 0;
  show({ changed: first ? [] : changed });
  const dialog = byId("large");
  if (dialog.open && changed.includes(dialog.dataset.id)) enlarge(dialog.dataset.id);
  const all = Object.values(games).flatMap((game) => [...game.problems, ...Object.values(game.components).flatMap((card) => card.problems)]);
  const ms = Math.round(told.seconds * 1000);
  const news = first || copy ? "" : changed.length === 1 ? `${changed[0]} changed · ` : changed.length ? `${changed.length} cards changed · ` : "";
  const wrong = all.length ? `${all.length} problem${all.length > 1 ? "s" : ""} · ` : "";
  byId("state").textContent = copy ? "A copy" : `${news}${wrong}${ms} ms`;
  byId("state").className = all.some((each) => each.severity === "error") ? "wrong" : "";
  byId("progress").hidden = true;
}

function listen() {
  const source = new EventSource("events");
  source.addEventListener("proof", (event) => take(parse(event.data)));
  source.addEventListener("progress", (event) => {
    const { what, done, total } = JSON.parse(event.data);
    Object.assign(byId("progress"), { hidden: done >= total, value: done, max: total });
    byId("state").textContent = `${what} ${done} of ${total}`;
  });
  source.addEventListener("error", () => { byId("state").textContent = "cardpress serve has ended"; byId("state").className = "gone"; });
}

function look() {
  document.documentElement.dataset.theme = view.theme;
  document.documentElement.style.setProperty("--mm", `${view.zoom}px`);
  byId("cards").classList.toggle("bleed", view.bleed);
  byId("cards").hidden = view.tab !== "cards";
  byId("printed").hidden = view.tab === "cards";
  byId("printed").style.setProperty("--scale", SCALES[view.tab] ?? 1);
  for (const tab of ["cards", "sheets", "books"]) byId(`${tab}-tab`).setAttribute("aria-pressed", String(view.tab === tab));
  remember();
}

function toggle(name) {
  view[name] = !view[name];
  look();
  show({ anew: name === "backs" });
}

function turn(article) {
  for (const each of article ? [article] : articles.values()) each.classList.toggle("turned");
}

function keys(event) {
  const typing = event.target.matches("input[type=search], select"), dialog = byId("large");
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== "Escape")) return;
  const article = event.target.closest(".card");
  const arrow = event.key.startsWith("Arrow") && event.target.type !== "range";
  if (dialog.open) {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") enlarge(beside(dialog.dataset.id, event.key === "ArrowRight" ? 1 : -1));
    return;
  }
  if (event.key === "/") { event.preventDefault(); byId("search").focus(); }
  else if (event.key === "Escape" && typing) { byId("search").value = view.query = ""; show(); byId("main").focus(); }
  else if (event.key === "Enter" && article) event.preventDefault(), enlarge(article.id.slice(5));
  else if (event.key === "t") turn(article);
  else if (event.key === "b") toggle("bleed");
  else if (event.key === "p") toggle("wrong");
  else if (arrow && (article || document.activeElement === document.body || event.target === byId("main"))) {
    const next = article ? move(article, event.key) : visible()[0];
    if (next) { event.preventDefault(); next.focus({ preventScroll: true }); next.scrollIntoView({ block: "center" }); }
  }
}

function begin() {
  try { Object.assign(view, JSON.parse(localStorage.getItem("cardpress") ?? "{}")); } catch { /* as above */ }
  byId("zoom").value = view.zoom;
  byId("theme").value = view.theme;
  look();
  for (const name of ["wrong", "backs", "bleed"]) byId(name).addEventListener("click", () => toggle(name));
  for (const tab of ["cards", "sheets", "books"]) byId(`${tab}-tab`).addEventListener("click", () => {
    if (view.tab !== tab) byId("printed").replaceChildren(el("p", {}, "Being made …"));
    view.tab = tab;
    look();
    show();
  });
  byId("search").addEventListener("input", (event) => { view.query = event.target.value; show(); });
  byId("tools").addEventListener("submit", (event) => event.preventDefault());
  byId("deck").addEventListener("change", (event) => { view.deck = event.target.value; show(); });
  byId("game").addEventListener("change", (event) => { Object.assign(view, { game: event.target.value, kinds: [], deck: "" }); remember(); show({ anew: true }); });
  byId("theme").addEventListener("change", (event) => { view.theme = event.target.value; look(); });
  byId("zoom").addEventListener("input", (event) => { view.zoom = Number(event.target.value); look(); });
  byId("zoom").addEventListener("change", () => show({ anew: true }));
  byId("cards").addEventListener("click", (event) => { const leaf = event.target.closest(".leaf"); if (leaf) enlarge(leaf.closest(".card").id.slice(5)); });
  document.addEventListener("keydown", keys);
  byId("large").addEventListener("close", () => byId(`card-${byId("large").dataset.id}`)?.focus());
  const inside = byId("seen").textContent.trim();
  if (inside) { copy = parse(inside); take(copy); } else listen();
}

begin();
