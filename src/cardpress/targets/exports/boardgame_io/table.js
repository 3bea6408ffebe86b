// A table for boardgame.io on which pieces lie as the game's data say: draw, play, put and shuffle; the rules of the
// game are the players' business, or that of moves of your own.

const INVALID_MOVE = "INVALID_MOVE"; // what boardgame.io/core calls by this name

const isHidden = (pile) => pile.lies === "shuffled" || pile.lies === "bag";

const covered = (pieces) => pieces.map(() => null);

const takes = (pieces, place) => Number.isInteger(place) && place >= 0 && place < pieces.length;

/** The game object for boardgame.io; `piles` are those of a game's data file. */
export function tableOf({ name, piles }) {
  const described = Object.fromEntries(piles.map((pile) => [pile.id, pile]));

  /** Take the top piece of a pile into your hand. */
  const draw = ({ G, playerID }, pile) => {
    if (!described[pile] || !G.piles[pile].length) return INVALID_MOVE;
    G.hands[playerID].push(G.piles[pile].shift());
  };

  /** Lay a piece of your hand on the table, face up. */
  const play = ({ G, playerID }, place) => {
    if (!takes(G.hands[playerID], place)) return INVALID_MOVE;
    G.table.push(G.hands[playerID].splice(place, 1)[0]);
  };

  /** Take a piece from the table into your hand. */
  const pick = ({ G, playerID }, place) => {
    if (!takes(G.table, place)) return INVALID_MOVE;
    G.hands[playerID].push(G.table.splice(place, 1)[0]);
  };

  /** Put a piece of the table under a pile. */
  const put = ({ G }, place, pile) => {
    if (!described[pile] || !takes(G.table, place)) return INVALID_MOVE;
    G.piles[pile].push(G.table.splice(place, 1)[0]);
  };

  /** Shuffle a pile. */
  const shuffle = ({ G, random }, pile) => {
    if (!described[pile]) return INVALID_MOVE;
    G.piles[pile] = random.Shuffle(G.piles[pile]);
  };

  const onServer = (move) => ({ move, client: false }); // a client does not know what lies face down

  return {
    name,
    setup: ({ ctx, random }) => ({
      piles: Object.fromEntries(
        piles.map((pile) => [pile.id, isHidden(pile) ? random.Shuffle(pile.pieces) : [...pile.pieces]]),
      ),
      hands: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, player) => [player, []])),
      table: [],
    }),
    moves: { draw: onServer(draw), play, pick, put: onServer(put), shuffle: onServer(shuffle) },
    playerView: ({ G, playerID }) => ({
      ...G,
      piles: Object.fromEntries(
        Object.entries(G.piles).map(([id, pieces]) => [id, isHidden(described[id]) ? covered(pieces) : pieces]),
      ),
      hands: Object.fromEntries(
        Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : covered(hand)]),
      ),
    }),
  };
}
