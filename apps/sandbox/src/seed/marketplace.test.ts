import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { categories, products, storeAddresses, storeCategories, stores, storeTerms } from '../db/schema/catalogue.ts';
import { benefits, clients, districts, faqCategories, faqs, figures, pages, regions, serviceCenters } from '../db/schema/content.ts';
import { loadPicture } from '../pictures/picture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { buildProducts } from './catalogue/goods.ts';
import { CALCULATOR_MIN_PRICE } from './data/builder/shared-blocks.ts';
import { GOODS_ON_SALE, STORES } from './data/stores.ts';
import { createSeededRandom } from './shared/random.ts';

const sandbox = await openSandbox();

describe('the seeded marketplace', () => {
  test('has at least 60 stores and 12 main categories, with at least three stores in each', async () => {
    const roots = (await sandbox.db.select().from(categories)).filter((row) => row.parentId === null);
    const links = Map.groupBy(await sandbox.db.select().from(storeCategories), (row) => row.categoryId);
    expect(await sandbox.db.$count(stores)).toBeGreaterThanOrEqual(60);
    expect(roots).toHaveLength(12);
    expect(roots.filter((root) => (links.get(root.id)?.length ?? 0) < 3)).toEqual([]);
  });

  test('has at least 2 000 goods, each in a category of its store, with a plausible price and a picture', async () => {
    const goods = await sandbox.db.select().from(products);
    const parents = new Map((await sandbox.db.select().from(categories)).map((row) => [row.id, row.parentId]));
    const sold = new Set((await sandbox.db.select().from(storeCategories)).map((row) => `${row.storeId}/${row.categoryId}`));
    expect(goods.length).toBeGreaterThanOrEqual(2_000);
    expect(goods.length).toBe(GOODS_ON_SALE);
    expect(goods.filter((row) => !sold.has(`${row.storeId}/${parents.get(row.categoryId)}`))).toEqual([]);
    expect(goods.filter((row) => row.price < CALCULATOR_MIN_PRICE || row.price > 15_000_000 || row.price % 1_000 !== 0)).toEqual([]);
    expect(new Set(goods.map((row) => `${row.storeId}/${row.nameRu}`)).size).toBe(goods.length);
    expect(goods.filter((row) => row.images.length === 0)).toEqual([]);
    const names = new Set(
      goods.flatMap((row) => row.images.map((image) => /^\/api\/mobile\/v2\/picture\/product\/([a-z0-9.-]{1,80})$/.exec(image)?.[1] ?? '')),
    );
    // Goods that look alike share their pictures.
    expect(names.size).toBeLessThan(600);
    for (const name of names) expect(await loadPicture('product', name), name).not.toBeNull();
    expect(goods.some((row) => row.stock === 0)).toBe(true);
  });

  test('has goods in every subcategory', async () => {
    const leaves = (await sandbox.db.select().from(categories)).filter((row) => row.parentId !== null);
    const sold = new Set((await sandbox.db.select().from(products)).map((row) => row.categoryId));
    expect(leaves.filter((leaf) => !sold.has(leaf.id)).map((leaf) => leaf.alias)).toEqual([]);
  });

  test('every store has terms whose mark-up grows with the months, and addresses in districts that exist', async () => {
    const terms = Map.groupBy(await sandbox.db.select().from(storeTerms), (row) => row.storeId);
    const known = new Set((await sandbox.db.select().from(districts)).map((row) => row.id));
    const addresses = await sandbox.db.select().from(storeAddresses);
    for (const { id, name } of await sandbox.db.select().from(stores)) {
      const own = (terms.get(id) ?? []).toSorted((a, b) => a.months - b.months);
      expect(own.length, name).toBeGreaterThan(0);
      expect(
        own.every((term, index) => index === 0 || term.markupBp > (own[index - 1]?.markupBp ?? 0)),
        name,
      ).toBe(true);
      expect(addresses.filter((row) => row.storeId === id).length, name).toBeGreaterThan(0);
    }
    expect(addresses.filter((row) => !known.has(row.districtId ?? '') || !row.districtId?.startsWith(row.regionId))).toEqual([]);
    expect(addresses.filter((row) => !/^\+998\d{9}$/.test(row.phone))).toEqual([]);
    expect(new Set(addresses.map((row) => row.regionId)).size).toBe(14);
  });

  test('has districts and a service centre in each of 14 regions, and at least 40 questions', async () => {
    const rows = await sandbox.db.select().from(districts);
    expect(await sandbox.db.$count(regions)).toBe(14);
    expect(new Set(rows.map((row) => row.regionId)).size).toBe(14);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(rows.filter((row) => row.kind === 'city_district')).toHaveLength(12);
    expect(rows.filter((row) => row.kind === 'city')).toHaveLength(31);
    expect(await sandbox.db.$count(faqs)).toBeGreaterThanOrEqual(40);
    expect(new Set((await sandbox.db.select().from(serviceCenters)).map((row) => row.districtId.slice(0, 4))).size).toBe(14);
  });

  test.each(
    Object.entries({
      benefits,
      categories,
      clients,
      districts,
      faqCategories,
      faqs,
      figures,
      pages,
      products,
      regions,
      serviceCenters,
      storeAddresses,
      stores,
    }),
  )('%s: every text exists in both languages', async (_, table) => {
    const rows: Record<string, unknown>[] = await sandbox.db.select().from(table);
    const pairs = Object.keys(getTableColumns(table)).filter((name) => name.endsWith('Ru'));
    expect(rows.length).toBeGreaterThan(0);
    expect(pairs.length).toBeGreaterThan(0);
    for (const row of rows) {
      for (const name of pairs) {
        const [ru, uz] = [row[name], row[name.replace(/Ru$/, 'Uz')]];
        expect(ru === null, `${name} of ${String(row['id'])}`).toBe(uz === null);
        expect([ru, uz].filter((text) => text === '' || text === undefined)).toEqual([]);
      }
    }
  });

  test('has the same goods for the same random seed, and others for another seed', () => {
    const [store] = STORES;
    if (store === undefined) throw new Error('no stores');
    expect(buildProducts(store, '1', createSeededRandom(7))).toEqual(buildProducts(store, '1', createSeededRandom(7)));
    expect(buildProducts(store, '1', createSeededRandom(8))).not.toEqual(buildProducts(store, '1', createSeededRandom(7)));
  });
});
