import type { CalendarDate } from '@muddat/schedule';
import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../db/client.ts';
import { type LedgerDifference, ledgerChecks } from '../../../db/schema/billing.ts';
import { findDifferences } from './find-differences.ts';
import { loadBooks } from './load-books.ts';

type Tools = { readonly db: Database; readonly clock: Clock; readonly log: FastifyBaseLogger };

/** The last day checked, by database. Saves a query in each operation that calls `runDueJobs`, and so this check. */
const checkedOn = new WeakMap<Database, string>();

/** Compares all books once a day and stores the differences. The log names only kinds and numbers, no ids of people. */
export async function runNightlyLedgerCheck({ db, clock, log }: Tools): Promise<void> {
  const day = clock.today();
  if (checkedOn.get(db) === day) return;
  const [last] = await db.select({ day: ledgerChecks.day }).from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1);
  if (last?.day === day) {
    checkedOn.set(db, day);
    return;
  }
  const differences = findDifferences(await loadBooks(db, null, clock.now()));
  const kept = await db
    .insert(ledgerChecks)
    .values({ day, at: clock.now(), differences })
    .onConflictDoNothing()
    .returning({ day: ledgerChecks.day });
  checkedOn.set(db, day);
  if (kept.length === 0) return;
  const kinds = Object.fromEntries([...Map.groupBy(differences, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]));
  if (differences.length === 0) log.info({ day }, 'the books agree');
  else log.error({ day, differences: differences.length, kinds }, 'the books do not agree; see /sandbox/ledger');
}

/** The result of the last nightly check; null before the first. */
export async function loadLastLedgerCheck(db: Database): Promise<{ day: CalendarDate; differences: readonly LedgerDifference[] } | null> {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1);
  return row === undefined ? null : { day: row.day, differences: row.differences };
}
