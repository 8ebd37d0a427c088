import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredDataCopies } from '../../../core/files/delete-copies.ts';
import { logFailure } from '../../../core/request-log.ts';
import { deleteExpiredReturnPhotos } from '../return-run/return-photos.ts';
import type { CheckerContext } from '../verification/checker/apply-checker-verdicts.ts';
import { runDueCheckerDecisions } from '../verification/checker/run-due-checker-decisions.ts';
import { deleteExpiredPhotos } from '../verification/photos/delete-photos.ts';
import { deleteOldUploads } from '../verification/uploads/store.ts';

const INTERVAL_MS = 1_000;
const CLEANUP_INTERVAL_MS = 600_000;

/** Does the work that has fallen due: verdicts of the simulated checker, and deletion of expired photos, uploads and copies of data. */
export async function runCheckerJobs(tools: CheckerContext): Promise<void> {
  await runDueCheckerDecisions(tools);
  await deleteExpiredFiles(tools);
}

async function deleteExpiredFiles(tools: CheckerContext): Promise<void> {
  await deleteExpiredPhotos(tools);
  await deleteExpiredReturnPhotos(tools);
  await deleteOldUploads(tools);
  await deleteExpiredDataCopies(tools);
}

/**
 * Starts a loop that makes the due verdicts every second and deletes expired files every ten minutes. `stop` waits for the run in progress.
 */
export function startCheckerJobs(tools: CheckerContext, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let tidiedAt = 0;
  const run = async () => {
    try {
      await runDueCheckerDecisions(tools);
      if (Date.now() - tidiedAt < CLEANUP_INTERVAL_MS) return;
      tidiedAt = Date.now();
      await deleteExpiredFiles(tools);
    } catch (error) {
      logFailure(log, error, 'the checker failed; it is tried again');
    }
  };
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= run().finally(() => {
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
