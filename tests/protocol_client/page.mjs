// What PROTOCOL.md itself says in tables that a program can read: the options of each game.
import { readFileSync } from "node:fs";

const PAGE = new URL("../../PROTOCOL.md", import.meta.url);

function value(cell) {
  const text = /^\*\*(.*?)\*\*/.exec(cell)[1];
  if (text.startsWith("`")) return text.slice(1, -1);
  return text === "true" || text === "false" ? text === "true" : Number(text);
}

/** Return the options of a game as they are if nothing else is chosen. */
export function defaultOptions(game) {
  const [, table] = readFileSync(PAGE, "utf8").split(`**Options of ${game}**`);
  const rows = table.trim().split("\n").slice(4);
  const end = rows.findIndex((row) => !row.startsWith("|"));
  const cells = rows.slice(0, end).map((row) => row.split("|").map((cell) => cell.trim()));
  return Object.fromEntries(cells.map(([, name, values]) => [name, value(values)]));
}
