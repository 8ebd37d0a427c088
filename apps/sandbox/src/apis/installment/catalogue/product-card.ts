import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { asc, count, inArray, sum } from 'drizzle-orm';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { Database } from '../../../db/client.ts';
import { categories, type products, stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { commonTerm, productMonthlyPayment } from '../../../domain/order/offer.ts';
import { pictureView } from '../../../pictures/picture.ts';
import { averageRating } from '../reviews/review-rules.ts';

type ProductCard = installment.components['schemas']['ProductCard'];
type ProductStore = installment.components['schemas']['ProductStore'];
export type ProductRow = typeof products.$inferSelect;
export type ProductCardContext = { readonly db: Database; readonly locale: Locale; readonly today: CalendarDate };

/**
 * Product cards in the order of `rows`, in four queries for any number of rows. All cards show the sums of one term: `months`, or else the
 * longest that the stores of `rows` have in common. With null, each card has the longest term of its store.
 */
export async function loadProductCards(
  { db, locale, today }: ProductCardContext,
  rows: readonly ProductRow[],
  months?: number | null,
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const storeIds = [...new Set(rows.map((row) => row.storeId))];
  const categoryIds = [...new Set(rows.map((row) => row.categoryId))];
  const sellers = await db.select().from(stores).where(inArray(stores.id, storeIds));
  const kinds = await db.select().from(categories).where(inArray(categories.id, categoryIds));
  const terms = await db.select().from(storeTerms).where(inArray(storeTerms.storeId, storeIds)).orderBy(asc(storeTerms.months));
  const ratings = await loadRatings(db, rows);
  const sellerOf = new Map(sellers.map((row) => [row.id, toStoreRef(row)]));
  const kindOf = new Map(kinds.map((row) => [row.id, row]));
  const termsOf = Map.groupBy(terms, (row) => row.storeId);
  const term = months === undefined ? commonTerm(termsOf.values()) : (months ?? undefined);
  return rows.flatMap((row) => {
    const [store, kind] = [sellerOf.get(row.storeId), kindOf.get(row.categoryId)];
    if (store === undefined || kind === undefined) return [];
    const rating = ratings.get(row.id);
    return [
      {
        id: row.id,
        store,
        category: { id: kind.id, alias: kind.alias, name: pickByLocale(locale, kind.nameRu, kind.nameUz) },
        name: pickByLocale(locale, row.nameRu, row.nameUz),
        brand: row.brand,
        price: row.price,
        image: row.images.map(pictureView).find((picture) => picture !== null) ?? null,
        stock: row.stock,
        from_monthly: productMonthlyPayment(row.price, termsOf.get(row.storeId) ?? [], today, term),
        ...(rating === undefined ? {} : { rating }),
      },
    ];
  });
}

/** Ratings of those products that have reviews. */
async function loadRatings(db: Database, rows: readonly ProductRow[]): Promise<ReadonlyMap<string, NonNullable<ProductCard['rating']>>> {
  const ids = rows.map((row) => row.id);
  const totals = await db
    .select({ id: reviews.productId, stars: sum(reviews.stars), count: count() })
    .from(reviews)
    .where(inArray(reviews.productId, ids))
    .groupBy(reviews.productId);
  return new Map(
    totals.flatMap(({ id, stars, count: total }) => {
      const average = averageRating(Number(stars), total);
      return average === null ? [] : [[id, { average, count: total }] as const];
    }),
  );
}

const toStoreRef = ({ id, alias, name, logo }: typeof stores.$inferSelect): ProductStore => ({ id, alias, name, logo });
