import { and, eq, sql } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { baskets, type StoredBasketItem } from '../../../db/schema/basket.ts';
import { assertBasketSize } from './basket-rules.ts';
import { storedBasketView } from './stored-basket.ts';

type BasketRow = typeof baskets.$inferSelect;

export const saveBasket = operation('installment', 'saveBasket', async ({ ctx, customer, body }) => {
  const { id } = requireCustomer(customer);
  assertBasketSize(body.items);
  const twice = body.items.findIndex((item, index) => body.items.slice(0, index).some((other) => other.product_id === item.product_id));
  if (twice !== -1) throw new Problem('validation_failed', { fields: { [`items.${twice}.product_id`]: 'duplicate' } });
  const items = body.items.map(
    (item, index): StoredBasketItem => ({
      productId: item.product_id,
      quantity: item.quantity,
      addedAt: parseAddedAt(item.added_at, `items.${index}.added_at`),
      price: item.price ?? null,
    }),
  );
  const saved = await saveIfUnchanged(ctx.db, { customerId: id, items, version: body.version, savedAt: ctx.clock.now() });
  if (saved === undefined) throw new Problem('basket_changed');
  return { status: 200, body: storedBasketView(saved) };
});

/** The format check lets a leap second (`:60`) through, but `Date` cannot parse it: refuse it as `invalid`. */
function parseAddedAt(text: string, field: string): string {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Problem('validation_failed', { fields: { [field]: 'invalid' } });
  return moment.toISOString();
}

/**
 * Optimistic locking: saves only if the stored version is still `basket.version`. Returns undefined if another write came first. The database
 * increments its own version: the caller's may be the largest integer of the column.
 */
async function saveIfUnchanged(db: Database, basket: BasketRow): Promise<BasketRow | undefined> {
  const rows =
    basket.version === 0
      ? await db
          .insert(baskets)
          .values({ ...basket, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(baskets)
          .set({ ...basket, version: sql`${baskets.version} + 1` })
          .where(and(eq(baskets.customerId, basket.customerId), eq(baskets.version, basket.version)))
          .returning();
  return rows[0];
}
