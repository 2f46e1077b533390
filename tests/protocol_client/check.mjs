// Checks a finished deal from what a person's program has sent and received: the numbers, the deck, the log.
import { createHash } from "node:crypto";
import { cardsOf, drawnSeats, shuffled } from "./dealing.mjs";
import { demand } from "./refused.mjs";
import { Replay } from "./replay.mjs";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (cards) => [...cards].sort();
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const seatOf = (who) => (who === "dealer" ? -1 : Number(who.slice(5)));

/** Check one deal of a log of `{from, message}`; return what was found, or throw Refused. */
export function checkDeal(log, deal) {
  const received = log.filter(({ from }) => from === "table").map(({ message }) => message);
  const of = (kind) => received.filter((message) => message.t === kind && message.deal === deal);
  const [opened] = of("opened");
  demand(opened, `deal ${deal} was not opened`);
  const tableId = received.find(({ t }) => t === "welcome").table;
  const before = tableBefore(received, of("seal")[0]);
  demand(before, "the deal was not sealed");
  const { you } = before;
  const people = checkNumbers(log, { tableId, deal, opened, before, seals: of("seal"), sealed: of("sealed") });
  if (deal === 0) return { deal, people };
  const table = of("table").filter(({ stage }) => stage === "playing").at(-1);
  demand(table, `deal ${deal} was never played`);
  const cards = cardsOf(table.game, table.options, table.seats.length);
  const deck = shuffled(cards, opened.seed, deal);
  const updates = received.filter(({ t, update }) => t === "news" && update.deal === deal).map(({ update }) => update);
  if (deal === 1) checkDraw(received, updates[0].public.sides);
  const jump = updates.findLastIndex(({ heard }) => heard); // after an undo everything begins anew
  const replay = new Replay(table, opened.actions, deck);
  for (const update of updates.slice(Math.max(jump, 0))) replay.follow(update);
  replay.finish();
  const { seen, tricks, points } = replay;
  return { deal, seat: you, people, cards: cards.length, actions: opened.actions.length, seen, tricks, points };
}

function tableBefore(received, message) {
  return received.slice(0, Math.max(received.indexOf(message), 0)).findLast(({ t }) => t === "table");
}

/** The draw for seats, if the rules have one: each person must sit where the cards of deal 0 send them. */
function checkDraw(received, sides) {
  const draw = received.find(({ t, deal }) => t === "opened" && deal === 0);
  if (!draw) return;
  const seal = (number) => received.find(({ t, deal }) => t === "seal" && deal === number);
  const [before, after] = [0, 1].map((number) => tableBefore(received, seal(number)));
  const moved = drawnSeats(draw.seed, sides);
  for (const [seat, { kind, name }] of before.seats.entries()) {
    const there = after.seats[moved[seat]];
    demand(there.kind === kind && there.name === name, `${name || "a computer"} drew seat ${moved[seat]}`);
  }
  demand(after.you === moved[before.you], `the cards drawn lead to seat ${moved[before.you]}`);
}

function checkNumbers(log, { tableId, deal, opened, before, seals, sealed }) {
  const own = `seat ${before.you}`;
  const here = before.seats.flatMap(({ kind, presence }, seat) => (kind === "person" && presence === "here" ? [`seat ${seat}`] : []));
  const hashOf = (who, share) => sha256(`cardtable/commit/${tableId}/${deal}/${who}/${share}`);
  const sent = (kind) => log.find(({ from, message: m }) => from === "seat" && m.t === kind && m.deal === deal)?.message;
  demand(seals.length && sealed.length, "the deal was not sealed");
  demand(sealed.every((message) => same(message, sealed[0])), "a deal has only one `sealed`");
  const { who, dealer } = seals.at(-1);
  const { hashes } = sealed[0];
  demand(same(who, [...who].sort((one, other) => seatOf(one) - seatOf(other))), "the participants are out of order");
  demand(who[0] === "dealer" && [own, ...here].every((name) => who.includes(name)), "somebody was left out of the seal");
  demand(hashes.dealer === dealer, "the dealer's hash was changed");
  demand(hashes[own] === sent("commit")?.hash, "the own hash was changed or left out");
  demand(opened.shares[own] === sent("share")?.share, "the own number was changed or left out");
  const given = Object.keys(opened.shares);
  demand(given.includes("dealer"), "the dealer's number is missing");
  const promised = Object.keys(hashes);
  demand(promised.every((name) => who.includes(name)), "a hash of somebody who takes no part");
  demand(same(sorted([...given, ...opened.missing]), sorted(promised)), "numbers are neither there nor missing");
  for (const name of given) {
    demand(hashOf(name, opened.shares[name]) === hashes[name], `the number of ${name} doesn't match its hash`);
  }
  const numbers = sorted(given).map((name) => `${name}=${opened.shares[name]}`).join("/");
  demand(sha256(`cardtable/seed/${tableId}/${deal}/${numbers}`) === opened.seed, "the seed doesn't follow from the numbers");
  return given.length - 1;
}
