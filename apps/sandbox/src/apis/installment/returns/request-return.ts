import type { Locale } from '@muddat/i18n';
import { cleanText } from '@muddat/validators';
import type { Context } from '../../../core/context.ts';
import { once } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { returnItems, returns } from '../../../db/schema/returns.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { deadlineOf, type ReturnCategory } from '../return-run/return-rules.ts';
import { stepTime } from '../return-run/return-steps.ts';
import { type ReturnRow, recordEvent } from '../return-run/return-store.ts';
import { dropPhotos, findUploads, keepPhotos, namePhotos } from '../return-run/take-photos.ts';
import { type AskedReturn, requireReturnable } from './quote-return.ts';
import { viewReturn } from './return-view.ts';

type Asked = AskedReturn & { readonly category: ReturnCategory; readonly text?: string | undefined };
type Asking = { readonly customerId: string; readonly orderId: string; readonly asked: Asked; readonly locale: Locale };

export const requestReturn = operation('installment', 'requestReturn', async ({ ctx, customer, params, headers, body, locale }) => {
  await ensureUpToDate(ctx);
  const { id: customerId } = requireCustomer(customer);
  const call = {
    ctx,
    customerId,
    operation: 'installment.requestReturn',
    key: headers['idempotency-key'],
    body: { id: params.id, ...body },
  };
  return once(call, async () => {
    const row = await open(ctx, { customerId, orderId: params.id, asked: body, locale });
    return { status: 201 as const, body: { data: await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }) } };
  });
});

async function open(ctx: Context, asking: Asking): Promise<ReturnRow> {
  const { customerId, asked } = asking;
  // Checked before the photos are decoded: a return that is not allowed should cost no decoding.
  await requireReturnable(ctx.db, { ...asking, today: ctx.clock.today() });
  const kept = await keepPhotos(ctx, await findUploads(ctx.db, customerId, asked.photos ?? []));
  try {
    const row = await insert(ctx, asking, kept);
    for (const { uploadId } of kept) await ctx.files.uploads.remove(uploadId);
    return row;
  } catch (error) {
    await dropPhotos(ctx.files, kept);
    throw error;
  }
}

/** Opens the case under the order's lock, so that the second of two simultaneous requests finds the first. */
async function insert(ctx: Context, asking: Asking, kept: Awaited<ReturnType<typeof keepPhotos>>): Promise<ReturnRow> {
  const { customerId, orderId, asked, locale } = asking;
  return ctx.db.transaction(async (tx) => {
    const at = ctx.clock.now();
    const { lines } = await requireReturnable(tx, { ...asking, today: ctx.clock.today(), lock: true });
    await findUploads(tx, customerId, asked.photos ?? []);
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
      deadline: deadlineOf('requested', at),
      nextStepAt: stepTime({ state: 'requested', wish, text }, at, ctx.config),
      answerFrom: null,
      answerText: null,
      answerAt: null,
      figures: null,
      closedAt: null,
    };
    await tx.insert(returns).values(row);
    await tx.insert(returnItems).values(lines.map((line) => ({ returnId: row.id, ...line })));
    await recordEvent(tx, row.id, { state: 'requested', actor: 'customer', at });
    await namePhotos(tx, row.id, kept);
    return row;
  });
}
