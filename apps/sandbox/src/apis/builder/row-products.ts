import type { Locale } from '@muddat/i18n';
import { buildSchedule, type CalendarDate } from '@muddat/schedule';
import type { builder } from '@muddat/sdk/types';
import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { categories, products, stores, storeTerms } from '../../db/schema/catalogue.ts';
import { inLocale } from '../in-locale.ts';

type RowProduct = builder.components['schemas']['RowProduct'];
export type RowSource = { readonly ids: readonly string[] } | { readonly category: string; readonly limit: number };

/** Every picture of goods is drawn square. */
const PICTURE_SIDE = 480;

/** The goods of a row as the page shows them, the price of the longest term by the schedule (domain, Arithmetic). */
export async function loadRowProducts(db: Database, source: RowSource, today: CalendarDate, locale: Locale): Promise<RowProduct[]> {
  const found = 'ids' in source ? await byIds(db, source.ids) : await ofCategory(db, source);
  const storeIds = [...new Set(found.map(({ store }) => store.id))];
  const terms = storeIds.length === 0 ? [] : await longestTerms(db, storeIds);
  return found.map(({ product, store }) => {
    const label = inLocale(locale, product.nameRu, product.nameUz);
    const term = terms.find((one) => one.storeId === store.id);
    const [url] = product.images;
    return {
      id: product.id,
      name: label,
      store: { alias: store.alias, name: store.name },
      price: product.price,
      picture: url === undefined ? null : { url, alt: label, width: PICTURE_SIDE, height: PICTURE_SIDE },
      in_stock: product.stock > 0,
      from_monthly: term === undefined ? null : monthly(product.price, term, today),
    };
  });
}

function monthly(price: number, { months, markupBp }: { months: number; markupBp: number }, confirmedOn: CalendarDate) {
  const { monthly: payment, total, markup } = buildSchedule({ price, initialFee: 0, markupBp, months, confirmedOn });
  return { months, monthly_payment: payment, total, markup, markup_bp: markupBp };
}

/** In the order they were named; one that is gone is left out. */
async function byIds(db: Database, ids: readonly string[]) {
  const rows = await withStores(db).where(inArray(products.id, [...ids]));
  return ids.flatMap((id) => rows.find(({ product }) => product.id === id) ?? []);
}

/** A section counts with its leaves. What most is left of comes first, so that the row stays true for a while. */
async function ofCategory(db: Database, { category, limit }: { category: string; limit: number }) {
  const [root] = await db.select().from(categories).where(eq(categories.alias, category));
  if (root === undefined) return [];
  const leaves = await db
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, root.id), eq(categories.parentId, root.id)));
  return withStores(db)
    .where(
      and(
        inArray(
          products.categoryId,
          leaves.map(({ id }) => id),
        ),
        gt(products.stock, 0),
      ),
    )
    .orderBy(desc(products.stock), asc(products.id))
    .limit(limit);
}

const withStores = (db: Database) =>
  db
    .select({ product: products, store: { id: stores.id, alias: stores.alias, name: stores.name } })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .$dynamic();

async function longestTerms(db: Database, storeIds: readonly string[]) {
  const rows = await db
    .select()
    .from(storeTerms)
    .where(inArray(storeTerms.storeId, [...storeIds]))
    .orderBy(desc(storeTerms.months));
  return storeIds.flatMap((id) => rows.find((row) => row.storeId === id) ?? []);
}
