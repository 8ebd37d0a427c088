import type { Locale } from '@muddat/i18n';
import { cleanText } from '@muddat/validators';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { customers } from '../../../db/schema/auth.ts';
import { returnItems, returns } from '../../../db/schema/returns.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { notifyOfReturnState } from '../return-run/change-return-state.ts';
import { attachReturnPhotos, deleteStoredPhotos, requireReturnUploads, storeReturnPhotos } from '../return-run/return-photos.ts';
import { type ReturnCategory, returnDeadlineOf } from '../return-run/return-rules.ts';
import { nextReturnStepAt } from '../return-run/return-steps.ts';
import { type ReturnRow, recordReturnEvent } from '../return-run/return-store.ts';
import { type ReturnRequest, requireReturnableOrder } from './quote-return.ts';
import { viewReturn } from './return-view.ts';

type NewReturnRequest = ReturnRequest & { readonly category: ReturnCategory; readonly text?: string | undefined };
type OpenReturnParams = {
  readonly customerId: string;
  readonly orderId: string;
  readonly asked: NewReturnRequest;
  readonly locale: Locale;
};

export const requestReturn = operation('installment', 'requestReturn', async ({ ctx, customer, params, headers, body, locale }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const call = {
    ctx,
    customerId,
    operation: 'installment.requestReturn',
    key: headers['idempotency-key'],
    body: { id: params.id, ...body },
  };
  return runIdempotently(call, async () => {
    const row = await openReturn(ctx, { customerId, orderId: params.id, asked: body, locale });
    return { status: 201 as const, body: { data: await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }) } };
  });
});

async function openReturn(ctx: Context, asking: OpenReturnParams): Promise<ReturnRow> {
  const { customerId, asked } = asking;
  // Checked before the photos are decoded: a return that is not allowed should cost no decoding.
  await requireReturnableOrder(ctx.db, { ...asking, today: ctx.clock.today() });
  const kept = await storeReturnPhotos(ctx, await requireReturnUploads(ctx.db, customerId, asked.photos ?? []));
  try {
    const row = await insertReturn(ctx, asking, kept);
    for (const { uploadId } of kept) await ctx.files.uploads.remove(uploadId);
    return row;
  } catch (error) {
    await deleteStoredPhotos(ctx.files, kept);
    throw error;
  }
}

/** Opens the case under the order's lock, so that the second of two simultaneous requests finds the first. */
async function insertReturn(
  ctx: Context,
  asking: OpenReturnParams,
  kept: Awaited<ReturnType<typeof storeReturnPhotos>>,
): Promise<ReturnRow> {
  const { customerId, orderId, asked, locale } = asking;
  return ctx.db.transaction(async (tx) => {
    const at = ctx.clock.now();
    // The case refers to the customer, whom the closing of an account locks before the orders.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('key share');
    const { world, lines } = await requireReturnableOrder(tx, { ...asking, today: ctx.clock.today(), lock: true });
    await requireReturnUploads(tx, customerId, asked.photos ?? []);
    const text = cleanText(asked.text ?? '');
    const wish = asked.wish ?? 'refund';
    const row: ReturnRow = {
      id: newId('ret'),
      orderId,
      customerId,
      state: 'requested',
      category: asked.category,
      wish,
      text: text === '' ? null : text,
      locale,
      requestedAt: at,
      deadline: returnDeadlineOf('requested', at),
      nextStepAt: nextReturnStepAt({ state: 'requested', wish, text }, at, ctx.config),
      answerFrom: null,
      answerText: null,
      answerAt: null,
      figures: null,
      closedAt: null,
    };
    await tx.insert(returns).values(row);
    await tx.insert(returnItems).values(lines.map((line) => ({ returnId: row.id, ...line })));
    await recordReturnEvent(tx, row.id, { state: 'requested', actor: 'customer', at });
    await attachReturnPhotos(tx, row.id, kept);
    await notifyOfReturnState(tx, row, world.order, at);
    return row;
  });
}
