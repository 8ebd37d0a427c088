import type { FastifyBaseLogger } from 'fastify';
import { repeatedJobSuccess } from './metrics/metrics.ts';
import { logFailure } from './request-log.ts';

const INTERVAL_MS = 1_000;

/** Names of the jobs in the metrics. */
type RepeatedJobName = 'accounts' | 'checker' | 'debits' | 'messages' | 'orders' | 'payments' | 'reminders' | 'retention';

export type RepeatingJob = { stop(): Promise<void> };

/**
 * Runs `run` every second, never twice at once. A failed run is logged and repeated; a run without a failure, and the start, set the metric
 * of the job's last success. `stop` waits for the run in progress.
 */
export function startEverySecond(
  name: RepeatedJobName,
  run: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
  failed: string,
): RepeatingJob {
  const noteSuccess = () => repeatedJobSuccess.set({ repeated_job: name }, Date.now() / 1_000);
  noteSuccess();
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= run()
      .then(noteSuccess, (error: unknown) => logFailure(log, error, failed))
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
