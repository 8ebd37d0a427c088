import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../../../core/at-intervals.ts';
import { type RepeatingJob, startEverySecond } from '../../../core/every-second.ts';
import { deleteExpiredDataCopies } from '../../../core/files/delete-copies.ts';
import { deleteExpiredReturnPhotos } from '../return-run/return-photos.ts';
import type { CheckerContext } from '../verification/checker/apply-checker-verdicts.ts';
import { runDueCheckerDecisions } from '../verification/checker/run-due-checker-decisions.ts';
import { deleteExpiredPhotos } from '../verification/photos/delete-photos.ts';
import { deleteOldUploads } from '../verification/uploads/store.ts';

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

/** Makes the due verdicts every second, and deletes expired files every ten minutes. */
export function startCheckerJobs(tools: CheckerContext, log: FastifyBaseLogger): RepeatingJob {
  const tidy = atIntervals(CLEANUP_INTERVAL_MS, () => deleteExpiredFiles(tools));
  const run = async () => {
    await runDueCheckerDecisions(tools);
    await tidy();
  };
  return startEverySecond('checker', run, log, 'the checker failed; it is tried again');
}
