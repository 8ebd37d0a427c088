import { addDays } from '@muddat/schedule';
import { desc, eq } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import { orders } from '../../db/schema/orders.ts';
import { type Asked, makePdf } from '../documents/file-reply.ts';
import { loadOrderFacts, type OrderPaper } from '../documents/load-order-facts.ts';
import { loadStatement } from '../documents/load-statement.ts';
import type { Facts } from '../documents/paper/facts.ts';

/** Maximum number of documents in a copy. A worker thread needs about 50 ms for each, and the gateway waits 15 s for the response. */
const MOST_PAPERS = 150;
const STATEMENT_DAYS = 365;

const FOLDERS = [
  ['contract', 'contracts'],
  ['schedule', 'schedules'],
  ['certificate', 'certificates'],
] as const satisfies readonly (readonly [OrderPaper, string])[];

/**
 * Contracts of all orders, then the orders' other documents, newest orders first. `missing`: numbers of the orders whose documents exceed
 * the limit.
 */
export async function papersOfOrders(asked: Asked, most = MOST_PAPERS) {
  const { ctx, customer } = asked;
  const own = await ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const files: Record<string, Uint8Array> = {};
  const missing = new Set<string>();
  for (const [kind, folder] of FOLDERS) {
    for (const { id, number } of own) {
      if (Object.keys(files).length >= most) {
        missing.add(number);
        continue;
      }
      const facts = await ifThereIs(loadOrderFacts(ctx.db, customer.id, id, kind, ctx.clock.today()));
      if (facts !== null) files[`${folder}/${number}.pdf`] = (await makePdf(asked, id, facts)).body;
    }
  }
  return { files, missing: own.map(({ number }) => number).filter((number) => missing.has(number)) };
}

/** The statement of the last year; null when it exceeds the limit of a statement. */
export async function lastStatement(asked: Asked): Promise<Uint8Array | null> {
  const { ctx, customer } = asked;
  const today = ctx.clock.today();
  const period = { from: addDays(today, -STATEMENT_DAYS), to: today };
  const facts = await ifThereIs(loadStatement(ctx.db, customer.id, period));
  return facts === null ? null : (await makePdf(asked, `${period.from}/${period.to}`, facts)).body;
}

/** The facts of a document; null if the document cannot exist, such as the schedule of a full purchase. */
const ifThereIs = (loading: Promise<Facts>): Promise<Facts | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
