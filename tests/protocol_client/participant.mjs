// One person at a table: joins, sits down, takes part in the sealed shuffle and plays, as PROTOCOL.md describes.
import { createHash, randomBytes } from "node:crypto";
import { chooseAction } from "./choices.mjs";
import { openConnection } from "./connection.mjs";
import { defaultOptions } from "./page.mjs";

const PROTOCOL = 4;
const GAMES = { canasta: 1, cancellation_hearts: 1, hearts: 1, svoi_kozyri: 1 };
const LEVEL = "beginner"; // of the computers that fill the seats
// A view that an action was chosen from may be gone when the action arrives: others act at the same time.
const CHOOSE_AGAIN = new Set(["stale", "turn", "not-now", "paused", "asked-first"]);

/** Plays until `deals` deals are opened. All messages are kept in `log`, as `{from, message}`. */
export class Participant {
  /** `wish` is what its host plays: game, seats, options, people; null for a guest. `onDeal` checks a deal. */
  constructor({ place, name, wish, deals, onDeal, onInvitation }) {
    Object.assign(this, { place, name, wish, deals, onDeal, onInvitation });
    this.log = [];
    this.table = null;
    this.news = null;
    this.shares = new Map();
    this.actionId = 0;
    this.unanswered = null; // id of the action that isn't answered yet
    this.asked = new Set(); // what was sent in the lobby; nothing of it is repeated
    this.finished = new Promise((resolve, reject) => { this.resolve = resolve; this.reject = reject; });
  }

  async play() {
    const onClose = (code, reason) => this.reject(new Error(`closed with ${code} ${reason}`));
    this.line = await openConnection(this.place, (message) => this.#receive(message), onClose);
    const { table, secret } = this.place;
    this.#send({
      t: "hello", protocol: PROTOCOL, program: "1", games: GAMES, name: this.name, portrait: 5, table, secret, key: "",
      have: -1, tag: "", opened: 0, wants: ["legal"],
    });
    await this.finished;
    this.#send({ t: "bye" });
    this.line.close();
  }

  #send(message) {
    this.log.push({ from: "seat", message });
    this.line.send(message);
  }

  #receive(message) {
    this.log.push({ from: "table", message });
    const handler = this[`on_${message.t}`];
    try {
      if (!handler) throw new Error(`a message that isn't on the page: ${message.t}`);
      handler.call(this, message);
    } catch (error) {
      this.reject(error);
    }
  }

  on_welcome(message) {
    this.tableId = message.table;
    this.invitation = message.invitation;
  }

  on_table(message) {
    this.table = message;
    if (this.invitation && message.you !== null) { // whoever gets it takes another seat
      this.onInvitation(this.invitation);
      this.invitation = "";
    }
    if (message.stage === "lobby") this.#prepare(message);
    else if (message.stage === "playing") this.#act();
  }

  #once(message) {
    const key = JSON.stringify([message, this.table.rev]);
    if (!this.asked.has(key)) this.#send(message);
    this.asked.add(key);
  }

  #prepare(table) {
    const { rev, seats, you } = table;
    const own = seats.findIndex((seat) => seat.kind === "open");
    const people = seats.filter((seat) => seat.kind === "person");
    if (this.wish && (table.game !== this.wish.game || seats.length !== this.wish.seats)) {
      const options = { ...defaultOptions(this.wish.game), ...this.wish.options };
      const { game, seats } = this.wish;
      this.#once({ t: "arrange", game, seats, options, house: { ...table.house, ...this.wish.house } });
    } else if (you === null) {
      if (own >= 0) this.#once({ t: "sit", seat: own });
    } else if (this.wish && people.length >= this.wish.people && own >= 0) {
      this.#once({ t: "arrange", fill: [own, LEVEL] });
    } else if ((own < 0 || !this.wish) && !seats[you].ready) {
      this.#once({ t: "ready", ready: true, rev });
    } else if (own < 0 && this.wish && people.every((seat) => seat.ready)) {
      this.#once({ t: "start", rev });
    }
  }

  on_seal({ deal, who }) {
    if (!who.includes(`seat ${this.table.you}`)) throw new Error("left out of the seal");
    if (!this.shares.has(deal)) this.shares.set(deal, randomBytes(16).toString("hex"));
    const text = `cardtable/commit/${this.tableId}/${deal}/seat ${this.table.you}/${this.shares.get(deal)}`;
    this.hash = createHash("sha256").update(text).digest("hex");
    this.sealedBy = this.log.at(-1).message.dealer;
    this.#send({ t: "commit", deal, hash: this.hash });
  }

  on_sealed({ deal, hashes }) {
    if (hashes[`seat ${this.table.you}`] !== this.hash) throw new Error("the own hash was changed or left out");
    if (hashes.dealer !== this.sealedBy) throw new Error("the dealer's hash was changed");
    this.#send({ t: "share", deal, share: this.shares.get(deal) });
  }

  on_opened({ deal }) {
    this.onDeal(deal, this.log);
    if (deal >= this.deals) this.resolve();
  }

  on_news(message) {
    this.news = message;
    if (message.mine === this.unanswered || message.update.heard) this.unanswered = null;
    this.#act();
  }

  #act() {
    const { news, table, unanswered } = this;
    if (!news?.legal?.length || unanswered !== null || table.stage !== "playing") return;
    if (news.update.v === this.chosenFrom) return;
    this.chosenFrom = news.update.v;
    this.unanswered = ++this.actionId;
    const action = chooseAction(table.game, news.legal, news.update);
    this.#send({ t: "do", id: this.actionId, v: news.update.v, action });
  }

  on_no(message) {
    if (message.to === "sit" && message.code === "taken") { // somebody was quicker
      this.#prepare(this.table);
      return;
    }
    if (message.to !== "do" || !CHOOSE_AGAIN.has(message.code)) {
      throw new Error(`refused: ${message.to} with ${message.code} ${message.text?.s ?? ""}`);
    }
    if (message.id !== this.unanswered) return;
    this.unanswered = null;
    this.#act(); // if a newer view has come meanwhile
  }

  on_gone({ code }) {
    throw new Error(`the table said goodbye with ${code}`);
  }

  on_asked() {}
  on_settled() {}
  on_phrase() {}
  on_clock() {}
}
