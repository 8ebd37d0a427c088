import type { FastifyBaseLogger } from 'fastify';
import { ensureAnswers } from '../questions/answer-question.ts';
import { ensureReturnSteps } from '../returns/ensure-return-steps.ts';
import { ensureOrderSteps, type StepTools } from './ensure-order-steps.ts';

const INTERVAL_MS = 1_000;

/** Takes the steps of orders and returns and gives stores' answers every second, so that a customer who only looks at notifications hears of them too; `stop` waits for a run under way. */
export function startOrderSteps(tools: StepTools, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  let busy = false;
  const run = async () => {
    try {
      await ensureOrderSteps(tools);
      await ensureAnswers(tools);
      await ensureReturnSteps(tools);
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'steps of orders or answers of stores failed; they are tried again',
      );
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
