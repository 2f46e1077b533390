/** A deal, or a table, that isn't what it's said to be. */
export class Refused extends Error {}

/** Refuse the deal unless something is so. */
export function demand(fact, why) {
  if (!fact) throw new Refused(why);
}
