// A second client of people's tables, written from PROTOCOL.md alone; it shares no code with the program.
//
//     node client.mjs play INVITATION [--name NAME] [--deals N] [--seconds N] [--log FILE]
//                     [--game GAME --seats N --people N --options JSON]     at a server, to open a table there
//     node client.mjs check LOG
//
// `play` sits down, plays, and checks each deal as soon as it is opened. A host prints the invitation of its table on a
// line of its own. The last line is a JSON summary. `check` does the same checks with a log that `play` has kept.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkDeal } from "./check.mjs";
import { readInvitation } from "./invitation.mjs";
import { Participant } from "./participant.mjs";
import { Refused } from "./refused.mjs";

const say = (value) => console.log(JSON.stringify(value));

async function play(invitation, values) {
  const begun = Date.now();
  const checked = [];
  const wish = values.game
    ? {
        game: values.game, seats: Number(values.seats), people: Number(values.people),
        options: JSON.parse(values.options), house: {},
      }
    : null;
  const participant = new Participant({
    place: readInvitation(invitation),
    name: values.name,
    wish,
    deals: Number(values.deals),
    onDeal: (deal, log) => checked.push(checkDeal(log, deal)),
    onInvitation: (text) => say({ invitation: text }),
  });
  const late = setTimeout(() => participant.reject(new Error("not finished in time")), 1000 * values.seconds);
  try {
    await participant.play();
  } finally {
    clearTimeout(late);
    if (values.log) writeFileSync(values.log, participant.log.map((entry) => JSON.stringify(entry) + "\n").join(""));
  }
  const messages = participant.log.length;
  const seat = participant.table.you;
  say({ game: participant.table.game, seat, deals: checked.length, verified: true, messages,
    seconds: (Date.now() - begun) / 1000, checked });
}

function check(file) {
  const log = readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const opened = log.filter(({ message }) => message.t === "opened").map(({ message }) => message.deal);
  if (!opened.length) throw new Refused("no deal was opened");
  const checked = opened.map((deal) => checkDeal(log, deal));
  say({ deals: checked.length, verified: true, checked });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string", default: "Node" }, deals: { type: "string", default: "1" }, log: { type: "string" },
    game: { type: "string" }, seats: { type: "string", default: "4" }, people: { type: "string", default: "1" },
    options: { type: "string", default: "{}" }, seconds: { type: "string", default: "115" },
  },
});
try {
  if (positionals[0] === "play") await play(positionals[1], values);
  else check(positionals[1]);
  process.exit(0);
} catch (error) {
  say({ verified: false, why: error instanceof Refused ? error.message : error.stack });
  process.exit(1);
}
