import { cleanText } from '@muddat/validators';
import type { Context } from '../../../core/context.ts';
import { once } from '../../../core/idempotency.ts';
import { type CallInfo, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { returnMessages } from '../../../db/schema/returns.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { moveReturn } from '../return-run/move-return.ts';
import { mayDispute, mayWithdraw, recipientsOf, returnState } from '../return-run/return-rules.ts';
import { REPLY_AFTER_MS } from '../return-run/return-steps.ts';
import { findOpen, findReturn, lockReturn, type ReturnRow } from '../return-run/return-store.ts';
import { viewReturn } from './return-view.ts';

type Call = Pick<CallInfo, 'ctx' | 'customer' | 'locale'> & {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'idempotency-key': string };
};

export const writeAboutReturn = operation('installment', 'writeAboutReturn', async (call) => {
  const { to, text } = call.body;
  const data = await change(call, 'writeAboutReturn', { to, text }, (tx, row, at) => write(tx, row, { to, text, at, ctx: call.ctx }));
  return { status: 201, body: { data } };
});

export const disputeReturn = operation('installment', 'disputeReturn', async (call) => {
  const { text } = call.body;
  const data = await change(call, 'disputeReturn', { text }, async (tx, row, at) => {
    if (!mayDispute(returnState(row.state), row.answerAt, at)) throw new Problem('return_closed');
    const open = await findOpen(tx, row.orderId);
    if (open !== null) throw new Problem('return_open', { extras: { return_id: open.id } });
    await insertMessage(tx, row, { to: 'support', text, at, answerAt: null });
    return moveReturn(tx, row, { to: 'disputed', at, config: call.ctx.config });
  });
  return { status: 200, body: { data } };
});

export const withdrawReturn = operation('installment', 'withdrawReturn', async (call) => {
  const data = await change(call, 'withdrawReturn', null, async (tx, row, at) => {
    if (!mayWithdraw(row)) throw new Problem('return_closed');
    return moveReturn(tx, row, { to: 'withdrawn', at, config: call.ctx.config });
  });
  return { status: 200, body: { data } };
});

type Change = (tx: Database, row: ReturnRow, at: Date) => Promise<ReturnRow>;

/** Runs a customer's change of their return, once per idempotency key, with order and case locked. */
async function change({ ctx, customer, params, headers, locale }: Call, name: string, body: unknown, work: Change) {
  await ensureUpToDate(ctx);
  const { id: customerId } = requireCustomer(customer);
  if ((await findReturn(ctx.db, customerId, params.id)) === null) throw new Problem('not_found');
  const key = headers['idempotency-key'];
  const reply = await once({ ctx, customerId, operation: `installment.${name}`, key, body: { id: params.id, body } }, async () => {
    const row = await ctx.db.transaction(async (tx) => {
      const locked = await lockReturn(tx, params.id);
      if (locked === null) throw new Problem('not_found');
      return work(tx, locked, ctx.clock.now());
    });
    return { status: 200 as const, body: await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }) };
  });
  return reply.body;
}

type Message = { readonly to: 'store' | 'support'; readonly text: string; readonly at: Date };

async function write(tx: Database, row: ReturnRow, { ctx, ...message }: Message & { readonly ctx: Context }): Promise<ReturnRow> {
  if (!recipientsOf(returnState(row.state), row.closedAt, message.at).includes(message.to)) throw new Problem('return_closed');
  const replies = ctx.config.storeAcceptSeconds !== null;
  await insertMessage(tx, row, { ...message, answerAt: replies ? new Date(message.at.getTime() + REPLY_AFTER_MS) : null });
  return row;
}

async function insertMessage(
  tx: Database,
  { id: returnId }: ReturnRow,
  message: Message & { readonly answerAt: Date | null },
): Promise<void> {
  const text = cleanText(message.text);
  if (text === '') throw new Problem('validation_failed', { fields: { text: 'required' } });
  await tx.insert(returnMessages).values({ returnId, from: 'customer', ...message, text });
}
