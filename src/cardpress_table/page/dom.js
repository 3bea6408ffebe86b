// What a page shows, as a tree of plain values, and how a document becomes equal to it. Elements with the same key stay
// the same elements, so that focus, pictures and scrolling survive a change.

/** A description of an element: `kind` is "tag.class.class", `given` its attributes, `on*` functions, `style`, `key`. */
export function h(kind, given = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  return { tag, classes: classes.join(" "), given: given ?? {}, children: children.flat(9).filter((one) => one !== null && one !== undefined && one !== false) };
}

/** Make the children of an element equal to what is described. */
export function show(parent, described) {
  patchChildren(parent, Array.isArray(described) ? described.flat(9).filter(Boolean) : [described]);
}

function patchChildren(parent, described) {
  const old = [...parent.childNodes];
  const byKey = new Map(old.filter((node) => node.described?.given.key !== undefined).map((node) => [node.described.given.key, node]));
  const taken = new Set();
  let at = 0;
  for (const one of described) {
    let node = one.given?.key !== undefined ? byKey.get(one.given.key) : nextFit(old, one, taken);
    if (!node || taken.has(node) || !fits(node, one)) node = create(one);
    taken.add(node);
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
    update(node, one);
    at += 1;
  }
  while (parent.childNodes.length > at) parent.lastChild.remove();
}

function nextFit(old, one, taken) {
  return old.find((node) => !taken.has(node) && node.described?.given.key === undefined && fits(node, one));
}

function fits(node, one) {
  if (typeof one !== "object") return node.nodeType === Node.TEXT_NODE;
  return node.described?.tag === one.tag;
}

function create(one) {
  if (typeof one !== "object") return document.createTextNode(String(one));
  return document.createElement(one.tag);
}

function update(node, one) {
  if (typeof one !== "object") {
    if (node.data !== String(one)) node.data = String(one);
    return;
  }
  const before = node.described?.given ?? {};
  if (node.className !== one.classes) node.className = one.classes;
  for (const name of Object.keys(before)) if (!(name in one.given)) set(node, name, null);
  for (const [name, value] of Object.entries(one.given)) if (before[name] !== value) set(node, name, value);
  node.described = one;
  if (!one.given.html) patchChildren(node, one.children);
}

function set(node, name, value) {
  if (name === "key") return;
  if (name === "style") {
    for (const property of [...node.style]) if (!value || !(property in value)) node.style.removeProperty(property);
    for (const [property, text] of Object.entries(value ?? {})) node.style.setProperty(property, text);
  } else if (name.startsWith("on")) {
    node[name] = value;
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else if (name === "value") {
    node.value = value;
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}
