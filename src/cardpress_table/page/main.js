// The page of a table: what it knows, what it shows of it, and what pressing and typing do.

import { nameCards } from "./cards.js";
import { hasFallen, tick } from "./clocks.js";
import { closeUp, inWords, linesOf, lookThrough } from "./closeup.js";
import { Connection } from "./connection.js";
import { h, show } from "./dom.js";
import { fit, isMisfit, isNarrow } from "./fitting.js";
import { Game } from "./game.js";
import { keeping } from "./keeping.js";
import { installKeys } from "./keys.js";
import { ledger, storyDialog } from "./ledger.js";
import { lobby, lobbyBar } from "./lobby.js";
import { loading, newGame } from "./beginning.js";
import { measure, move } from "./motion.js";
import { stage, tableCounters } from "./stage.js";

const HOLD = 450;
const TICK = 200;
const LATE = 5;
const RECENT = 3;
const places = Object.fromEntries(["bar", "stage", "ledger", "overlay", "said", "urgent"].map((id) => [id, document.getElementById(id)]));

/** Everything the page knows, and what its parts ask of it. */
class View {
  constructor() {
    this.scale = 1.4;
    this.log = [];
    this.past = null;
    this.lists = false;
    this.dialog = null;
    this.queue = Promise.resolve();
    this.waiting = 0;
    this.present = [];
    this.isQuick = remembered("quick") === "yes" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.documentElement.dataset.theme = remembered("theme") ?? "";
    const language = remembered("language") ?? navigator.language.slice(0, 2);
    const [token, moment] = location.hash.slice(1).split("@");
    this.moment = moment;
    this.connection = new Connection(token, language, (message) => this.enqueue(message), (way, told) => this.onWay(way, told));
  }

  // ---- what is heard

  /** Steps are shown one after the other, each when the one before it has moved to its place. */
  enqueue(message) {
    this.waiting += 1;
    const now = (message.step ?? message.welcome)?.now;
    if (now) now.heardAt = performance.now();
    this.queue = this.queue.then(() => this.hear(message)).catch((problem) => console.error(problem)).finally(() => (this.waiting -= 1));
  }

  async hear(message) {
    if (message.welcome) await this.onWelcome(message.welcome);
    else if (message.step) await this.onStep(message.step);
    else if (message.past) this.onPast(message.past);
    else if (message.about) this.showDialog(() => linesOf(this, this.wordsOf(message.about.action), message.about.lines));
    else if (message.saved) this.download(message.saved);
    else if (message.link) this.onLink(message);
    else if (message.joined) this.onJoined(message.joined);
    else if (message.why) this.onWhy(message.why);
    else if (message.words) this.showDialog(() => inWords(this, message.words));
    else if (message.hint !== undefined) this.point(message.hint, true);
    else if (message.present) this.onPresent(message.present);
    else if (message.begins) this.onBegins(message.begins);
    else if (message.lobby) this.onLobby(message.lobby);
    else if (message.choices) this.onChoices(message.choices);
    else if (message.laid) location.hash = message.laid;
    else if (message.refused) this.onRefused(message.refused);
  }

  async onWelcome(told) {
    if (this.gameName !== told.game) {
      this.game = await Game.load(told.game);
      this.gameName = told.game;
    }
    await Promise.all([told.language, ...told.languages].map((language) => this.game.speak(language)));
    const { seat, seats, language, languages, layout, words, log, now } = told;
    Object.assign(this, { seat, seats, language, languages, layout, words, log, recent: log.slice(-RECENT) });
    this.game.noteNames(words.names, language);
    document.documentElement.lang = language;
    document.title = this.game.description.titles[language] ?? told.game;
    if (layout.cloth) document.documentElement.style.setProperty("--cloth", layout.cloth);
    this.past = null;
    this.take(now);
    this.render();
    fit(this, places.stage, () => this.render());
    this.isFitted = true;
    this.scrollLog();
    this.announce(this.questionText());
    if (this.moment !== undefined) this.look(Number(this.moment));
    this.moment = undefined;
  }

  async onStep({ log, now }) {
    const before = this.past ? null : measure(places.stage);
    const played = this.seats.map((_, player) => !hasFallen(this, player));
    const lines = log.filter((line) => line.trim());
    this.log = [...this.log, ...lines];
    this.recent = [...this.recent, ...lines];
    this.take(now);
    if (this.past) return;
    this.close();
    this.render();
    this.scrollLog();
    this.announce([...log, this.questionText()].join(" "));
    const fallen = this.seats.findIndex((_, player) => played[player] && hasFallen(this, player));
    if (fallen >= 0) this.announce(`${this.playerName(fallen)}: ${this.words.page.flag}`, true);
    await move(places.stage, before, this.isQuick || this.waiting > LATE);
  }

