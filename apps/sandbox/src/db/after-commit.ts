import type { Database } from './database.ts';

/** What waits for the commit of each open transaction. */
const waiting = new WeakMap<Database, (() => void)[]>();

/** Runs `act` once the transaction has committed, and never if it is rolled back. Outside a transaction it runs at once. */
export function afterCommit(tx: Database, act: () => void): void {
  const acts = waiting.get(tx);
  if (acts === undefined) act();
  else acts.push(act);
}

/** Makes the transactions of a database run what waits for their commit. */
export function runActsAfterCommits(db: Database): void {
  const begin: Database['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, settings) => {
    const acts: (() => void)[] = [];
    const result = await begin((tx) => {
      waiting.set(tx, acts);
      return work(tx);
    }, settings);
    for (const act of acts) act();
    return result;
  };
}
