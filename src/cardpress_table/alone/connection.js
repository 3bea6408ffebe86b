// The way to a table that a worker of this page keeps: the same messages as through a socket, and no server is asked.

export class Connection {
  /** `hear` gets every message, `tell` how the way is: "loading" with what is told of it, "open", "broken". */
  constructor(token, language, hear, tell) {
    this.language = language;
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data.loading) tell("loading", data.loading);
      else if (data.broken) tell("broken", data.broken);
      else {
        tell("open");
        hear(JSON.parse(data.message));
        keepFiles();
      }
    };
    this.worker.onerror = (event) => tell("broken", event.message);
    this.worker.postMessage({ language, link: token });
  }

  send(asked) {
    this.worker.postMessage(asked);
  }
}

let isKeeping = false;

/** Let the browser keep all files, so that the next time no network is needed; where it may not, one is. */
function keepFiles() {
  if (isKeeping || !navigator.serviceWorker) return;
  isKeeping = true;
  navigator.serviceWorker.register("service_worker.js").catch(() => {});
}
