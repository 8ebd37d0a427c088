import * as v from 'valibot';
import { testResultSchema } from '../reports/report.ts';

/** A Vitest file or a Playwright test: the smallest unit whose start and end a runner reports. */
const item = { suite: v.string(), item: v.string() };

/** What a runner reports to `npm test` over the IPC channel. */
export const runEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('planned'), items: v.array(v.object(item)) }),
  v.object({ kind: v.literal('started'), ...item }),
  v.object({
    kind: v.literal('ended'),
    ...item,
    seconds: v.number(),
    tests: v.array(testResultSchema),
    /** Full text of each failure for the terminal. */
    failures: v.array(v.string()),
  }),
  /** An error outside every test. */
  v.object({ kind: v.literal('fault'), suite: v.string(), title: v.string(), failure: v.string() }),
  /** A browser page crashed. Its current file and all files queued for it did not run. */
  v.object({ kind: v.literal('lost'), failure: v.string() }),
]);

export type RunEvent = v.InferOutput<typeof runEventSchema>;

/**
 * Sends an event to the parent process and waits until it is sent, because the runner may exit right after. Does nothing without a parent
 * that listens.
 */
export function sendRunEvent(event: RunEvent): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(event, undefined, undefined, () => resolve());
  });
}
