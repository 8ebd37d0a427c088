import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { insertRows } from '../db/insert-rows.ts';
import { categories, products, storeCategories, stores } from '../db/schema/catalogue.ts';
import { faqCategories, faqs } from '../db/schema/content.ts';
import { searchPhrases } from '../db/schema/search.ts';
import { categoryEntry, faqEntry, type IndexEntry, productEntry, storeEntry } from './index-entry.ts';
import { goodsPhraseOf } from './phrase-of.ts';
import { collectSearchPhrases } from './phrases-of.ts';
import { writeEntries } from './write-entries.ts';

type Product = typeof products.$inferSelect;

/** Fills the whole index; the search tables must be empty. */
export async function indexAll(tx: Database): Promise<void> {
  const goods = await tx.select().from(products);
  await writeEntries(tx, [
    ...(await categoryEntries(tx, goods)),
    ...(await storeEntries(tx)),
    ...(await productEntries(tx, goods)),
    ...(await faqEntries(tx)),
  ]);
  await insertRows(tx, searchPhrases, collectSearchPhrases(goods));
}

/** Indexes new products, and products whose texts or popularity changed. Code that writes these must call this in its transaction. */
export async function indexProducts(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await writeEntries(
    tx,
    await productEntries(
      tx,
      await tx
        .select()
        .from(products)
        .where(inArray(products.id, [...ids])),
    ),
  );
}

async function categoryEntries(tx: Database, goods: readonly Product[]): Promise<IndexEntry[]> {
  const rows = await tx.select().from(categories);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const goodsOf = Map.groupBy(goods, (row) => row.categoryId);
  return rows.map((row) => {
    const kinds = (goodsOf.get(row.id) ?? []).flatMap(({ nameRu, nameUz, brand }) => [
      goodsPhraseOf(nameRu, brand)?.kind ?? '',
      goodsPhraseOf(nameUz, brand)?.kind ?? '',
    ]);
    return categoryEntry(row, byId.get(row.parentId ?? ''), [...new Set(kinds)]);
  });
}

async function storeEntries(tx: Database): Promise<IndexEntry[]> {
  const sections = await tx
    .select({ storeId: storeCategories.storeId, nameRu: categories.nameRu, nameUz: categories.nameUz })
    .from(storeCategories)
    .innerJoin(categories, eq(categories.id, storeCategories.categoryId));
  const sectionsOf = Map.groupBy(sections, (row) => row.storeId);
  return (await tx.select().from(stores)).map((row) => storeEntry(row, sectionsOf.get(row.id) ?? []));
}

async function productEntries(tx: Database, goods: readonly Product[]): Promise<IndexEntry[]> {
  const kinds = new Map((await tx.select().from(categories)).map((row) => [row.id, row]));
  const names = new Map((await tx.select({ id: stores.id, name: stores.name }).from(stores)).map((row) => [row.id, row.name]));
  return goods.map((row) => {
    const leaf = kinds.get(row.categoryId);
    const above = [leaf, kinds.get(leaf?.parentId ?? '')].filter((kind) => kind !== undefined);
    return productEntry(row, names.get(row.storeId) ?? '', above);
  });
}

async function faqEntries(tx: Database): Promise<IndexEntry[]> {
  const groups = new Map((await tx.select().from(faqCategories)).map((row) => [row.id, row]));
  return (await tx.select().from(faqs)).map((row) => faqEntry(row, groups.get(row.categoryId)));
}
