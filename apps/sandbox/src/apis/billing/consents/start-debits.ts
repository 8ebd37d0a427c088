import type { FastifyBaseLogger } from 'fastify';
import { type RepeatingJob, startEverySecond } from '../../../core/every-second.ts';
import type { DebitContext } from './debit-context.ts';
import { runDebits } from './run-debits.ts';

/** Runs the debits every second: no request arrives when a debit falls due, the morning begins or a bank responds late. */
export function startDebitJob(tools: DebitContext, log: FastifyBaseLogger): RepeatingJob {
  return startEverySecond('debits', () => runDebits(tools), log, 'automatic debits failed; they are tried again');
}
