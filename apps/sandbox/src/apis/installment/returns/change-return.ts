import { cleanText } from '@muddat/validators';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { type CallInfo, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { returnMessages } from '../../../db/schema/returns.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { changeReturnState } from '../return-run/change-return-state.ts';
import { canDisputeReturn, canWithdrawReturn, messageRecipientsOf, parseReturnState } from '../return-run/return-rules.ts';
import { RETURN_REPLY_DELAY_MS } from '../return-run/return-steps.ts';
import { findOpenReturn, findReturn, lockReturn, type ReturnRow } from '../return-run/return-store.ts';
import { viewReturn } from './return-view.ts';

type ReturnCall = Pick<CallInfo, 'ctx' | 'customer' | 'locale'> & {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'idempotency-key': string };
};

export const writeAboutReturn = operation('installment', 'writeAboutReturn', async (call) => {
  const { to, text } = call.body;
  const data = await changeReturn(call, 'writeAboutReturn', { to, text }, (tx, row, at) =>
    writeMessage(tx, row, { to, text, at, ctx: call.ctx }),
  );
  return { status: 201, body: { data } };
});

export const disputeReturn = operation('installment', 'disputeReturn', async (call) => {
  const { text } = call.body;
  const data = await changeReturn(call, 'disputeReturn', { text }, async (tx, row, at) => {
    if (!canDisputeReturn(parseReturnState(row.state), row.answerAt, at)) throw new Problem('return_closed');
    const open = await findOpenReturn(tx, row.orderId);
    if (open !== null) throw new Problem('return_open', { extras: { return_id: open.id } });
    await insertMessage(tx, row, { to: 'support', text, at, answerAt: null });
    return changeReturnState(tx, row, { to: 'disputed', at, config: call.ctx.config });
  });
  return { status: 200, body: { data } };
});

export const withdrawReturn = operation('installment', 'withdrawReturn', async (call) => {
  const data = await changeReturn(call, 'withdrawReturn', null, async (tx, row, at) => {
    if (!canWithdrawReturn(row)) throw new Problem('return_closed');
    return changeReturnState(tx, row, { to: 'withdrawn', at, config: call.ctx.config });
  });
  return { status: 200, body: { data } };
});

type ReturnChange = (tx: Database, row: ReturnRow, at: Date) => Promise<ReturnRow>;

/** Runs a customer's change of their return, once per idempotency key, with order and case locked. */
async function changeReturn({ ctx, customer, params, headers, locale }: ReturnCall, name: string, body: unknown, work: ReturnChange) {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  if ((await findReturn(ctx.db, customerId, params.id)) === null) throw new Problem('not_found');
  const key = headers['idempotency-key'];
  const reply = await runIdempotently(
    { ctx, customerId, operation: `installment.${name}`, key, body: { id: params.id, body } },
    async () => {
      const row = await ctx.db.transaction(async (tx) => {
        const locked = await lockReturn(tx, params.id);
        if (locked === null) throw new Problem('not_found');
        return work(tx, locked, ctx.clock.now());
      });
      return { status: 200 as const, body: await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }) };
    },
  );
  return reply.body;
}

type ReturnMessage = { readonly to: 'store' | 'support'; readonly text: string; readonly at: Date };

async function writeMessage(
  tx: Database,
  row: ReturnRow,
  { ctx, ...message }: ReturnMessage & { readonly ctx: Context },
): Promise<ReturnRow> {
  if (!messageRecipientsOf(parseReturnState(row.state), row.closedAt, message.at).includes(message.to)) throw new Problem('return_closed');
  const replies = ctx.config.storeAcceptSeconds !== null;
  await insertMessage(tx, row, { ...message, answerAt: replies ? new Date(message.at.getTime() + RETURN_REPLY_DELAY_MS) : null });
  return row;
}

async function insertMessage(
  tx: Database,
  { id: returnId }: ReturnRow,
  message: ReturnMessage & { readonly answerAt: Date | null },
): Promise<void> {
  const text = cleanText(message.text);
  if (text === '') throw new Problem('validation_failed', { fields: { text: 'required' } });
  await tx.insert(returnMessages).values({ returnId, from: 'customer', ...message, text });
}
