import { and, eq, inArray, isNotNull, lte, max, ne } from 'drizzle-orm';
import type { Context } from '../../../../core/context.ts';
import type { Database } from '../../../../db/client.ts';
import type { customers } from '../../../../db/schema/auth.ts';
import { orderEvents, orders } from '../../../../db/schema/orders.ts';
import { verificationDocuments } from '../../../../db/schema/verification.ts';
import { statusesOfPhases } from '../../../../domain/order/order-phase.ts';

const DAY_MS = 86_400_000;
type Tools = Pick<Context, 'db' | 'clock' | 'files' | 'config'>;
type StoredPhoto = { readonly id: string; readonly customerId: string; readonly storedKey: string | null };

/**
 * Deletes photos at the end of their term (privacy policy). Refused ones: 90 days after the verdict. Accepted ones: 5 years after the
 * customer's last order was closed, or after the verdict if there was no order. The row that remains only shows that there was a photo.
 */
export async function deleteExpiredPhotos(tools: Tools): Promise<void> {
  const { refusedDays, acceptedDays } = tools.config.photos;
  for (const document of await listDecidedBefore(tools, 'rejected', refusedDays)) await deletePhoto(tools, document);
  const candidates = await listDecidedBefore(tools, 'accepted', acceptedDays);
  const until = daysAgo(tools, acceptedDays);
  for (const [customerId, documents] of Map.groupBy(candidates, (document) => document.customerId)) {
    if (await hasOrderSince(tools.db, customerId, until)) continue;
    for (const document of documents) await deletePhoto(tools, document);
  }
}

export async function deletePhoto(
  { db, files }: Pick<Tools, 'db' | 'files'>,
  { id, storedKey }: Pick<StoredPhoto, 'id' | 'storedKey'>,
): Promise<void> {
  if (storedKey !== null) await files.storage.remove(storedKey);
  await db.update(verificationDocuments).set({ storedKey: null }).where(eq(verificationDocuments.id, id));
}

/** Deletes photos that were not accepted, after the customer's account has ended: no law requires them. */
export async function deleteUnacceptedPhotos(tools: Pick<Tools, 'db' | 'files'>, customerId: string): Promise<void> {
  for (const document of await selectUnacceptedPhotosOf(tools.db, customerId)) await deletePhoto(tools, document);
}

/** `customerId`: a value, or the column of the outer query when this is its subquery. */
export function selectUnacceptedPhotosOf(db: Database, customerId: string | typeof customers.id) {
  const { id, storedKey, state } = verificationDocuments;
  return db
    .select({ id, storedKey })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.customerId, customerId), ne(state, 'accepted'), isNotNull(storedKey)));
}

/** Deletes the photos of all verifications. Used before the data is seeded again. */
export async function deleteAllPhotos(tools: Pick<Tools, 'db' | 'files'>): Promise<void> {
  const kept = await tools.db.select().from(verificationDocuments).where(isNotNull(verificationDocuments.storedKey));
  for (const document of kept) await deletePhoto(tools, document);
}

const daysAgo = ({ clock }: Pick<Tools, 'clock'>, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

async function listDecidedBefore(tools: Tools, state: string, days: number): Promise<StoredPhoto[]> {
  const { id, customerId, storedKey } = verificationDocuments;
  const old = lte(verificationDocuments.decidedAt, daysAgo(tools, days));
  return tools.db
    .select({ id, customerId, storedKey })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.state, state), isNotNull(storedKey), old));
}

/** Whether an order is open, or had its last event after `until`. */
async function hasOrderSince(db: Database, customerId: string, until: Date): Promise<boolean> {
  const own = eq(orders.customerId, customerId);
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, inArray(orders.status, statusesOfPhases('checking', 'awaiting', 'running'))))
    .limit(1);
  if (open.length > 0) return true;
  const [last] = await db
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(own);
  return last?.at != null && last.at > until;
}
