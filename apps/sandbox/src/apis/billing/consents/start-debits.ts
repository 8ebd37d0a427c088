import type { FastifyBaseLogger } from 'fastify';
import { type DebitTools, runDebits } from './run-debits.ts';

const INTERVAL_MS = 1_000;

/** Runs the debits every second, so that a due date, a morning and an answer of a bank need nobody's call; `stop` waits for a run under way. */
export function startDebits(tools: DebitTools, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  let busy = false;
  const run = async () => {
    try {
      await runDebits(tools);
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'automatic debits failed; they are tried again');
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    underWay = run().finally(() => {
      busy = false;
    });
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
