// The page's own words, in the language one reads where it has them; asked for once.

const known = { languages: {}, now: {}, titles: {}, of: "" };

export async function learn() {
  known.languages = await (await fetch("texts")).json();
  known.now = known.languages.en;
}

export function speak(language) { // in another language from now on; where the page has none, in the browser's or in English
  const code = [language, navigator.language.slice(0, 2), "en"].find((one) => known.languages[one]);
  known.now = known.languages[code];
  document.documentElement.lang = code;
  for (const marked of document.querySelectorAll("[data-says]")) marked.textContent = says(marked.dataset.says);
  for (const marked of document.querySelectorAll("[data-label]")) marked.setAttribute("aria-label", says(marked.dataset.label));
  for (const marked of document.querySelectorAll("[data-hint]")) marked.setAttribute("placeholder", says(marked.dataset.hint));
}

export function says(id, values = {}) {
  const text = known.now[id] ?? id;
  return text.replace(/\{ \$([a-z]+) \}/g, (_, name) => values[name] ?? "");
}

export async function learnTitles(game, language, again = false) { // what kinds, fields and words of a game are called
  const of = `${game}/${language}`;
  if (!game || (of === known.of && !again)) return;
  const answer = await fetch(`titles/${of}`);
  Object.assign(known, answer.ok ? { titles: await answer.json(), of } : { titles: {}, of: "" });
}

export function titleOf(sort, id) { // of "kinds", "fields" or "words"; where it has none its id as words
  const titles = known.titles[sort] ?? {};
  return Object.hasOwn(titles, id) ? titles[id] : id.replaceAll("_", " ");
}
