// Reading an invitation: the section "Invitation" of PROTOCOL.md.
import { createHash } from "node:crypto";

const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHECK = 4; // symbols at the end

/** A text that is no invitation, or one of a form that this client doesn't read. */
export class BadInvitation extends Error {}

function bitsOf(symbols) {
  return [...symbols].map((symbol) => SYMBOLS.indexOf(symbol).toString(2).padStart(5, "0")).join("");
}

function symbolsIn(text) {
  const found = /cardtable:join\/([0-9A-Za-z\- ]*)/i.exec(text);
  const written = (found ? found[1] : text).toUpperCase().replace(/[- ]/g, "");
  return written.replace(/[IL]/g, "1").replace(/O/g, "0");
}

/** Return the address, port, table, secret and first 16 bytes of the certificate's SHA-256. */
export function readInvitation(text) {
  const symbols = symbolsIn(text);
  if ([...symbols].some((symbol) => !SYMBOLS.includes(symbol))) throw new BadInvitation("a symbol that isn't one");
  const bits = bitsOf(symbols.slice(0, -CHECK));
  const bytes = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const digest = createHash("sha256").update("cardtable/invitation/").update(bytes).digest();
  const expected = [...digest.subarray(0, 3)].map((byte) => byte.toString(2).padStart(8, "0")).join("").slice(0, 20);
  if (bitsOf(symbols.slice(-CHECK)) !== expected) throw new BadInvitation("its check doesn't match: a symbol is wrong");
  if (bytes[0] !== 1 && bytes[0] !== 2) throw new BadInvitation("made by a newer program");
  if (bytes[1] !== 0) throw new BadInvitation("its certificate isn't pinned");
  const addresses = [];
  for (let at = 33; addresses.length < bytes[32]; ) {
    const kind = bytes[at];
    const length = kind === 4 ? 4 : kind === 6 ? 16 : bytes[at + 1];
    const start = at + (kind === 7 ? 2 : 1);
    const content = bytes.subarray(start, start + length);
    if (kind === 4) addresses.push([...content].join("."));
    else if (kind === 6) addresses.push(content.toString("hex").match(/.{4}/g).join(":"));
    else addresses.push(content.toString("ascii"));
    at = start + length;
  }
  return {
    addresses,
    port: bytes.readUInt16BE(2),
    table: bytes.toString("hex", 4, 8),
    secret: bytes.toString("hex", 8, 16),
    pin: bytes.toString("hex", 16, 32),
  };
}
