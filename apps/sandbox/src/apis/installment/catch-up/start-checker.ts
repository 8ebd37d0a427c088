import type { FastifyBaseLogger } from 'fastify';
import { forgetOldCopies } from '../../../core/files/forget-copies.ts';
import { logFailure } from '../../../core/request-log.ts';
import { forgetReturnPhotos } from '../return-run/take-photos.ts';
import type { CheckerTools } from '../verification/checker/decide.ts';
import { ensureCheckerAnswers } from '../verification/checker/ensure-answers.ts';
import { forgetPhotos } from '../verification/photos/forget-photos.ts';
import { sweepUploads } from '../verification/uploads/store.ts';

const INTERVAL_MS = 1_000;
const TIDY_EVERY_MS = 600_000;

/** Does what only time causes: responses of the simulated checker, and deletion of expired photos, uploads and copies. */
export async function afterTimePassed(tools: CheckerTools): Promise<void> {
  await ensureCheckerAnswers(tools);
  await removeOldFiles(tools);
}

async function removeOldFiles(tools: CheckerTools): Promise<void> {
  await forgetPhotos(tools);
  await forgetReturnPhotos(tools);
  await sweepUploads(tools);
  await forgetOldCopies(tools);
}

/** Starts a loop that checks for due responses every second and cleans up less often. `stop` waits for the run in progress. */
export function startChecker(tools: CheckerTools, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let tidiedAt = 0;
  const run = async () => {
    try {
      await ensureCheckerAnswers(tools);
      if (Date.now() - tidiedAt < TIDY_EVERY_MS) return;
      tidiedAt = Date.now();
      await removeOldFiles(tools);
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
