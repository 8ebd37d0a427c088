import { publishedName } from '@muddat/validators';
import { and, count, desc, eq, lt, or, sum } from 'drizzle-orm';
import * as v from 'valibot';
import { operation } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { Problem } from '../../../core/problem.ts';
import { customers } from '../../../db/schema/auth.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { averageRating } from './review-rules.ts';

const cursorSchema = v.tuple([v.literal('review'), cursorTimeSchema, cursorTextSchema]);

/** The response is public, so it shows nothing of a customer except the published name. */
export const listProductReviews = operation('installment', 'listProductReviews', async ({ ctx, params, query }) => {
  const ofProduct = eq(reviews.productId, params.id);
  if ((await ctx.db.$count(products, eq(products.id, params.id))) === 0) throw new Problem('not_found');
  const rows = await ctx.db
    .select({ id: reviews.id, stars: reviews.stars, text: reviews.text, createdAt: reviews.createdAt, name: customers.name })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(and(ofProduct, after(query.cursor)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(rowsToFetch(query.limit));
  const [totals] = await ctx.db
    .select({ count: count(), stars: sum(reviews.stars) })
    .from(reviews)
    .where(ofProduct);
  const total = totals?.count ?? 0;
  const page = cutPage(rows, query.limit, (row) => ['review', row.createdAt.getTime(), row.id]);
  const data = page.entries.map(({ id, stars, text, createdAt, name }) => ({
    id,
    author: publishedName(name),
    stars,
    text,
    created_at: createdAt.toISOString(),
  }));
  const summary = { average: averageRating(Number(totals?.stars ?? 0), total), count: total };
  return { status: 200, body: { data, summary, ...nextCursorField(page) } };
});

function after(cursor: string | undefined) {
  const at = parseCursor(cursorSchema, cursor);
  if (at === null) return undefined;
  return or(lt(reviews.createdAt, at[1]), and(eq(reviews.createdAt, at[1]), lt(reviews.id, at[2])));
}
