import * as v from 'valibot';
import { resultSchema } from '../reports/report.ts';

/** A file of Vitest, or a single test of Playwright: the smallest thing whose begin and end a runner tells. */
const item = { suite: v.string(), item: v.string() };

/** What a runner tells `npm test` over the channel between the two processes. */
export const eventSchema = v.variant('kind', [
  v.object({ kind: v.literal('planned'), items: v.array(v.object(item)) }),
  v.object({ kind: v.literal('started'), ...item }),
  v.object({
    kind: v.literal('ended'),
    ...item,
    seconds: v.number(),
    tests: v.array(resultSchema),
    /** Each failure in full, as the person at the terminal reads it. */
    failures: v.array(v.string()),
  }),
  /** What belongs to no item: an error outside of every test. */
  v.object({ kind: v.literal('fault'), suite: v.string(), title: v.string(), failure: v.string() }),
  /** A page of the browser is gone, and with it the file that ran there and all that were to follow. */
  v.object({ kind: v.literal('lost'), failure: v.string() }),
]);

export type RunEvent = v.InferOutput<typeof eventSchema>;

/** Tells the parent process and waits until it is sent: the runner may end right after. Without a parent that listens, nothing happens. */
export function tell(event: RunEvent): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(event, undefined, undefined, () => resolve());
  });
}
