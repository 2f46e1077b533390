// Simple play: an action out of those that the table says are allowed.

const RANKS = "23456789TJQKA";
const PREFERRED = ["answer", "take", "draw", "meld", "cut", "discard"]; // in Canasta; `ask` is left alone

const cardsOf = (action) => action.match(/\b([2-9TJQKA][CDSH]|JK)\b/g) ?? [];
const height = (card) => (card === "QS" ? 20 : card[1] === "H" ? 5 : 0) + RANKS.indexOf(card[0]);
const weight = (action) => cardsOf(action).reduce((sum, card) => sum + height(card), 0);

function lightest(actions) {
  return actions.reduce((best, action) => (weight(action) < weight(best) ? action : best));
}

function heaviest(actions) {
  return actions.reduce((best, action) => (weight(action) > weight(best) ? action : best));
}

/** Return an allowed action: in Hearts the heaviest cards are passed and the lightest played. */
export function chooseAction(game, legal) {
  const starting = (word) => legal.filter((action) => action.split(" ")[0] === word);
  if (game === "canasta") {
    const word = PREFERRED.find((word) => starting(word).length);
    return word ? starting(word).at(-1) : legal[0];
  }
  if (game === "svoi_kozyri") return lightest(legal.filter((action) => action !== "take" || legal.length === 1));
  return legal[0].startsWith("pass") ? heaviest(legal) : lightest(legal);
}