  onPast(past) {
    nameCards(past.scene);
    this.past = past;
    this.render();
  }

  /** Why the card that is seen large cannot be pressed, or not in every way. */
  onWhy(why) {
    this.why = why;
    if (this.dialog) this.overlay();
  }

  onPresent(present) {
    this.present = present;
    if (this.game) this.render();
  }

  // ---- before there is a table

  onLobby(told) {
    this.lobby = told;
    document.documentElement.lang = told.language;
    document.title = told.words["new-game"];
    document.documentElement.dataset.lobby = "yes";
    show(places.bar, lobbyBar(this));
    show(places.stage, lobby(this));
    const { choices } = this;
    if (choices) this.askChoices({ game: choices.game, setup: choices.setup });
  }

  askChoices(wanted) {
    this.connection.send({ choices: wanted });
  }

  /** What can be chosen now: who plays stays who they were, as far as they can. */
  onChoices(choices) {
    const isSame = this.choices?.game === choices.game;
    const others = choices.who.includes("greedy") ? "greedy" : choices.who.at(-1);
    this.seats = choices.players.map((_, player) => (isSame && this.seats[player]) || (player === 0 ? "person" : others));
    this.choices = choices;
    show(places.stage, lobby(this));
  }

  lay() {
    this.isLaying = true;
    show(places.stage, lobby(this));
    this.connection.send({ lay: { game: this.choices.game, setup: this.choices.setup, seats: this.seats, clock: this.clock ?? null } });
  }

  onRefused(reason) {
    this.announce(this.words?.page.refused ?? reason, true);
    this.isLaying = false;
    if (this.lobby) show(places.stage, lobby(this));
  }

  /** Who came by the invitation has a seat now: from here on its own link is the page's. */
  onJoined(token) {
    this.connection.token = token;
    history.replaceState(null, "", `#${token}`);
  }

  /** A table without a server can begin anew, against any of these. */
  onBegins(begins) {
    this.begins = begins;
    this.render();
  }

  onWay(way, told) {
    document.documentElement.dataset.way = way;
    if (way === "none") show(places.stage, h("h1.no-table", { lang: this.connection.language }, told || "This link leads to no table."));
    else if (way === "lost") this.announce(this.words?.page.lost ?? "", true);
    else if (way === "loading") show(places.stage, loading(told, this.connection?.language ?? "en"));
    else if (way === "broken") show(places.stage, h("p.no-table", { role: "alert" }, told));
  }

  take(now) {
    nameCards(now.scene);
    this.now = now;
  }

  // ---- what is shown

  get scene() {
    return (this.past ?? this.now).scene;
  }

  get canPress() {
    return Boolean(this.now.asked) && !this.past;
  }

  get actsOnTable() {
    const found = new Set(this.scene.players.flatMap((each) => each.acts ?? []));
    for (const area of this.scene.areas) {
      for (const act of area.acts ?? []) found.add(act);
      for (const each of area.cards ?? area.items) for (const act of each?.acts ?? []) found.add(act);
    }
    return found;
  }

