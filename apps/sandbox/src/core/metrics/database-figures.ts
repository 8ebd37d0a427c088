import { desc, eq, sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/client.ts';
import { ledgerChecks, payments } from '../../db/schema/billing.ts';
import { dailyRuns } from '../../db/schema/orders.ts';
import type { Clock } from '../clock.ts';
import { DAILY_JOB_IDS } from '../daily-jobs.ts';
import { metricsRegistry } from './metrics.ts';

const registers = [metricsRegistry];

const ledgerDifference = new Gauge({
  name: 'muddat_sandbox_ledger_difference_som',
  help: 'Sum of the differences that the last nightly check of the books found, in soʻm; the same in all instances.',
  registers,
});
const oldestUnsettled = new Gauge({
  name: 'muddat_sandbox_oldest_unsettled_payment_seconds',
  help: 'How long the oldest payment has waited for its outcome, 0 without one; the same in all instances. In a payment app, from the end of the time to pay.',
  registers,
});
const jobSuccess = new Gauge({
  name: 'muddat_sandbox_job_last_success_timestamp_seconds',
  help: 'When each daily job last succeeded, with or without work to do, on the clock of the sandbox; the same in all instances.',
  // `job` is Prometheus's own label of the target.
  labelNames: ['daily_job'],
  registers,
});

const toSeconds = (ms: number): number => ms / 1_000;

/** Sets the gauges whose values are in the database, which all instances share. */
export async function readDatabaseFigures(db: Database, clock: Clock): Promise<void> {
  const [unsettled] = await db
    .select({ since: sql<Date | null>`min(${awaitedSince})`.mapWith(payments.processingAt) })
    .from(payments)
    .where(eq(payments.status, 'processing'));
  const since = unsettled?.since ?? null;
  oldestUnsettled.set(since === null ? 0 : Math.max(0, toSeconds(clock.now().getTime() - since.getTime())));

  const [check] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1);
  ledgerDifference.set(check?.differences.reduce((sum, { expected, found }) => sum + Math.abs(expected - found), 0) ?? 0);
  setJobSuccess('ledger', check?.at ?? null);
  const runs = await db.select().from(dailyRuns);
  for (const [job, id] of Object.entries(DAILY_JOB_IDS)) setJobSuccess(job, runs.find((run) => run.id === id)?.doneAt ?? null);
}

/** Customers have an hour to pay in a payment app; until then an open payment is no fault. */
const awaitedSince = sql`case when ${payments.appAmount} > 0 then ${payments.expiresAt} else ${payments.processingAt} end`;

function setJobSuccess(job: string, at: Date | null): void {
  if (at === null) jobSuccess.remove({ daily_job: job });
  else jobSuccess.set({ daily_job: job }, toSeconds(at.getTime()));
}
