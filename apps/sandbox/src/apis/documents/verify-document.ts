import { isCalendarDate } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { documents } from '../../db/schema/documents.ts';
import { runDueJobs } from '../installment/catch-up/run-due-jobs.ts';
import { parseDocumentCode } from './document-code.ts';
import { fingerprintOf, type IssuedDocument } from './issue-document.ts';
import { loadOrderDocumentFacts } from './load-order-facts.ts';
import { isReceiptValid } from './load-receipt.ts';
import { loadStatementFacts } from './load-statement.ts';
import type { DocumentFacts } from './pdf/document-facts.ts';

/** Extension: shows the holder of a document no more than is printed on it. */
export const verifyDocument = operation('installment', 'verifyDocument', async ({ ctx, params }) => {
  const code = parseDocumentCode(params.code);
  const [issued] = code === null ? [] : await ctx.db.select().from(documents).where(eq(documents.code, code));
  if (issued === undefined) throw new Problem('not_found');
  const { kind, number, issuedAt, amount } = issued;
  const valid = await isStillValid(ctx, issued);
  return {
    status: 200,
    body: { data: { kind, number, issued_at: issuedAt.toISOString(), ...(amount === null ? {} : { amount }), valid } },
  };
});

/** Whether the document would have the same content if issued now; for a receipt, whether its payment is still valid. */
async function isStillValid(ctx: Context, issued: IssuedDocument): Promise<boolean> {
  await runDueJobs(ctx);
  const { kind, customerId, subject } = issued;
  if (kind === 'receipt') return isReceiptValid(ctx.db, customerId, subject);
  try {
    return fingerprintOf(await loadCurrentFacts(ctx, { kind, customerId, subject })) === issued.fingerprint;
  } catch (error) {
    // The document can no longer be issued, such as a certificate of an order that has debts again.
    if (error instanceof Problem) return false;
    throw error;
  }
}

type DocumentSubject = { kind: Exclude<DocumentFacts['kind'], 'receipt'>; customerId: string; subject: string };

function loadCurrentFacts({ db, clock }: Context, { kind, customerId, subject }: DocumentSubject): Promise<DocumentFacts> {
  if (kind !== 'statement') return loadOrderDocumentFacts(db, customerId, subject, kind, clock.today());
  const [from, to] = subject.split('/');
  if (!isCalendarDate(from) || !isCalendarDate(to)) throw new RangeError(`no period: ${subject}`);
  return loadStatementFacts(db, customerId, { from, to });
}
