import type { CalendarDate } from '@muddat/schedule';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { dailyRuns } from '../db/schema/orders.ts';
import type { Context } from './context.ts';

/** For each job that runs once a business day, its row in `daily_runs`. */
export const DAILY_JOB_IDS = { orders: 1, reminders: 2, retention: 3 } as const;
type DailyJob = keyof typeof DAILY_JOB_IDS;

export async function isJobDoneOn(db: Database, job: DailyJob, day: CalendarDate): Promise<boolean> {
  const [run] = await db.select().from(dailyRuns).where(eq(dailyRuns.id, DAILY_JOB_IDS[job]));
  return run?.lastDay === day;
}

/** Another instance may have begun the next day already, and the mark never moves back. */
export async function markJobDone({ db, clock }: Pick<Context, 'db' | 'clock'>, job: DailyJob, day: CalendarDate): Promise<void> {
  const mark = { lastDay: day, doneAt: clock.now() };
  await db
    .insert(dailyRuns)
    .values({ id: DAILY_JOB_IDS[job], ...mark })
    .onConflictDoUpdate({ target: dailyRuns.id, set: mark, setWhere: lt(dailyRuns.lastDay, day) });
}
