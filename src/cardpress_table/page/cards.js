// Cards, tiles, tokens and figures as the press drew them, with what stands at them and what pressing them does.

import { h } from "./dom.js";

/** Gives each card of a scene a key by which it is known in the next one: its piece, or its design and a count. */
export function nameCards(scene) {
  const counts = new Map();
  const count = (name) => {
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return `${name}~${number}`;
  };
  scene.areas.forEach((area, place) => {
    (area.cards ?? area.items).forEach((card, number) => {
      if (!card) return;
      card.spot = [place, number];
      if (card.piece !== undefined) card.key = `piece~${card.piece}`;
      else if (card.figure) card.key = `figure~${card.figure.join("~")}`;
      else if (card.component) card.key = count(card.component);
      else if (card.space) card.key = `space~${card.space.join("~")}`;
      else card.key = `${card.back ? "back" : "empty"}~${place}~${area.items ? number : count(`b${place}`)}`;
    });
  });
}

const HEXAGON = "polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)";

/** A card as it lies on the table, leaning, or at a place of its own; `press` is what pressing it does. */
export function card(view, told, { tilt = 0, place = {}, press = (element) => view.press(told, element) } = {}) {
  const { game, language } = view;
  const size = told.component ? game.size(told.component) : told.back ? game.sizeOfBack(told.back, language) : told.size;
  const face = told.component ? game.front(told.component, language) : told.back;
  const lit = told.acts?.length > 0 && view.canPress;
  const label = labelOf(view, told);
  const style = {
    "--w": String(size?.width_mm ?? 63),
    "--h": String((size?.height_mm ?? 88) / (told.folded ? 2 : 1)),
    "--corner": String(size?.corner_mm ?? 3),
    ...(tilt || told.turn ? { "--turn": `${told.turn ?? tilt}deg` } : {}),
    ...place,
  };
  const shape = size?.shape ?? "rectangle";
  return h(
    `button.card.${shape}${lit ? ".lit" : ""}${told.empty ? ".spot" : ""}${told.folded ? ".standing" : ""}${told.player === undefined ? "" : `.figure.seat-${told.player % 6}`}${told.back !== undefined && !told.component ? ".down" : ""}${told.back === null ? ".backless" : ""}${told.space ? ".space" : ""}${view.picked === told.key ? ".picked" : ""}`,
    {
      key: told.key,
      "data-key": told.key,
      type: "button",
      "aria-label": label,
      "aria-disabled": lit ? null : "true",
      "data-acts": told.acts?.join(" ") ?? null,
      "data-component": told.component ?? null,
      style,
      onclick: (event) => press(event.currentTarget),
      oncontextmenu: (event) => {
        event.preventDefault();
        view.closeUp(told);
      },
      onpointerenter: (event) => view.hover(told, event),
      onpointerleave: () => view.hover(null),
      onpointerdown: (event) => view.hold(told, event),
      onpointerup: () => view.hold(null),
      onpointercancel: () => view.hold(null),
    },
    ...(told.under ?? []).map((component, number) =>
      h("img.under", { key: `under${number}`, alt: "", src: game.picture(game.front(component, language), language), style: { "--nth": String(number + 1) } }),
    ),
    face ? picture(view, face, size) : told.component ? inWords(game.name(told.component, language)) : null,
    told.space && size.shape === "circle" ? h("span.space-name", { "aria-hidden": "true" }, spaceName(view, told)) : null,
    told.count > 1 ? h("span.count", { "aria-hidden": "true", "data-value": `×${told.count}` }) : null,
    told.marks?.length ? h("span.marks", { "aria-hidden": "true" }, told.marks.map((mark) => markOf(view, mark))) : null,
  );
}

/** A card without a face, by its name; letters are so small that its longest word stays whole. */
function inWords(name) {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return h("span.nameless", {}, h("span", { style: { "--letters": String(longest) } }, name));
}

function picture(view, face, size) {
  const { game, language } = view;
  const pixels = Math.round((size?.width_mm ?? 63) * view.scale);
  const small = Math.round(((size?.width_mm ?? 63) / 25.4) * 120);
  const large = Math.round(Math.min(((size?.width_mm ?? 63) / 25.4) * 300, 2400));
  return h("img.face", {
    alt: "",
    draggable: "false",
    decoding: "async",
    sizes: `${Math.max(pixels, 20)}px`,
    srcset: `${game.picture(face, language)} ${small}w, ${game.picture(face, language, true)} ${large}w`,
    src: game.picture(face, language),
    style: size?.shape === "hexagon" ? { "clip-path": HEXAGON } : {},
  });
}

/** A mark; its number is no text of the page, for the card's own label says it with what it is. */
function markOf(view, [number, value]) {
  const mark = view.layout.marks[number];
  const symbol = mark.symbol && view.game.symbol(mark.symbol);
  return h(
    `span.mark.mark-${number % 6}`,
    { title: `${view.zoneName(mark.zone)}${value === null ? "" : `: ${value}`}` },
    symbol ? h("img", { alt: "", src: symbol }) : value === null ? h("b", { "data-value": view.zoneName(mark.zone) }) : null,
    value === null ? null : h("b", { "data-value": String(value) }),
  );
}

function spaceName(view, { space: [zone, number] }) {
  return view.words.spaces[zone]?.[number] ?? view.words.page.empty;
}

/** What a screen reader says of a card. */
export function labelOf(view, told) {
  const { game, language, words } = view;
  const parts = [told.component ? game.name(told.component, language) : told.space ? spaceName(view, told) : told.empty ? words.page.empty : words.page.hidden];
  if (told.player !== undefined) parts.unshift(view.playerName(told.player));
  if (told.count > 1) parts.push(`× ${told.count}`);
  for (const [number, value] of told.marks ?? []) parts.push(`${view.zoneName(view.layout.marks[number].zone)}${value === null ? "" : ` ${value}`}`);
  for (const component of told.under ?? []) parts.push(game.name(component, language));
  if (told.acts?.length && view.canPress) parts.push(told.acts.length === 1 ? view.wordsOf(told.acts[0]) : words.page.can);
  return parts.join(", ");
}
