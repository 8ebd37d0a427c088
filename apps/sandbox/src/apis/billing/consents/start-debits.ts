import type { FastifyBaseLogger } from 'fastify';
import { type Repeated, startEverySecond } from '../../../core/every-second.ts';
import type { DebitTools } from './debit-tools.ts';
import { runDebits } from './run-debits.ts';

/** Runs the debits every second: no request arrives when a debit falls due, the morning begins or a bank responds late. */
export function startDebits(tools: DebitTools, log: FastifyBaseLogger): Repeated {
  return startEverySecond(() => runDebits(tools), log, 'automatic debits failed; they are tried again');
}
