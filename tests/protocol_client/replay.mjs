// Follows a deal with all cards known, and compares it with what the seat was told and with the log of actions.
import { recipients } from "./dealing.mjs";
import { demand } from "./refused.mjs";
import { pointsOfCards, winnerOfTrick } from "./scoring.mjs";

const SILENT = new Set(["trump", "moon", "ask", "answer", "cut"]); // actions that move no card
const TO = { play: "trick", pass: "passing", discard: "discard", meld: "meld", take: "meld", lead: "pile", beat: "pile" };
const BY_RULE = new Set(["threes", "shown", "hand"]); // cards go there from a hand without an action

const kindOf = (zone) => zone.split(" ")[0];
const ownerOf = (zone) => Number(zone.split(" ")[1]);
const shownIn = (held) => (typeof held === "number" ? Array(held).fill("??") : held.split(" ").filter(Boolean));
const namedCards = (text) => text.match(/\b([2-9TJQKA][CDSH]|JK)\b/g) ?? [];

export class Replay {
  constructor(table, actions, deck) {
    this.game = table.game;
    this.options = table.options;
    this.seats = table.seats.length;
    const read = actions.map(([seat, text]) => ({ seat, text, word: text.split(" ")[0], cards: namedCards(text) }));
    const cut = read.find(({ word }) => word === "cut");
    const under = cut ? Number(cut.text.split(" ")[1]) : 0;
    this.stock = table.game === "canasta" ? "stock -" : "deck -";
    this.deck = [...deck.slice(under), ...deck.slice(0, under)];
    this.truth = new Map([[this.stock, [...this.deck]]]);
    this.trumps = read.filter(({ word }) => word === "trump");
    this.actions = read.filter(({ word }) => !SILENT.has(word)); // those that weren't seen done yet
    this.dealt = []; // seats, card by card
    this.owed = 0; // cards to be drawn for red threes
    this.taking = null; // the seat whose last action took a pile
    this.looked = new Map(); // the kitty that a seat has won
    this.trick = [];
    this.seen = this.tricks = 0;
    this.points = null;
  }

  /** Follow one update: its events, then the zones as they are after them. */
  follow(update) {
    const { game, options, seats, deck } = this;
    this.expected = recipients({ game, options, seats, deck, public: update.public });
    this.named = update.public.trumps;
    for (const [kind, ...rest] of update.heard ?? update.events) {
      if (kind === "moved") this.#move(...rest);
      else if (kind === "trick") this.#endTrick(rest[0]);
      else if (kind === "scored") this.#score(rest[0], rest[2]);
    }
    for (const [name, held] of Object.entries(update.zones)) this.#compare(`${name} in view ${update.v}`, this.#zone(name), held);
  }

  /** The deal is over: nothing may be left to do, and everybody must have been dealt to in turn. */
  finish() {
    demand(this.points, "the deal was not scored");
    demand(!this.actions.length, `the log has ${this.actions[0]?.text}, which was never done`);
    for (const { seat, text } of this.trumps) demand(text === `trump ${this.named[seat]}`, `the log has ${text} of seat ${seat}`);
    const wrong = this.expected.findIndex((seat, card) => this.dealt[card] !== seat);
    demand(wrong < 0, `card ${wrong + 1} of the deck was dealt to ${this.dealt[wrong]}`);
  }

  #zone(name) {
    if (!this.truth.has(name)) this.truth.set(name, []);
    return this.truth.get(name);
  }

  #compare(where, cards, held) {
    const shown = shownIn(held);
    demand(shown.length === cards.length, `${where}: ${shown.length} cards were told, but it's ${cards.length}`);
    for (const [at, card] of shown.entries()) {
      if (card === "??") continue;
      demand(card === cards[at], `${where}: ${card} was told, but it's ${cards[at]}`);
      this.seen++;
    }
  }

  #move(from, to, held) {
    const moved = this.#taken(from, shownIn(held));
    this.#compare(`${from} to ${to}`, moved, held);
    this.#zone(to).push(...moved);
    if (this.points) return; // the cards are gathered
    if (kindOf(from) === "hand") this.#played(ownerOf(from), kindOf(to), moved);
    else if (from === this.stock && kindOf(to) === "hand") this.#drawn(ownerOf(to), moved.length);
    else if (kindOf(from) === "pile" || kindOf(from) === "discard") this.#picked(to);
    else if (kindOf(from) === "looked") this.looked.set(ownerOf(from), moved);
  }

  #taken(from, shown) {
    const source = this.#zone(from);
    if (from === this.stock) return source.splice(0, shown.length);
    let wanted = shown;
    if (shown.includes("??")) {
      if (shown.length === source.length) return source.splice(0);
      wanted = this.actions.find(({ seat }) => seat === ownerOf(from))?.cards ?? [];
      demand(wanted.length === shown.length, `${from}: nothing in the log says which cards went`);
    }
    return wanted.map((card) => {
      demand(source.includes(card), `${from} doesn't have the ${card}`);
      return source.splice(source.indexOf(card), 1)[0];
    });
  }

  #next(seat, words, what) {
    const action = this.actions[0];
    const found = action ? `${action.text} of seat ${action.seat}` : "nothing more";
    demand(action?.seat === seat && words.includes(action.word), `seat ${seat} ${what}, but the log has ${found}`);
    return action;
  }

  #done(action) {
    this.actions.shift();
    this.taking = action.word === "take" ? action.seat : null;
  }

  #drawn(seat, count) {
    if (this.dealt.length < this.expected.length) this.dealt.push(...Array(count).fill(seat));
    else if (this.owed) this.owed -= count;
    else this.#done(this.#next(seat, ["draw"], "drew"));
  }

  /** Cards left a pile for somebody; in Canasta the top card may go into a meld first. */
  #picked(to) {
    const [action] = this.actions;
    if (action?.word === "take" && !action.begun) {
      demand(kindOf(to) === "meld" || ownerOf(to) === action.seat, `the log has ${action.text} of seat ${action.seat}`);
      action.begun = true;
      if (!action.cards.length) this.#done(action);
    } else if (kindOf(to) === "hand") {
      demand(this.taking === ownerOf(to) || action?.begun, `seat ${ownerOf(to)} picked up, which isn't in the log`);
    }
  }

  /** Cards left a hand: the next action in the log must say so. */
  #played(seat, kind, cards) {
    if (kind === "threes" && this.taking !== seat) this.owed += cards.length; // none for those out of a pile
    if (kind === "trick") this.trick.push({ seat, card: cards[0] });
    if (BY_RULE.has(kind)) return;
    const words = Object.keys(TO).filter((word) => TO[word] === kind);
    for (const card of cards) {
      const action = this.#next(seat, words, `moved ${card} to ${kind}`);
      const at = action.cards.indexOf(card);
      demand(at >= 0, `seat ${seat} moved ${card}, but the log has ${action.text}`);
      action.cards.splice(at, 1);
      if (!action.cards.length) this.#done(action);
    }
  }

  #endTrick(winner) {
    const found = winnerOfTrick(this.game, this.options, this.trick);
    demand(found === undefined || found === winner, `the trick went to ${winner}, but it's ${found}'s`);
    this.trick = [];
    this.tricks++;
  }

  #score(row, feats) {
    const won = (seat) => [...this.#zone(`won ${seat}`), ...(this.looked.get(seat) ?? [])];
    const found = row.map((_, seat) => pointsOfCards(this.game, this.options, won(seat)));
    const known = !feats.length && !found.includes(null);
    demand(!known || JSON.stringify(found) === JSON.stringify(row), `${row} was scored, but it's ${found}`);
    this.points = row;
  }
}
