import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from './request-log.ts';

const INTERVAL_MS = 1_000;

export type RepeatingJob = { stop(): Promise<void> };

/** Runs `run` every second, never twice at once. A failed run is logged and repeated. `stop` waits for the run in progress. */
export function startEverySecond(run: () => Promise<void>, log: FastifyBaseLogger, failed: string): RepeatingJob {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= run()
      .catch((error: unknown) => logFailure(log, error, failed))
      .finally(() => {
        underWay = null;
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
