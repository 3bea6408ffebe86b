// The way to the table: a WebSocket that comes back when it was lost.

const WAITS = [500, 1000, 2000, 4000, 8000];
const TURNED_AWAY = 4401;

export class Connection {
  /** `hear` gets every message, `tell` whether the way is open ("open", "lost", "none"). */
  constructor(token, language, hear, tell) {
    Object.assign(this, { token, language, hear, tell, tries: 0 });
    this.open();
  }

  open() {
    const place = new URL("play", location.href.split("#")[0]);
    place.protocol = place.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(place);
    this.socket.onopen = () => this.socket.send(JSON.stringify({ token: this.token, language: this.language }));
    this.socket.onmessage = (event) => {
      this.tries = 0;
      this.tell("open");
      this.hear(JSON.parse(event.data));
    };
    this.socket.onclose = (event) => {
      this.tell(event.code === TURNED_AWAY ? "none" : "lost", event.reason);
      if (event.code !== TURNED_AWAY) setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  send(asked) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asked));
  }
}