  render() {
    const focused = document.activeElement?.dataset?.key;
    document.documentElement.dataset.asked = this.canPress ? "yes" : "no";
    document.documentElement.dataset.lit = this.canPress && this.actsOnTable.size > 0 ? "yes" : "no";
    document.documentElement.dataset.at = String(this.now.at);
    show(places.bar, this.bar());
    show(places.stage, stage(this, this.scene));
    show(places.ledger, ledger(this));
    if (this.isFitted && isMisfit(this, places.stage)) fit(this, places.stage, () => show(places.stage, stage(this, this.scene)));
    this.revealLit();
    if (focused && document.activeElement === document.body) places.stage.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  /** On a phone the table is longer than its window: let most of what can be pressed be seen, a whole board if need be. */
  revealLit() {
    const lit = [...places.stage.querySelectorAll(".lit")];
    const { top, bottom } = places.stage.getBoundingClientRect();
    const isSeen = (element) => element.getBoundingClientRect().top < bottom - 40 && element.getBoundingClientRect().bottom > top + 40;
    const hidden = lit.filter((element) => !isSeen(element));
    if (isNarrow() && this.canPress && hidden.length > lit.length / 2) (hidden[0].closest(".board") ?? hidden[0]).scrollIntoView({ block: "center" });
  }

  bar() {
    const { words, languages, language } = this;
    return [
      h("h1", { key: "title" }, this.game.description.titles[language] ?? this.gameName),
      h("span.counters", { key: "counters" }, tableCounters(this, this.scene)),
      h("span.lost", { key: "lost", role: "status" }, words.page.lost),
      h(
        "span.switches",
        { key: "switches" },
        languages.map((each) => h("button.switch", { key: each, type: "button", lang: each, "aria-pressed": String(each === language), "aria-label": `${words.page.language}: ${each.toUpperCase()}`, onclick: () => this.speak(each) }, each.toUpperCase())),
        h("button.switch", { key: "theme", type: "button", "aria-label": words.page.light, title: words.page.light, onclick: () => this.turnTheme() }, "◐"),
        h("button.switch", { key: "quick", type: "button", "aria-pressed": String(this.isQuick), "aria-label": words.page.quick, title: words.page.quick, onclick: () => this.turnQuick() }, "»"),
      ),
    ];
  }

  scrollLog() {
    const log = places.ledger.querySelector(".log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  announce(text, isUrgent = false) {
    const place = isUrgent ? places.urgent : places.said;
    place.textContent = text.replaceAll("*", "").replaceAll(/\s+/g, " ");
    if (isUrgent) {
      document.documentElement.dataset.urgent = place.textContent;
      setTimeout(() => delete document.documentElement.dataset.urgent, 2500);
    }
  }

  // ---- words

  questionText() {
    return this.now.result?.join(" ") ?? this.now.asked?.lines.join(" ") ?? "";
  }

  wordsOf(action) {
    for (const group of this.now.asked?.groups ?? []) for (const each of group.choices) if (each.action === action) return each.words;
    return "";
  }

  /** An action among others of one piece: with the heading it stands under where two are called the same. */
  wordsAmong(action, others) {
    const words = this.wordsOf(action);
    const isAlone = others.filter((each) => this.wordsOf(each) === words).length < 2;
    const group = this.now.asked.groups.find((each) => each.choices.some((choice) => choice.action === action));
    return isAlone || !group?.heading ? words : `${group.heading}: ${words}`;
  }

  zoneName(zone) {
    return this.words.zones[zone] ?? zone.replaceAll("_", " ");
  }

  playerName(player) {
    return player === this.seat ? this.words.page.you : this.words.players[player];
  }

  isProgram(player) {
    return this.seats[player] !== "person";
  }

  kindOf(player) {
    if (hasFallen(this, player)) return this.words.page.flag;
    if (player === this.seat) return "";
    if (this.isProgram(player)) return this.words.page[this.seats[player]] ?? this.seats[player];
    return this.present.includes(player) ? this.words.page.person : this.words.page.away;
  }

  // ---- what is pressed

  press(told, element) {
    if (this.wasHeld) return;
    const acts = this.canPress ? told.acts ?? [] : [];
    if (acts.length === 1) this.choose(acts[0]);
    else if (acts.length > 1) this.openMenu(told, element);
    else if (told.component || told.back) this.closeUp(told);
  }

  pressPile(area, told, element) {
    const seen = area.cards.filter((each) => each?.component);
    if (this.wasHeld) return;
    if (this.canPress && area.acts?.length) this.press({ ...told, acts: area.acts }, element);
    else if (seen.length) this.showDialog(() => lookThrough(this, this.zoneName(this.layout.areas[area.area].zone), seen));
    else if (told.back) this.closeUp(told);
  }

  openMenu(told, element) {
    const box = element.getBoundingClientRect();
    const style = { left: `${Math.max(8, Math.min(box.left, innerWidth - 300))}px`, top: `${Math.min(box.bottom + 6, innerHeight - 60 - told.acts.length * 44)}px` };
    this.menu = h(
      "div.menu",
      { key: "menu", role: "menu", style },
      told.acts.map((act) => h("button.choice", { key: act, type: "button", role: "menuitem", onclick: () => this.choose(act) }, this.wordsAmong(act, told.acts))),
    );
    this.picked = told.key;
    this.dialog = null; // nothing outside an open dialog can be pressed
    this.overlay();
    places.overlay.querySelector(".menu button")?.focus();
  }

  choose(action) {
    this.close();
    this.recent = [];
    this.point(null);
    this.connection.send({ do: [action, this.now.at] });
  }

  undo() {
    this.connection.send({ undo: true });
  }

  playAgain() {
    this.connection.send({ again: true });
  }

  explain(action) {
    this.connection.send({ about: action });
  }

  hint() {
    this.connection.send({ hint: true });
  }

  askNewGame() {
    this.showDialog(() => newGame(this));
  }

  begin(against) {
    this.close();
    this.connection.send({ begin: against });
  }

  /** Show how the moment that is shown can be kept or shown to others. */
  askKeeping() {
    this.link = this.invitation = null;
    this.connection.send({ link: (this.past ?? this.now).at });
    this.showDialog(() => keeping(this));
  }

  /** Ask for the moment that is shown as a file that `cardplay table --resume` opens: "save" or "scenario". */
  save(form) {
    this.connection.send({ [form]: (this.past ?? this.now).at });
  }

  onLink({ link, invitation }) {
    this.link = new URL(`#${link}`, location.href).href;
    this.invitation = invitation;
    if (this.dialog) this.overlay();
  }

  copyLink() {
    const field = places.overlay.querySelector("input.link");
    field.select();
    const copied = navigator.clipboard ? navigator.clipboard.writeText(this.link) : Promise.resolve(document.execCommand("copy"));
    copied.then(() => this.announce(this.words.page.copied, true), () => {});
  }

  download({ name, content }) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
    link.download = `${name}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  askWords() {
    this.connection.send({ words: true });
  }

  /** On a phone: what happened, its end first. */
  tellStory() {
    this.showDialog(() => storyDialog(this));
    const log = places.overlay.querySelector(".log");
    log.scrollTop = log.scrollHeight;
  }

  /** Show the game as it was after so many actions; null: as it is. */
  look(at) {
    if (at === null || at >= this.now.length) {
      this.past = null;
      this.render();
    } else this.connection.send({ look: at });
  }

  toggleList() {
    this.lists = !this.lists;
    this.render();
  }

  /** Light up what an action of the list is about. */
  point(action, isTold = false) {
    for (const each of places.stage.querySelectorAll(".pointed")) each.classList.remove("pointed");
    if (action !== null) for (const each of places.stage.querySelectorAll("[data-acts]")) if (each.dataset.acts.split(" ").includes(String(action))) each.classList.add("pointed");
    if (isTold) this.announce(`${this.words.page.hint}: ${this.wordsOf(action)}`, true);
  }

  // ---- what is seen large

  hover(told, event) {
    clearTimeout(this.hovering);
    if (this.preview) {
      this.preview = null;
      this.overlay();
    }
    if (!told?.component || event?.pointerType !== "mouse" || this.dialog || this.menu) return;
    const box = event.currentTarget.getBoundingClientRect();
    this.hovering = setTimeout(() => {
      this.preview = this.previewOf(told, box);
      this.overlay();
    }, HOLD);
  }

  previewOf(told, box) {
    const size = this.game.size(told.component);
    const face = this.game.front(told.component, this.language);
    if (!face) return null;
    const wide = Math.min(330, (size.width_mm / size.height_mm) * innerHeight * 0.62);
    if (wide < box.width * 1.15) return null;
    const left = box.right + wide + 20 < innerWidth ? box.right + 12 : Math.max(8, box.left - wide - 12);
    const high = (wide * size.height_mm) / size.width_mm;
    const top = Math.max(8, Math.min(box.top + box.height / 2 - high / 2, innerHeight - high - 8));
    return h(`div.preview.${size.shape}`, { key: "preview", style: { left: `${left}px`, top: `${top}px`, width: `${wide}px`, "--corner": String(size.corner_mm), "--w": String(size.width_mm) } }, h("img", { alt: "", src: this.game.picture(face, this.language, true) }));
  }

  hold(told, event) {
    clearTimeout(this.holding);
    if (!told) return;
    this.wasHeld = false;
    if (event.pointerType === "mouse") return;
    this.holding = setTimeout(() => {
      this.wasHeld = true;
      this.closeUp(told);
    }, HOLD);
  }

  closeUp(told) {
    if (!told.component && !told.back) return;
    this.why = null;
    if (this.canPress && told.spot && told.component) this.connection.send({ why: told.spot });
    let language = this.language;
    const make = () => closeUp(this, told, language, (other) => {
      language = other;
      this.dialog = make;
      this.overlay();
    });
    this.showDialog(make);
  }

  showDialog(make) {
    this.opener = document.activeElement;
    this.dialog = make;
    this.menu = this.preview = null;
    this.overlay();
  }

  close() {
    if (!this.dialog && !this.menu && !this.preview) return;
    this.dialog = this.menu = this.preview = this.picked = null;
    clearTimeout(this.hovering);
    this.overlay();
    this.opener?.isConnected && this.opener.focus();
  }

  overlay() {
    show(places.overlay, [this.menu, this.preview, this.dialog?.()]);
    const dialog = places.overlay.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  // ---- how it is shown

  speak(language) {
    remember("language", language);
    this.connection.language = language;
    this.connection.send({ language });
  }

  turnTheme() {
    const isDark = getComputedStyle(document.documentElement).colorScheme.startsWith("dark");
    document.documentElement.dataset.theme = isDark ? "light" : "dark";
    remember("theme", document.documentElement.dataset.theme);
  }

  turnQuick() {
    this.isQuick = !this.isQuick;
    remember("quick", this.isQuick ? "yes" : "no");
    this.render();
  }
}

function remembered(name) {
  try {
    return localStorage.getItem(`table-${name}`);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(`table-${name}`, value);
  } catch {
    // a browser that keeps nothing shows the same page
  }
}

const view = new View();
installKeys(view, places);
setInterval(() => tick(view, places.stage), TICK);
addEventListener("resize", () => view.game && fit(view, places.stage, () => view.render()));
addEventListener("hashchange", () => location.reload());
