import { type Locale, tashkentDate } from '@muddat/i18n';
import { and, desc, eq, gt, inArray, min, sql, sum } from 'drizzle-orm';
import { createFieldValidator } from '../../../core/field-validator.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderEvents, orderItems, orders } from '../../../db/schema/orders.ts';
import { returnItems, returns } from '../../../db/schema/returns.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { pictureView } from '../../../pictures/picture.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { isTextTooLong, RECEIVED_STATUSES } from './review-rules.ts';

type ProductRow = typeof products.$inferSelect;

const productView = (row: ProductRow, locale: Locale) => ({
  id: row.id,
  name: pickByLocale(locale, row.nameRu, row.nameUz),
  image: row.images.map(pictureView).find((picture) => picture !== null) ?? null,
});

const reviewView = (row: typeof reviews.$inferSelect, product: ProductRow, locale: Locale) => ({
  product: productView(product, locale),
  stars: row.stars,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
});

/** Subquery: how many pieces of the outer query's order line were returned. */
const returnedQuantity = (db: Database) =>
  db
    .select({ sum: sum(returnItems.quantity) })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, orderItems.orderId), eq(returnItems.line, orderItems.number), eq(returns.state, 'accepted')));

/** Goods that the customer has received and not returned, latest received first, each product once. */
async function loadReceivedGoods(db: Database, customerId: string, productId?: string) {
  const receivedAt = min(orderEvents.at);
  const rows = await db
    .select({ product: products, orderId: orders.id, at: receivedAt })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, 'delivered')))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, [...RECEIVED_STATUSES]),
        gt(orderItems.quantity, sql`coalesce(${returnedQuantity(db)}, 0)`),
        productId === undefined ? undefined : eq(products.id, productId),
      ),
    )
    .groupBy(products.id, orders.id)
    .orderBy(desc(receivedAt), desc(orders.id), products.id);
  return [...new Map(rows.toReversed().map((row) => [row.product.id, row])).values()].toReversed();
}

export const listOwnReviews = operation('installment', 'listOwnReviews', async ({ ctx, customer, locale }) => {
  // Takes the due steps of orders first: goods that are delivered by now can be reviewed.
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const own = await ctx.db
    .select({ review: reviews, product: products })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  const reviewed = new Set(own.map(({ product }) => product.id));
  const received = await loadReceivedGoods(ctx.db, customerId);
  const waiting = received.flatMap(({ product, orderId, at }) =>
    reviewed.has(product.id) || at === null
      ? []
      : [{ product: productView(product, locale), order_id: orderId, received_on: tashkentDate(at) }],
  );
  return { status: 200, body: { data: own.map(({ review, product }) => reviewView(review, product, locale)), waiting } };
});

export const saveReview = operation('installment', 'saveReview', async ({ ctx, customer, params, body, locale }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const productId = params.product_id;
  const text = createFieldValidator().optionalText(body.text) ?? '';
  // A review with stars only is valid, but not one whose text has no visible character.
  if (text === '' && body.text !== undefined && body.text !== '') throw new Problem('validation_failed', { fields: { text: 'required' } });
  const [product] = await ctx.db.select().from(products).where(eq(products.id, productId));
  if (product === undefined) throw new Problem('not_found');
  if (isTextTooLong(text)) throw new Problem('text_too_long', { fields: { text: 'too_long' } });
  const row = await ctx.db.transaction(async (tx) => {
    const mine = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId));
    const [kept] = await tx.select().from(reviews).where(mine).for('update');
    // An existing review may be changed even after the goods were returned.
    if (kept === undefined && (await loadReceivedGoods(tx, customerId, productId)).length === 0) throw new Problem('review_not_allowed');
    if (kept?.stars === body.stars && kept.text === text) return kept;
    const now = ctx.clock.now();
    const fresh = { id: newId('rev'), customerId, productId, stars: body.stars, text, createdAt: now };
    const change = { stars: body.stars, text, editedAt: now };
    const [saved] = await tx
      .insert(reviews)
      .values(fresh)
      .onConflictDoUpdate({ target: [reviews.customerId, reviews.productId], set: change })
      .returning();
    if (saved === undefined) throw new TypeError('the review was neither inserted nor changed');
    return saved;
  });
  return { status: 200, body: { data: reviewView(row, product, locale) } };
});

export const deleteReview = operation('installment', 'deleteReview', async ({ ctx, customer, params }) => {
  const mine = and(eq(reviews.customerId, requireCustomer(customer).id), eq(reviews.productId, params.product_id));
  const gone = await ctx.db.delete(reviews).where(mine).returning({ id: reviews.id });
  if (gone.length === 0) throw new Problem('not_found');
  return { status: 204 };
});
