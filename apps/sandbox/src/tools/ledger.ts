import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ledgerView } from '../apis/billing/ledger/ledger-view.ts';
import { parseInput } from './shared/parse-input.ts';
import { phoneQuerySchema } from './shared/phone-query.ts';
import type { ToolContext } from './shared/tool-context.ts';

const query = v.object({ phone: phoneQuerySchema });

/**
 * GET /sandbox/ledger?phone=: the provider's charges next to our books, and every difference by name. Without a phone, of all customers.
 */
export function registerLedger(app: FastifyInstance, { db, clock }: ToolContext): void {
  app.get('/sandbox/ledger', async (request) => ledgerView(db, parseInput(query, request.query).phone, clock.now()));
}
