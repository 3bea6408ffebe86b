// Small things every part of the page makes: elements, and values at places of a card.

export function el(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...inside.filter((one) => one !== null));
  return made;
}

export function steps(pointer) {
  return pointer.split("/").slice(1);
}

export function valueAt(card, pointer) {
  return steps(pointer).reduce((held, step) => held?.[step], card);
}

export function readable(name) {
  return name.replaceAll("_", " ");
}
