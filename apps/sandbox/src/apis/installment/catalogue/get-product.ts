import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { categories, products, storeAddresses, storeDeliveries, storeTerms } from '../../../db/schema/catalogue.ts';
import { computeOffer } from '../../../domain/order/offer.ts';
import { pictureAlt, pictureView } from '../../../pictures/picture.ts';
import { loadProductCards, type ProductRow } from './product-card.ts';

const RELATED = 4;
/** Ends the walk up the tree if the parents form a cycle: no real tree of categories is this deep. */
const MAX_DEPTH = 10;

export const getProduct = operation('installment', 'getProduct', async ({ ctx, params, locale }) => {
  const { db } = ctx;
  const today = ctx.clock.today();
  const [row] = await db.select().from(products).where(eq(products.id, params.id)).limit(1);
  if (row === undefined) throw new Problem('not_found');
  const [card] = await loadProductCards({ db, locale, today }, [row]);
  const related = await loadProductCards({ db, locale, today }, await loadRelated(db, row));
  if (card === undefined) throw new Problem('not_found');
  const terms = await db.select().from(storeTerms).where(eq(storeTerms.storeId, row.storeId)).orderBy(asc(storeTerms.months));
  const crumbs = await loadBreadcrumbs(db, row.categoryId);
  return {
    status: 200,
    body: {
      data: {
        ...card,
        images: row.images.flatMap((url) => {
          const [picture, alt] = [pictureView(url), pictureAlt(url, locale)];
          return picture === null ? [] : [alt === undefined ? picture : { ...picture, alt }];
        }),
        attributes: row.attributes.map((line) => ({
          name: pickByLocale(locale, line.nameRu, line.nameUz),
          value: pickByLocale(locale, line.valueRu, line.valueUz),
        })),
        description: pickByLocale(locale, row.descriptionRu, row.descriptionUz),
        breadcrumbs: crumbs.map(({ id, alias, nameRu, nameUz }) => ({ id, alias, name: pickByLocale(locale, nameRu, nameUz) })),
        delivery: await loadDelivery(db, row.storeId),
        offers: row.price < 1 ? [] : terms.map((term) => computeOffer(row.price, term, today)),
        related,
      },
      as_of: today,
    },
  };
});

/** Products in stock of the same category, closest in price first. */
function loadRelated(db: Database, row: ProductRow): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(eq(products.categoryId, row.categoryId), ne(products.id, row.id), gt(products.stock, 0)))
    .orderBy(sql`abs(${products.price} - ${row.price})`, asc(products.id))
    .limit(RELATED);
}

async function loadBreadcrumbs(db: Database, categoryId: string) {
  const crumbs: (typeof categories.$inferSelect)[] = [];
  let next: string | null = categoryId;
  while (next !== null && crumbs.length < MAX_DEPTH) {
    const found: (typeof categories.$inferSelect)[] = await db.select().from(categories).where(eq(categories.id, next)).limit(1);
    crumbs.unshift(...found);
    next = found[0]?.parentId ?? null;
  }
  return crumbs;
}

async function loadDelivery(db: Database, storeId: string) {
  const regions = await db
    .select()
    .from(storeDeliveries)
    .where(eq(storeDeliveries.storeId, storeId))
    .orderBy(asc(storeDeliveries.regionId));
  return {
    pickup: await db.$count(storeAddresses, eq(storeAddresses.storeId, storeId)),
    regions: regions.map((row) => ({ region_id: row.regionId, price: row.price, days_min: row.daysMin, days_max: row.daysMax })),
  };
}
