// A connection to a table: the section "The connection" of PROTOCOL.md.
import { createHash } from "node:crypto";
import { connect } from "node:tls";
import WebSocket from "ws";
import { Refused } from "./refused.mjs";

const PING = 5_000; // ms
const SILENCE = 10_000;
const HANDSHAKE = 5_000;
const LARGEST = 262_144; // bytes of a message from the table

function securely({ addresses, port, pin }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: addresses[0], port, minVersion: "TLSv1.3", rejectUnauthorized: false });
    socket.setTimeout(HANDSHAKE, () => socket.destroy(new Error("no TLS within 5 s")));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const found = createHash("sha256").update(socket.getPeerCertificate().raw).digest("hex");
      if (!found.startsWith(pin)) {
        socket.destroy();
        reject(new Refused("another computer answers: its certificate isn't that of the invitation"));
        return;
      }
      socket.setTimeout(0);
      socket.removeListener("error", reject);
      resolve(socket);
    });
  });
}

/** Connect to the table of an invitation; `onMessage` gets each message, `onClose` code and reason. */
export async function openConnection(place, onMessage, onClose) {
  const socket = await securely(place); // not a byte is sent before the certificate is known
  const line = new WebSocket(`wss://${place.addresses[0]}:${place.port}/cardtable`, "cardtable.1", {
    createConnection: () => socket,
    perMessageDeflate: false,
    handshakeTimeout: HANDSHAKE,
    maxPayload: LARGEST,
  });
  let heard = Date.now();
  const pings = setInterval(() => {
    if (Date.now() - heard > SILENCE) line.terminate();
    else if (line.readyState === WebSocket.OPEN) line.ping();
  }, PING);
  for (const kind of ["ping", "pong"]) line.on(kind, () => { heard = Date.now(); });
  line.on("message", (data, binary) => {
    heard = Date.now();
    if (binary) line.close();
    else onMessage(JSON.parse(data.toString()));
  });
  line.on("close", (code, reason) => { clearInterval(pings); onClose(code, reason.toString()); });
  await new Promise((resolve, reject) => { line.once("open", resolve); line.once("error", reject); });
  line.on("error", (error) => onClose(1006, error.message));
  return {
    send: (message) => line.send(JSON.stringify(message)),
    close: () => line.close(1000),
  };
}
