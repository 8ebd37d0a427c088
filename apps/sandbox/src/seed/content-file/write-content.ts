import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { categories, products, storeAddresses, storeCategories, storeDeliveries, stores, storeTerms } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { searchEntries, searchPhrases, searchWords } from '../../db/schema/search.ts';
import { indexAll } from '../../search/index-rows.ts';
import { initialOf } from '../catalogue/initial.ts';
import { createLegalPages, createRegions } from '../content.ts';
import type { Content } from './content-schema.ts';
import { flattenCategories } from './parse-content.ts';
import { placeFirst, upsertRows } from './upsert-rows.ts';
import { writeBuilderPages, writePages, writeQuestions } from './write-pages.ts';

/** How many rows the file has of each kind. `unavailable`: products that are no longer in the file, and are now out of stock. */
export type WrittenContent = Readonly<Record<keyof Content | 'unavailable', number>>;

/** Writes the content by its keys in the caller's transaction. Nothing that an order may refer to is deleted. */
export async function writeContent(tx: Database, content: Content, now: Date): Promise<WrittenContent> {
  await createRegions(tx);
  await createLegalPages(tx);
  const tree = flattenCategories(content.categories);
  await upsertRows(
    tx,
    categories,
    [categories.id],
    tree.map(({ category: { id, alias, name, icon }, parentId, position }) => ({
      ...{ id, parentId, alias, nameRu: name.ru, nameUz: name.uz, icon, position },
    })),
  );
  await writeStores(tx, content.stores);
  const unavailable = content.products === null ? 0 : await writeProducts(tx, content.products);
  await writePages(tx, content.pages);
  await writeBuilderPages(tx, content.builder_pages, now);
  await writeQuestions(tx, content.questions);
  await tx.delete(searchEntries);
  await tx.delete(searchWords);
  await tx.delete(searchPhrases);
  await indexAll(tx);
  return {
    categories: tree.length,
    stores: content.stores.length,
    products: content.products?.length ?? 0,
    unavailable,
    pages: content.pages.length,
    builder_pages: content.builder_pages.length,
    questions: content.questions.reduce((sum, { questions }) => sum + questions.length, 0),
  };
}

async function writeStores(tx: Database, given: Content['stores']): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map((store, index) => ({
    ...{ id: store.id, alias: store.alias, name: store.name, initial: initialOf(store.name), logo: store.logo },
    ...{ descriptionRu: store.description.ru, descriptionUz: store.description.uz, position: index + 1 },
    ...{ cashCommissionBp: store.cash_commission_bp, installmentBank: store.installment_bank },
    ...{ ratingTenths: Math.round(store.rating * 10), reviewCount: store.review_count },
  }));
  await placeFirst(tx, stores, rows.length, () => upsertRows(tx, stores, [stores.id], rows));
  const ids = given.map(({ id }) => id);
  for (const table of [storeTerms, storeCategories, storeDeliveries]) await tx.delete(table).where(inArray(table.storeId, ids));
  await insertRows(
    tx,
    storeTerms,
    given.flatMap(({ id, terms }) => terms.map(({ months, markup_bp }) => ({ storeId: id, months, markupBp: markup_bp }))),
  );
  const idOf = new Map((await tx.select().from(categories)).map(({ id, alias }) => [alias, id]));
  await insertRows(
    tx,
    storeCategories,
    given.flatMap(({ id, categories: aliases }) => [...new Set(aliases)].map((alias) => ({ storeId: id, categoryId: idFor(idOf, alias) }))),
  );
  await insertRows(
    tx,
    storeDeliveries,
    given.flatMap(({ id, deliveries }) =>
      deliveries.map(({ region, price, days_min, days_max }) => ({
        ...{ storeId: id, regionId: region, price, daysMin: days_min, daysMax: days_max },
      })),
    ),
  );
  await writeAddresses(tx, given);
}

/** Branches that are no longer in the file disappear, except those from which a customer collects an order. */
async function writeAddresses(tx: Database, given: Content['stores']): Promise<void> {
  const ids = given.map(({ id }) => id);
  const ordered = tx.select().from(orders).where(eq(orders.pickupAddressId, storeAddresses.id));
  await tx.delete(storeAddresses).where(and(inArray(storeAddresses.storeId, ids), notExists(ordered)));
  await upsertRows(
    tx,
    storeAddresses,
    [storeAddresses.id],
    given.flatMap((store) =>
      store.addresses.map(({ id, region, district, address, phone, hours, latitude, longitude }) => ({
        ...{ id: `${store.id}-${id}`, storeId: store.id, regionId: region, districtId: district },
        ...{ addressRu: address.ru, addressUz: address.uz, phone, hours, latitude, longitude },
      })),
    ),
  );
}

/** Returns the number of products that are not in the file and had been available. */
async function writeProducts(tx: Database, given: NonNullable<Content['products']>): Promise<number> {
  const storeIds = new Map((await tx.select({ id: stores.id, alias: stores.alias }).from(stores)).map(({ id, alias }) => [alias, id]));
  const categoryIds = new Map((await tx.select().from(categories)).map(({ id, alias }) => [alias, id]));
  await upsertRows(
    tx,
    products,
    [products.id],
    given.map(({ id, store, category, name, description, attributes, ...rest }) => ({
      ...{ id, storeId: idFor(storeIds, store), categoryId: idFor(categoryIds, category), nameRu: name.ru, nameUz: name.uz },
      ...{ descriptionRu: description.ru, descriptionUz: description.uz, ...rest },
      attributes: attributes.map(({ name: of, value }) => ({ nameRu: of.ru, nameUz: of.uz, valueRu: value.ru, valueUz: value.uz })),
    })),
  );
  const ids = JSON.stringify(given.map(({ id }) => id));
  const missing = sql`${products.stock} > 0 and ${products.id} not in (select jsonb_array_elements_text(${ids}::jsonb))`;
  return (await tx.update(products).set({ stock: 0 }).where(missing).returning({ id: products.id })).length;
}

function idFor(ids: ReadonlyMap<string, string>, alias: string): string {
  const id = ids.get(alias);
  if (id === undefined) throw new TypeError(`nothing is called ${alias}`);
  return id;
}
