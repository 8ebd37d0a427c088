import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { products, storeAddresses, stores } from '../../db/schema/catalogue.ts';
import { builderDocuments, pages } from '../../db/schema/content.ts';
import { createApiCaller } from '../../testing/api-caller.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { emptyTables, reseed } from '../index.ts';
import { contentSchema } from './content-schema.ts';
import { loadContent } from './load-content.ts';

const EXAMPLE = join(ROOT, 'docs', 'operators', 'content-example.json');
const sandbox = await openSandbox();
const example = v.parse(contentSchema, JSON.parse(await readFile(EXAMPLE, 'utf8')));
const folder = await mkdtemp(join(tmpdir(), 'sandbox-content-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const load = (file = EXAMPLE, trial = false) => loadContent(sandbox.db, file, { trial });
const loadChanged = async (changes: object) => {
  const file = join(folder, 'content.json');
  await writeFile(file, JSON.stringify({ ...example, ...changes }));
  return load(file);
};
const stockOf = async (id: string) => (await sandbox.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

describe('an empty database', () => {
  beforeEach(() => emptyTables(sandbox.db));

  test('shows the products, the store, the home page, the search and the pages of the example', async () => {
    await load();
    const authorization = `Bearer ${await sandbox.guestToken()}`;
    const read = async (path: string) => {
      const answer = await sandbox.app.inject({ url: `/installment/v3${path}`, headers: { authorization, 'accept-language': 'ru' } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    expect((await read('/products')).data).toMatchObject([
      { name: 'Смартфон Orbis A5, 128 ГБ', price: 3_200_000, image: { url: '/media/products/1001-front.webp' } },
      { name: 'Ноутбук Orbis Book 14' },
      { name: 'Чайник Velta 1,7 л' },
    ]);
    expect((await read('/stores')).data).toMatchObject([
      { alias: 'texno-bozor', installment_terms: [{ months: 3 }, { months: 6 }, { months: 12 }], addresses: [{ id: '1-1' }] },
    ]);
    expect(JSON.stringify(await read(`/search?q=${encodeURIComponent('ноутбук')}`))).toContain('Orbis Book');
    const builder = createApiCaller(sandbox, 'builder', await sandbox.guestToken(), { organization: '2' });
    const home = await builder<{ data: { blocks: { type: string }[] } }>('/v1/get?organization=2');
    expect(home.body.data.blocks.map(({ type }) => type)).toEqual(['hero', 'banner', 'categories', 'product-row', 'partners']);
    expect(JSON.stringify((await builder('/v1/faqs')).body)).toContain('Как купить в рассрочку?');
    const inOrder = await sandbox.db.select({ alias: pages.alias }).from(pages).orderBy(pages.position);
    expect(inOrder.map(({ alias }) => alias)).toEqual(['about', 'public-offer', 'privacy-policy']);
  });

  test('stays empty after a trial', async () => {
    expect(await load(EXAMPLE, true)).toMatchObject({ stores: 1, products: 3 });
    expect(await sandbox.db.$count(products)).toBe(0);
  });

  test('a second load changes nothing, and gives a page of blocks no new version', async () => {
    await load();
    const first = await sandbox.db.select().from(builderDocuments);
    await load();
    expect(await sandbox.db.select().from(builderDocuments)).toEqual(first);
    expect(await sandbox.db.$count(products)).toBe(3);
    expect(await sandbox.db.$count(pages)).toBe(3);
  });

  test('a product that is no longer in the file is out of stock, and a file without products leaves them', async () => {
    await load();
    expect(await loadChanged({ products: example.products?.slice(1) })).toMatchObject({ products: 2, unavailable: 1 });
    expect(await stockOf('1001')).toBe(0);
    await load();
    expect(await stockOf('1001')).toBe(14);
    const { products: _left, ...others } = example;
    await loadChanged({ ...others, products: null });
    expect(await stockOf('1001')).toBe(14);
  });

  test('texts, order and blocks are replaced by their keys', async () => {
    await load();
    const [store] = example.stores;
    const second = { ...store, id: '2', alias: 'second', addresses: [] };
    const [home] = example.builder_pages;
    await loadChanged({ stores: [second, { ...store, name: 'Renamed' }], builder_pages: [{ ...home, blocks: [] }] });
    const names = await sandbox.db.select({ name: stores.name }).from(stores).orderBy(stores.position);
    expect(names.map(({ name }) => name)).toEqual(['Texno bozor', 'Renamed']);
    expect(await sandbox.db.select().from(builderDocuments)).toMatchObject([{ version: 2, blocks: [] }]);
  });

  test('every problem of a file has a line with its place, and nothing is written', async () => {
    const [store] = example.stores;
    const [phone, laptop] = example.products ?? [];
    const refused = loadChanged({
      stores: [{ ...store, terms: [{ months: 0, markup_bp: 600 }], logo: 'https://elsewhere.example/1.webp', colour: 'red' }],
      products: [{ ...phone, price: 'many', name: { ru: 'Телефон' } }],
      builder_pages: [{ page: 'home', title: 'Home', description: { ru: 'а', uz: 'a' }, blocks: [{ id: 'x', type: 'banner' }] }],
    });
    await expect(refused).rejects.toThrow('stores[0].terms[0].months: must be a whole number from 1 to 120');
    await expect(refused).rejects.toThrow('stores[0].logo: must be a path on the site, such as /media/1.webp');
    await expect(refused).rejects.toThrow('stores[0].colour: is not a known name');
    await expect(refused).rejects.toThrow('products[0].price: must be a whole number from 1 to 10000000000');
    await expect(refused).rejects.toThrow('products[0].name.uz: is missing');
    await expect(refused).rejects.toThrow('builder_pages[0].title: must be a text in both languages');
    await expect(refused).rejects.toThrow('builder_pages[0].blocks: block 0: tone');
    await expect(
      loadChanged({
        products: [
          { ...phone, store: 'nowhere', category: 'electronics' },
          { ...laptop, id: '1001' },
        ],
      }),
    ).rejects.toThrow(
      /products\[1\]\.id: "1001" is also products\[0\]\.id[\s\S]*no store "nowhere"[\s\S]*no category "electronics" without children/,
    );
    expect(await sandbox.db.$count(stores)).toBe(0);
  });

  test('a file that is missing or is not JSON is refused in one line', async () => {
    await expect(load(join(folder, 'none.json'))).rejects.toThrow(/none\.json cannot be read/);
    const file = join(folder, 'bad.json');
    await writeFile(file, '{"stores": [');
    await expect(load(file)).rejects.toThrow(/the file is not JSON/);
  });
});

test('stores, branches and orders that exist already stay', async () => {
  await reseed(sandbox.db, sandbox.clock.today());
  const before = await sandbox.db.select().from(storeAddresses).where(eq(storeAddresses.storeId, '2'));
  await loadChanged({ categories: [], products: null, stores: [{ ...example.stores[0], categories: ['electronics'] }] });
  expect(await sandbox.db.$count(stores)).toBe(64);
  expect(await sandbox.db.select().from(storeAddresses).where(eq(storeAddresses.storeId, '2'))).toEqual(before);
});
