import type { Database } from '../db/client.ts';
import { clockOffset } from '../db/schema/sandbox.ts';
import { createClock, type MovableClock } from './clock.ts';

/** The business clock with its stored offset. */
export async function loadClock(db: Database): Promise<MovableClock> {
  const clock = createClock();
  const [row] = await db.select().from(clockOffset);
  clock.setOffset(row?.offsetMs ?? 0);
  return clock;
}

export async function storeOffset(db: Database, clock: MovableClock, offsetMs: number): Promise<void> {
  await db.insert(clockOffset).values({ id: 1, offsetMs }).onConflictDoUpdate({ target: clockOffset.id, set: { offsetMs } });
  clock.setOffset(offsetMs);
}
