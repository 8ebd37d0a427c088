import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ledgerView } from '../apis/billing/ledger/ledger-view.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolParts } from './shared/parts.ts';
import { phoneQuery } from './shared/phone-query.ts';

const query = v.object({ phone: phoneQuery });

/** GET /sandbox/ledger?phone=: what the payment provider took beside what our books say, and every difference by name; without a phone everybody's. */
export function registerLedger(app: FastifyInstance, { db, clock }: ToolParts): void {
  app.get('/sandbox/ledger', async (request) => ledgerView(db, parseInput(query, request.query).phone, clock.now()));
}
