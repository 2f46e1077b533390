#!/usr/bin/env node
// A bot for all games of CardTable, and a beginner at Hearts: it ducks, and throws away what costs most.
//
// Try it in the folder where this lies:
//
//     python3 ../../../packaging/dev.py run -- simulate hearts --seats "bot:node lowest_card.js,club,club,club"

"use strict";

const RANKS = "23456789TJQKA";

const rank = (card) => RANKS.indexOf(card[0]);
const cost = (card) => rank(card) + (card === "QS" ? 100 : card[1] === "H" ? 20 : 0);
const best = (list, worth) => list.reduce((found, one) => (worth(one) > worth(found) ? one : found));
const cardsOf = (action) => action.split(" ").slice(1);

// The highest card that does not win the trick; none such: the lowest. Off suit: what costs most.
function cardFor(trick, cards) {
  if (trick.length === 0) return best(cards, (card) => -rank(card));
  const led = trick[0][1];
  if (cards[0][1] !== led) return best(cards, cost);
  const winning = Math.max(...trick.filter((card) => card[1] === led).map(rank));
  const ducking = cards.filter((card) => rank(card) < winning);
  return ducking.length > 0 ? best(ducking, rank) : best(cards, (card) => -rank(card));
}

function choose(update, legal) {
  if (legal[0].startsWith("pass ")) {
    return best(legal, (action) => cardsOf(action).reduce((sum, card) => sum + cost(card), 0));
  }
  if (legal[0].startsWith("play ")) {
    const trick = update.public.trick.split(" ").filter((card) => card !== "");
    return "play " + cardFor(trick, legal.map((action) => cardsOf(action)[0]));
  }
  return legal[0]; // in the other games this one knows nothing better
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

say({
  t: "hello", protocol: 3, program: "1", games: { canasta: 1, cancellation_hearts: 1, hearts: 1, svoi_kozyri: 1 },
  name: "Lowest card", portrait: 0, table: "", secret: "", key: "", have: -1, tag: "", opened: 0, wants: ["legal"],
});

let done = 0;
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.t === "gone") lines.close();
  if (message.t !== "news" || message.legal === undefined) return;
  done += 1;
  say({ t: "do", id: done, v: message.update.v, action: choose(message.update, message.legal) });
});
