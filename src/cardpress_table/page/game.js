// What is known of the game that is played: sizes, layout, and in each language faces and words.

export class Game {
  constructor(name, description) {
    this.place = `games/${name}/`;
    this.description = description;
    this.languages = new Map();
  }

  static async load(name) {
    const place = `games/${name}/`;
    return new Game(name, await json(`${place}table.json`));
  }

  /** Read faces and words of a language, once. */
  async speak(language) {
    if (this.languages.has(language)) return;
    const [faces, words] = await Promise.all(["faces", "words"].map((file) => json(`${this.place}${language}/${file}.json`)));
    this.languages.set(language, { faces, words });
  }

  name(component, language) {
    return this.languages.get(language)?.words[component]?.name ?? component.replaceAll("_", " ");
  }

  words(component, language) {
    return this.languages.get(language)?.words[component];
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

async function json(place) {
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return answer.json();
}
