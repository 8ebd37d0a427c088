import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { eq, inArray } from 'drizzle-orm';
import { pickByLocale } from '../core/pick-by-locale.ts';
import type { Database } from '../db/client.ts';
import { categories, products, stores, storeTerms } from '../db/schema/catalogue.ts';
import { faqCategories, faqs } from '../db/schema/content.ts';
import { commonTerm, productMonthlyPayment } from '../domain/order/offer.ts';
import { pictureView } from '../pictures/picture.ts';
import type { SearchKind } from './index-entry.ts';
import type { SearchHit } from './match-all-words.ts';

type SearchCard = installment.components['schemas']['SearchEntry'];

/**
 * Cards of the entries found, in the same order. They are read from their own tables, so prices and names are current. With `today`,
 * products include the monthly price, all for one term.
 */
export async function loadSearchCards(
  db: Database,
  found: readonly SearchHit[],
  locale: Locale,
  today?: CalendarDate,
): Promise<SearchCard[]> {
  const idsOf = (kind: SearchKind) => found.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const cards = [
    await storeCards(db, idsOf('store')),
    await productCards(db, idsOf('product'), locale, today),
    await categoryCards(db, idsOf('category'), locale),
    await faqCards(db, idsOf('faq'), locale),
  ].flat();
  const byKey = new Map(cards.map((card) => [`${card.kind} ${card.id}`, card]));
  return found.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? []);
}

async function storeCards(db: Database, ids: readonly string[]): Promise<SearchCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.id, [...ids]));
  return rows.map(({ id, alias, name }) => ({ kind: 'store', id, alias, title: name, subtitle: null, image: null, price: null }));
}

async function productCards(db: Database, ids: readonly string[], locale: Locale, today: CalendarDate | undefined): Promise<SearchCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products, store: stores.name })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(inArray(products.id, [...ids]));
  const sellers = [...new Set(rows.map(({ product }) => product.storeId))];
  const terms = today === undefined ? [] : await db.select().from(storeTerms).where(inArray(storeTerms.storeId, sellers));
  const termsOf = Map.groupBy(terms, ({ storeId }) => storeId);
  const term = commonTerm(termsOf.values());
  return rows.map(({ product, store }) => ({
    kind: 'product',
    id: product.id,
    alias: null,
    title: pickByLocale(locale, product.nameRu, product.nameUz),
    subtitle: store,
    image: product.images.map(pictureView).find((picture) => picture !== null) ?? null,
    price: product.price,
    ...(today === undefined ? {} : { from_monthly: productMonthlyPayment(product.price, termsOf.get(product.storeId) ?? [], today, term) }),
  }));
}

async function categoryCards(db: Database, ids: readonly string[], locale: Locale): Promise<SearchCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const above = parents.length === 0 ? [] : await db.select().from(categories).where(inArray(categories.id, parents));
  const names = new Map(above.map((row) => [row.id, pickByLocale(locale, row.nameRu, row.nameUz)]));
  return rows.map(({ id, alias, parentId, nameRu, nameUz, icon }) => ({
    kind: 'category',
    id,
    alias,
    title: pickByLocale(locale, nameRu, nameUz),
    subtitle: names.get(parentId ?? '') ?? null,
    image: icon === null ? null : pictureView(icon),
    price: null,
  }));
}

async function faqCards(db: Database, ids: readonly string[], locale: Locale): Promise<SearchCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ faq: faqs, category: faqCategories })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(inArray(faqs.id, [...ids]));
  return rows.map(({ faq, category }) => ({
    kind: 'faq',
    id: faq.id,
    alias: null,
    title: pickByLocale(locale, faq.questionRu, faq.questionUz),
    subtitle: pickByLocale(locale, category.nameRu, category.nameUz),
    image: null,
    price: null,
  }));
}
