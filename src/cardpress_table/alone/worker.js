// Runs the table in Python, in a thread of its own: the state of the game stays here, pages are told what a seat sees.

import { loadPyodide } from "../pyodide/pyodide.mjs";

const ROOT = new URL("../", import.meta.url);
const CODE = "/table";
const KEPT = `/kept${ROOT.pathname}`; // several tables of one site are kept apart
const [DOWNLOADED, STARTED, IMPORTED] = [0.6, 0.75, 0.9]; // about how the time is shared
let [table, pyodide] = [null, null];
let queue = Promise.resolve();

onmessage = ({ data }) => {
  queue = queue.then(() => (table ? hear(data) : begin(data))).catch((problem) => {
    postMessage({ broken: String(problem) });
    throw problem;
  });
};

/** Load everything and lay the table of the link, or the one that was left, or a new one. */
async function begin({ language, link }) {
  const advance = tellProgress(await (await fetch(new URL("game.json", ROOT))).json());
  pyodide = await loadPyodide({ indexURL: new URL("pyodide/", ROOT).href });
  const code = await fetch(new URL("python.zip", ROOT));
  pyodide.unpackArchive(await code.arrayBuffer(), "zip", { extractDir: CODE });
  pyodide.runPython(`import sys; sys.path.insert(0, "${CODE}")`);
  advance(STARTED);
  pyodide.FS.mkdirTree(KEPT);
  pyodide.FS.mount(pyodide.FS.filesystems.IDBFS, {}, KEPT);
  await synchronize(true);
  const { LoneTable } = pyodide.pyimport("cardpress_table.lone_table");
  advance(IMPORTED);
  table = LoneTable(CODE, `${KEPT}table.json`, (message) => postMessage({ message }));
  await table.begin(language, link);
  await synchronize(false);
}

async function hear(asked) {
  await table.hear(JSON.stringify(asked));
  await synchronize(false);
}

/** Read what the browser has kept, or let it keep what was written; a browser that keeps nothing plays all the same. */
function synchronize(isRead) {
  return new Promise((resolve) => pyodide.FS.syncfs(isRead, () => resolve()));
}

/** Tell the page how far all is, as a share: downloads by their sizes when unpacked, then the steps that follow. */
function tellProgress({ sizes, titles, loading }) {
  const plain = globalThis.fetch;
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const advance = (share) => postMessage({ loading: { share, titles, words: loading } });
  globalThis.fetch = async (asked, given) => {
    const answer = await plain(asked, given);
    if (!answer.ok || !(new URL(answer.url).pathname.slice(ROOT.pathname.length) in sizes)) return answer;
    const counted = new TransformStream({
      transform(part, controller) {
        come += part.byteLength;
        advance(DOWNLOADED * Math.min(1, come / whole));
        controller.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { headers: answer.headers, status: answer.status });
  };
  advance(0);
  return advance;
}
