import type { FastifyBaseLogger } from 'fastify';
import { type RepeatingJob, startEverySecond } from '../../../core/every-second.ts';
import { answerDueQuestions } from '../questions/answer-question.ts';
import { runDueReturnSteps } from '../return-run/run-due-return-steps.ts';
import { type JobContext, runDueOrderSteps } from '../store-run/run-due-order-steps.ts';

/**
 * Every second, takes the due steps of orders and returns and gives the due answers of stores. Without this loop, a customer who only opens
 * the notifications would miss them.
 */
export function startOrderStepsJob(tools: JobContext, log: FastifyBaseLogger): RepeatingJob {
  const run = async () => {
    await runDueOrderSteps(tools);
    await answerDueQuestions(tools);
    await runDueReturnSteps(tools);
  };
  return startEverySecond('orders', run, log, 'steps of orders or answers of stores failed; they are tried again');
}
