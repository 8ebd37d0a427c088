import type { FastifyBaseLogger } from 'fastify';
import { type Repeated, startEverySecond } from '../../../core/every-second.ts';
import { ensureAnswers } from '../questions/answer-question.ts';
import { ensureReturnSteps } from '../return-run/ensure-return-steps.ts';
import { ensureOrderSteps, type StepTools } from '../store-run/ensure-order-steps.ts';

/**
 * Every second, takes the due steps of orders and returns and gives the due answers of stores. Without this loop, a customer who only opens
 * the notifications would miss them.
 */
export function startOrderSteps(tools: StepTools, log: FastifyBaseLogger): Repeated {
  const run = async () => {
    await ensureOrderSteps(tools);
    await ensureAnswers(tools);
    await ensureReturnSteps(tools);
  };
  return startEverySecond(run, log, 'steps of orders or answers of stores failed; they are tried again');
}
