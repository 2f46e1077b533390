// A second client of people's tables, as PROTOCOL.md describes them: sits down by an invitation, plays any allowed
// action, and checks the first deal that is opened. Prints one line of JSON. Needs Node and nothing else.
//
//     node client.mjs INVITATION
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:tls";

const sha256 = (data) => createHash("sha256").update(data).digest();
const hex = (text) => sha256(text).toString("hex");
const fail = (why) => { console.log(JSON.stringify({ ok: false, why })); process.exit(1); };
const must = (fact, why) => fact || fail(why);

// ---- Invitation

const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function invitation(text) {
  const symbols = text.replace(/^.*cardtable:join\//is, "").replace(/[- ]/g, "").toUpperCase();
  const read = (part) => [...part].map((one) => SYMBOLS.indexOf(one).toString(2).padStart(5, "0")).join("");
  const bits = read(symbols.slice(0, -4));
  const bytes = Buffer.from(bits.slice(0, bits.length - (bits.length % 8)).match(/.{8}/g).map((one) => parseInt(one, 2)));
  const check = Buffer.concat([Buffer.from("cardtable/invitation/"), bytes]);
  must(read(symbols.slice(-4)) === BigInt("0x" + hex(check)).toString(2).padStart(256, "0").slice(0, 20), "check");
  must(bytes[1] === 0, "flags");
  const addresses = [];
  let at = 33;
  for (let count = bytes[32]; count > 0; count--) {
    const kind = bytes[at++];
    if (kind === 4) addresses.push([...bytes.subarray(at, at += 4)].join("."));
    else if (kind === 6) addresses.push(bytes.subarray(at, at += 16).toString("hex").match(/.{4}/g).join(":"));
    else { const length = bytes[at++]; addresses.push(bytes.subarray(at, at += length).toString()); }
  }
  const part = (from, to) => bytes.subarray(from, to).toString("hex");
  return { port: bytes.readUInt16BE(2), table: part(4, 8), secret: part(8, 16), pin: part(16, 32), addresses };
}

// ---- Frames of WebSocket, over TLS with the fingerprint of the invitation

function open({ addresses, port, pin }, onText) {
  const socket = connect({ host: addresses[0], port, rejectUnauthorized: false, minVersion: "TLSv1.3" });
  let rest = Buffer.alloc(0), upgraded = false;
  const frame = (opcode, data) => {
    const mask = randomBytes(4), masked = Buffer.from(data).map((byte, at) => byte ^ mask[at % 4]);
    const long = data.length > 125;
    const head = Buffer.alloc(long ? 4 : 2);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | (long ? 126 : data.length);
    if (long) head.writeUInt16BE(data.length, 2);
    socket.write(Buffer.concat([head, mask, masked]));
  };
  const send = (message) => frame(1, Buffer.from(JSON.stringify(message)));
  const parsed = () => {
    while (rest.length >= 2) {
      let length = rest[1] & 127, start = 2;
      if (length === 126) { if (rest.length < 4) return; length = rest.readUInt16BE(2); start = 4; }
      if (length === 127) { if (rest.length < 10) return; length = Number(rest.readBigUInt64BE(2)); start = 10; }
      if (rest.length < start + length) return;
      const opcode = rest[0] & 15, data = rest.subarray(start, start + length);
      rest = rest.subarray(start + length);
      if (opcode === 9) frame(10, data);
      if (opcode === 8) fail(`closed with ${data.length ? data.readUInt16BE(0) : "no code"}`);
      if (opcode === 1) onText(data.toString(), send);
    }
  };
  socket.on("secureConnect", () => {
    must(sha256(socket.getPeerCertificate().raw).subarray(0, 16).toString("hex") === pin, "fingerprint");
    const key = randomBytes(16).toString("base64");
    socket.write(`GET /cardtable HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
      + `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: cardtable.1\r\n\r\n`);
  });
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    if (!upgraded) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      must(rest.subarray(0, end).toString().startsWith("HTTP/1.1 101"), "not upgraded");
      rest = rest.subarray(end + 4);
      upgraded = true;
      onText(null, send);
    }
    parsed();
  });
  socket.on("error", (error) => fail(String(error)));
  socket.on("close", () => fail("lost"));
}

// ---- Packs, shuffling and dealing

const RANKS = "23456789TJQKA";
const pack = (lowest = 0) => [..."CDSH"].flatMap((suit) => [...RANKS.slice(lowest)].map((rank) => rank + suit));
const without = (cards, gone) => gone.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), cards);
const twice = (cards, count) => cards.flatMap((card) => Array(count).fill(card));
const REMOVED = {
  low_minors: { 3: "2D", 5: "2D 2C", 6: "2D 3D 3C 4C", 7: "2D 3D 3C" },
  black_maria: { 3: "2C", 5: "2C 2S", 6: "2C 2D 2S 2H", 7: "2C 2D 2S" },
};
const DEALT = { 2: 15, 3: 13, 4: 11, 5: 11, 6: 13 };

function cardsOf(game, options, seats) {
  if (game === "hearts") return without(pack(), (REMOVED[options.removal]?.[seats] ?? "").split(" ").filter(Boolean));
  if (game === "svoi_kozyri") return pack(13 - options.deck / 4);
  if (game === "canasta") {
    const packs = options.packs || (seats === 6 ? 3 : 2);
    return [...twice(pack(), packs), ...Array(2 * packs).fill("JK")];
  }
  const gone = options.leftover === "remove_low_cards" ? ["2C", "2D", "2S", "3C", "3D", "3S"].slice(0, 104 % seats) : [];
  return without(twice(pack(), 2), gone);
}

function shuffled(cards, seed, deal) {
  const deck = [...cards], pieces = [];
  let counter = 0;
  const piece = () => {
    if (!pieces.length) {
      const block = sha256(`${seed}/${deal}/${counter++}`);
      for (let at = 0; at < 32; at += 4) pieces.push(block.readUInt32BE(at));
    }
    return pieces.shift();
  };
  for (let i = deck.length - 1; i > 0; i--) {
    const limit = 2 ** 32 - (2 ** 32 % (i + 1));
    let taken;
    do taken = piece(); while (taken >= limit);
    const j = taken % (i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

function dealtTo(me, table, facts, seed, deal) {
  const seats = table.seats.length, deck = shuffled(cardsOf(table.game, table.options, seats), seed, deal);
  if (table.game === "canasta") {
    const hand = table.options.hand_size || DEALT[seats], order = facts.order;
    return deck.slice(0, hand * order.length).filter((_, at) => order[at % order.length] === me);
  }
  const all = facts.hand_size === undefined ? deck.length : facts.hand_size * seats;
  return deck.slice(0, all).filter((_, at) => (facts.dealer + 1 + at) % seats === me);
}

// ---- The table

const place = invitation(process.argv[2]);
const share = randomBytes(16).toString("hex");
let table = null, sat = false, ready = -1, hash = "", sealed = null, seal = null, id = 0;
let events = [], facts = null, mine = [];
const sent = new Map();

function check(opened) {
  must(sealed !== null && sealed.deal === opened.deal, "no sealed");
  for (const [who, number] of Object.entries(opened.shares))
    must(sealed.hashes[who] === hex(`cardtable/commit/${place.table}/${opened.deal}/${who}/${number}`), `hash of ${who}`);
  must(opened.shares[`seat ${table.you}`] === share, "own number");
  const parts = Object.keys(opened.shares).sort().map((who) => `${who}=${opened.shares[who]}`).join("/");
  must(opened.seed === hex(`cardtable/seed/${place.table}/${opened.deal}/${parts}`), "seed");
  const hand = new RegExp(`^hand ${table.you}$`);
  const expected = dealtTo(table.you, table, facts, opened.seed, opened.deal);
  const moves = events.filter(([kind, from, to]) => kind === "moved" && /^(deck|stock) -$/.test(from) && hand.test(to));
  const got = moves.map((move) => move[3]).slice(0, expected.length);
  must(JSON.stringify(got) === JSON.stringify(expected), `cards: ${got} for ${expected}`);
  const played = opened.actions.filter(([seat]) => seat === table.you).map(([, action]) => action);
  must(JSON.stringify(played) === JSON.stringify(mine), "actions");
  console.log(JSON.stringify({ ok: true, game: table.game, deal: opened.deal, cards: got.length, actions: mine.length }));
  process.exit(0);
}

const wish = (legal) => // in Canasta rather draw than take, and rather discard than meld, so that the deal ends
  legal.find((action) => action === "draw") ?? legal.findLast((action) => action.startsWith("discard")) ?? legal[0];

open(place, (text, send) => {
  if (text === null) {
    const games = { canasta: 1, cancellation_hearts: 1, hearts: 1, svoi_kozyri: 1 };
    send({ t: "hello", protocol: 4, program: "js-1", games, name: "Node", portrait: 5, table: place.table,
      secret: place.secret, key: "", have: -1, tag: "", opened: 0, wants: ["legal"] });
    return;
  }
  const message = JSON.parse(text);
  switch (message.t) {
    case "table":
      table = message;
      if (table.stage !== "lobby") break;
      if (table.you === null && !sat) {
        sat = true;
        send({ t: "sit", seat: table.seats.findIndex((seat) => seat.kind === "open") });
      } else if (table.you !== null && (ready !== table.rev || !table.seats[table.you].ready)) {
        ready = table.rev;
        send({ t: "ready", ready: true, rev: table.rev });
      }
      break;
    case "seal":
      seal = message;
      hash = hex(`cardtable/commit/${place.table}/${message.deal}/seat ${table.you}/${share}`);
      if (message.who.includes(`seat ${table.you}`)) send({ t: "commit", deal: message.deal, hash });
      break;
    case "sealed":
      sealed = message;
      must(message.hashes[`seat ${table.you}`] === hash && message.hashes.dealer === seal.dealer, "sealed");
      send({ t: "share", deal: message.deal, share });
      break;
    case "news": {
      if (message.update.heard) events = message.update.heard;
      else events.push(...message.update.events);
      facts ??= message.update.public;
      if (message.mine !== undefined) mine.push(sent.get(message.mine));
      const acts = message.update.events.findLast?.(([kind]) => kind === "turn");
      if (message.legal?.length && (acts?.[1] ?? [table.you]).includes(table.you)) {
        const action = wish(message.legal);
        sent.set(++id, action);
        send({ t: "do", id, v: message.update.v, action });
      }
      break;
    }
    case "no":
      fail(`refused: ${text}`);
      break;
    case "opened":
      if (message.deal > 0) check(message);
      break;
    case "gone":
      fail(text);
  }
});
