// What can be printed, opened.

import { problems } from "./card.js";
import { showCards } from "./cardlist.js";
import { SHELVES, showPrint } from "./print.js";
import { ask } from "./server.js";
import { says } from "./texts.js";
import { byId, open, say, view } from "./view.js";

export async function openPrint(shelf = SHELVES[0]) {
  view.found?.abort();
  open({ isPrint: true }, "print");
  byId("panel").replaceChildren();
  showCards();
  say(says("print-waits"));
  const { status, told } = await ask(`print/${shelf}/${view.game}/${view.language}`);
  if (!view.isPrint) return; // something else is open now
  if (status !== 200) return say(told.why);
  showPrint(byId("card"), shelf, told, problems(told.problems), openPrint);
  say("");
}
