import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listRefundsOfPayment, refundView } from '../apis/billing/payment/refund-store.ts';
import { receiveProviderAct } from '../apis/billing/refund/provider-act.ts';
import { PROVIDER_ACTS } from '../apis/billing/refund/refund-rules.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const KEY = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));
const body = v.strictObject({
  payment_id: v.pipe(v.string(), v.maxLength(64)),
  act: v.picklist(PROVIDER_ACTS),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  key: KEY,
});

/**
 * POST /sandbox/provider {"payment_id", "act": "refund" | "chargeback" | "recall" | "payout_return", "amount"?, "key"?}: an act of the
 * provider. Without an amount, the whole remaining sum. Idempotent by `key` or, without a key, by act and amount.
 */
export function registerProvider(app: FastifyInstance, { db, clock, config }: ToolContext): void {
  app.post('/sandbox/provider', async (request) => {
    const { payment_id: paymentId, act, amount = null, key = null } = parseInput(body, request.body);
    const payment = await receiveProviderAct({ db, clock, config }, { paymentId, act, amount, key });
    const rows = await listRefundsOfPayment(db, payment.id);
    const now = clock.now();
    return { payment_id: payment.id, refunded_amount: payment.refundedAmount, refunds: rows.map((row) => refundView(row, now)) };
  });
}
