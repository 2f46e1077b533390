// Packs, shuffle and dealing: the sections "Packs and dealing" and "Sealing" of PROTOCOL.md.
import { createHash } from "node:crypto";

const RANKS = [..."23456789TJQKA"];
const SUITS = [..."CDSH"]; // the order of texts
const REMOVED_LOW = { 3: "2D", 5: "2D 2C", 6: "2D 3D 3C 4C", 7: "2D 3D 3C" };
const REMOVED_TWOS = { 3: "2C", 5: "2C 2S", 6: "2C 2D 2S 2H", 7: "2C 2D 2S" };
const CANASTA_HAND = { 2: 15, 3: 13, 4: 11, 5: 11, 6: 13 };
const BITS_OF_PIECE = 2 ** 32;

function pack(ranks, copies) {
  return SUITS.flatMap((suit) => ranks.flatMap((rank) => Array(copies).fill(rank + suit)));
}

function without(cards, removed) {
  const left = [...cards];
  for (const card of removed) left.splice(left.indexOf(card), 1);
  return left;
}

/** Return the cards of a deal in the order of texts. */
export function cardsOf(game, options, seats) {
  if (game === "hearts") {
    const removed = { low_minors: REMOVED_LOW, black_maria: REMOVED_TWOS }[options.removal]?.[seats] ?? "";
    return without(pack(RANKS, 1), removed.split(" ").filter(Boolean));
  }
  if (game === "cancellation_hearts") {
    const over = options.leftover === "remove_low_cards" ? 104 % seats : 0;
    return without(pack(RANKS, 2), ["2C", "2D", "2S", "3C", "3D", "3S"].slice(0, over));
  }
  if (game === "svoi_kozyri") return pack(RANKS.slice(-options.deck / 4), 1);
  const packs = options.packs || (seats === 6 ? 3 : 2);
  return [...pack(RANKS, packs), ...Array(2 * packs).fill("JK")];
}

function* pieces(seed, deal) {
  for (let block = 0; ; block++) {
    const bytes = createHash("sha256").update(`${seed}/${deal}/${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** Return the cards as the seed shuffles them for a deal. */
export function shuffled(cards, seed, deal) {
  const deck = [...cards];
  const random = pieces(seed, deal);
  for (let i = deck.length - 1; i > 0; i--) {
    const bound = BITS_OF_PIECE - (BITS_OF_PIECE % (i + 1));
    let piece = random.next().value;
    while (piece >= bound) piece = random.next().value;
    const j = piece % (i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** Return whom the cards of a deck go to, one by one. */
export function recipients({ game, options, seats, deck, public: { dealer, order, hand_size: handSize, trumps } }) {
  if (game === "svoi_kozyri" && options.deal === "mirrored") return mirrored(deck, dealer, trumps);
  const clockwise = Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats);
  const each = {
    hearts: handSize, cancellation_hearts: handSize, svoi_kozyri: deck.length / seats,
    canasta: options.hand_size || CANASTA_HAND[seats],
  }[game];
  const places = game === "canasta" ? order : clockwise;
  return Array.from({ length: Math.floor(each * seats) }, (_, card) => places[card % seats]);
}

const red = (suit) => suit === "D" || suit === "H";

function mirrored(deck, dealer, trumps) {
  const [own, other] = [trumps[dealer], trumps[1 - dealer]];
  const rest = SUITS.filter((suit) => suit !== own && suit !== other);
  const image = { [own]: other, [other]: own, [rest[0]]: rest[1], [rest[1]]: rest[0] };
  const half = new Set(deck.slice(0, deck.length / 2));
  const dealers = (card) => (red(card[1]) === red(own) ? half.has(card) : !half.has(card[0] + image[card[1]]));
  return deck.map((card) => (dealers(card) ? dealer : 1 - dealer));
}

/** Return the new seat of each old one after the draw for partners, as `sides` seats them. */
export function drawnSeats(seed, sides) {
  const cards = shuffled([...pack(RANKS, 2), ...Array(4).fill("JK")], seed, 0);
  const held = sides.map(() => null);
  const again = (card) => card === null || card === "JK" || held.filter((other) => other === card).length > 1;
  for (let drawing = held.map(again); drawing.some(Boolean); drawing = held.map(again)) {
    drawing.forEach((draws, seat) => { if (draws) held[seat] = cards.shift(); });
  }
  const height = ([rank, suit]) => 4 * RANKS.indexOf(rank) + [..."CDHS"].indexOf(suit);
  const highest = [...held.keys()].sort((one, other) => height(held[other]) - height(held[one]));
  const places = [...sides.keys()].sort((one, other) => sides[one] - sides[other] || one - other);
  return held.map((_, seat) => places[highest.indexOf(seat)]);
}
