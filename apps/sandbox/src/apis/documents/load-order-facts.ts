import type { CalendarDate } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { checkouts } from '../../db/schema/checkout.ts';
import { loadOwnOrder } from '../../domain/order/order-rows.ts';
import { certificateFacts, contractFacts, scheduleFacts } from './order-facts.ts';
import type { DocumentFacts } from './pdf/document-facts.ts';

export type OrderDocumentKind = 'contract' | 'schedule' | 'certificate';

/** The facts of an order's document today. Throws 404 for another customer's order, 409 if the document cannot be issued. */
export async function loadOrderDocumentFacts(
  db: Database,
  customerId: string,
  orderId: string,
  kind: OrderDocumentKind,
  today: CalendarDate,
): Promise<DocumentFacts> {
  const rows = await loadOwnOrder(db, customerId, orderId);
  if (rows === null) throw new Problem('not_found');
  if (kind === 'schedule') return scheduleFacts(rows, today);
  if (kind === 'certificate') return certificateFacts(rows);
  const { checkoutId } = rows.order;
  const [signed] =
    checkoutId === null ? [] : await db.select({ version: checkouts.offerVersion }).from(checkouts).where(eq(checkouts.id, checkoutId));
  return contractFacts(rows, signed?.version ?? null);
}
