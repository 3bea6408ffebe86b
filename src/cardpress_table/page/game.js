// What is known of the game that is played: sizes, layout, and in each language faces and words.

export class Game {
  constructor(name, description) {
    this.place = `games/${name}/`;
    this.description = description;
    this.languages = new Map();
    this.names = new Map();
  }

  static async load(name) {
    const place = `games/${name}/`;
    return new Game(name, await json(`${place}table.json`));
  }

  /** Read faces and words of a language, once. */
  async speak(language) {
    if (this.languages.has(language)) return;
    const [faces, words, terms] = await Promise.all(["faces", "words", "terms"].map((file) => json(`${this.place}${language}/${file}.json`)));
    this.languages.set(language, { faces, words, terms });
  }

  /** Note the names of what is not called as it is printed, or not printed at all, in a language. */
  noteNames(names, language) {
    this.names.set(language, names);
  }

  name(component, language) {
    const printed = this.languages.get(language)?.words[component]?.name;
    const called = [language, ...this.names.keys()].map((each) => this.names.get(each)?.[component]);
    return called[0] ?? printed ?? called.find(Boolean) ?? component.replaceAll("_", " ");
  }

  words(component, language) {
    return this.languages.get(language)?.words[component];
  }

  /** The terms that texts of a card use, by their symbols or their words, however these are inflected. */
  termsIn(texts, language) {
    const all = texts.join(" ");
    const words = plain(all).split(/[^\p{L}\p{N}]+/u);
    const stands = (name) => longer(plain(name).split(" ")).every((part) => words.some((word) => word.startsWith(stem(part))));
    return this.languages.get(language).terms.filter((term) => (term.symbol && all.includes(`[${term.symbol}]`)) || term.names.some(stands));
  }

  size(component) {
    const told = this.description.components[component];
    return told ? this.description.sizes[told.size] : undefined;
  }

  /** The size of what shows this back. */
  sizeOfBack(back, language) {
    const faces = this.languages.get(language)?.faces ?? {};
    this.backs ??= new Map(Object.entries(faces).filter(([, face]) => face.back).map(([id, face]) => [face.back, this.size(id)]));
    return this.backs.get(back);
  }

  front(component, language) {
    return this.languages.get(language)?.faces[component]?.front;
  }

  back(component, language) {
    return this.languages.get(language)?.faces[component]?.back;
  }

  /** Address of a picture, small or large. */
  picture(face, language, large = false) {
    return `${this.place}${language}/${face}${large ? "" : ".small"}.webp`;
  }

  symbol(name) {
    return this.description.symbols.includes(name) ? `${this.place}symbols/${name}.svg` : null;
  }
}

function plain(text) {
  return text.replaceAll("\u00a0", " ").toLowerCase();
}

/** Of several words those that are no mere "this" or "a". */
function longer(words) {
  return words.length > 1 ? words.filter((word) => word.length > 3) : words;
}

/** What all forms of a word begin with, more or less. */
function stem(word) {
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 2)) : word;
}

async function json(place) {
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return answer.json();
}
