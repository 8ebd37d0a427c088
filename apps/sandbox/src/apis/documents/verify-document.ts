import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { documents } from '../../db/schema/documents.ts';
import { ensureUpToDate } from '../installment/up-to-date.ts';
import { readCode } from './code.ts';
import type { Facts } from './facts.ts';
import { fingerprintOf, type Issued } from './issue-document.ts';
import { loadOrderFacts } from './load-order-facts.ts';
import { loadReceipt } from './load-receipt.ts';
import { loadStatement } from './load-statement.ts';

/** Extension: what anybody who holds a paper may know of it: no more than is printed on it. */
export const verifyDocument = operation('installment', 'verifyDocument', async ({ ctx, params }) => {
  const code = readCode(params.code);
  const [issued] = code === null ? [] : await ctx.db.select().from(documents).where(eq(documents.code, code));
  if (issued === undefined) throw new Problem('not_found');
  const { kind, number, issuedAt, amount } = issued;
  const valid = await stillHolds(ctx, issued);
  return {
    status: 200,
    body: { data: { kind, number, issued_at: issuedAt.toISOString(), ...(amount === null ? {} : { amount }), valid } },
  };
});

/** Whether the paper would say the same if it were given out now. */
async function stillHolds(ctx: Context, issued: Issued): Promise<boolean> {
  await ensureUpToDate(ctx);
  try {
    return fingerprintOf(await factsNow(ctx, issued)) === issued.fingerprint;
  } catch (error) {
    // There is no such paper any more: a certificate of an order that is owed again.
    if (error instanceof Problem) return false;
    throw error;
  }
}

function factsNow({ db, clock }: Context, { kind, subject, customerId }: Issued): Promise<Facts> {
  if (kind === 'receipt') return loadReceipt(db, customerId, subject);
  if (kind !== 'statement') return loadOrderFacts(db, customerId, subject, kind, clock.today());
  const [from = '', to = ''] = subject.split('/');
  return loadStatement(db, customerId, { from, to });
}
