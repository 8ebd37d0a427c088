import { addDays } from '@muddat/schedule';
import { desc, eq } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import { orders } from '../../db/schema/orders.ts';
import { type DocumentRequestContext, issuePdf } from '../documents/file-response.ts';
import { loadOrderDocumentFacts, type OrderDocumentKind } from '../documents/load-order-facts.ts';
import { loadStatementFacts } from '../documents/load-statement.ts';
import type { DocumentFacts } from '../documents/pdf/document-facts.ts';

/** Maximum number of documents in a copy. A worker thread needs about 50 ms for each, and the gateway waits 15 s for the response. */
const MAX_DOCUMENTS = 150;
const STATEMENT_DAYS = 365;

const DOCUMENT_FOLDERS = [
  ['contract', 'contracts'],
  ['schedule', 'schedules'],
  ['certificate', 'certificates'],
] as const satisfies readonly (readonly [OrderDocumentKind, string])[];

/**
 * Contracts of all orders, then the orders' other documents, newest orders first. `missing`: numbers of the orders whose documents were not
 * looked for, because the limit was reached.
 */
export async function renderOrderDocuments(asked: DocumentRequestContext, most = MAX_DOCUMENTS) {
  const { ctx, customer } = asked;
  const own = await ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const files: Record<string, Uint8Array> = {};
  const missing = new Set<string>();
  for (const [kind, folder] of DOCUMENT_FOLDERS) {
    for (const { id, number } of own) {
      if (Object.keys(files).length >= most) {
        missing.add(number);
        continue;
      }
      const facts = await factsOrNull(loadOrderDocumentFacts(ctx.db, customer.id, id, kind, ctx.clock.today()));
      if (facts !== null) files[`${folder}/${number}.pdf`] = (await issuePdf(asked, id, facts)).body;
    }
  }
  return { files, missing: own.map(({ number }) => number).filter((number) => missing.has(number)) };
}

/** The statement of the last year; null when it exceeds the limit of a statement. */
export async function renderYearStatement(asked: DocumentRequestContext): Promise<Uint8Array | null> {
  const { ctx, customer } = asked;
  const today = ctx.clock.today();
  const period = { from: addDays(today, -STATEMENT_DAYS), to: today };
  const facts = await factsOrNull(loadStatementFacts(ctx.db, customer.id, period));
  return facts === null ? null : (await issuePdf(asked, `${period.from}/${period.to}`, facts)).body;
}

/** The facts of a document; null if it cannot exist, such as the schedule of a full purchase, or would be too long, such as a statement. */
const factsOrNull = (loading: Promise<DocumentFacts>): Promise<DocumentFacts | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
