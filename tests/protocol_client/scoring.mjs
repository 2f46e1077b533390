// Who wins a trick and what its cards cost, as far as the options on the page say; undefined or null elsewhere.

const RANKS = "23456789TJQKA";

/** Return the seat that wins a trick of `{seat, card}` in order, null if it's void, undefined if unknown. */
export function winnerOfTrick(game, options, trick) {
  if (options.void_rule === "two_pairs") return undefined;
  const suit = trick[0].card[1];
  const alone = ({ card }) => trick.filter((other) => other.card === card).length === 1;
  const rank = ({ card }) => RANKS.indexOf(card[0]);
  const followed = trick.filter(({ card }) => card[1] === suit);
  const able = game === "cancellation_hearts" ? followed.filter(alone) : followed;
  return able.length ? able.reduce((best, one) => (rank(one) > rank(best) ? one : best)).seat : null;
}

/** Return the penalty points of the cards that a seat has won, null if unknown. */
export function pointsOfCards(game, options, cards) {
  if (!game.includes("hearts") || options.bonus_card !== "none") return null;
  if ((options.heart_values ?? "one_each") !== "one_each" || (options.high_spades ?? "none") !== "none") return null;
  const points = (card) => (card === "QS" ? (options.queen_value ?? 13) : card[1] === "H" ? 1 : 0);
  return cards.reduce((sum, card) => sum + points(card), 0);
}
