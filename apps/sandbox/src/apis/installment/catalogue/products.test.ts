import { addMonthsClamped, type CalendarDate } from '@muddat/schedule';
import { serializeQuery } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { categories, products, storeTerms } from '../../../db/schema/catalogue.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import type { ProductRow } from './product-card.ts';

type Schemas = installment.components['schemas'];
type Listing = { data: Schemas['ProductCard'][]; meta: Schemas['PageMeta']; facets: Schemas['ProductFacets']; as_of: CalendarDate };

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);
const rows = await sandbox.db.select().from(products);
const parents = new Map((await sandbox.db.select().from(categories)).map((row) => [row.id, row.parentId]));
const offered = Map.groupBy(await sandbox.db.select().from(storeTerms), (row) => row.storeId);
const terms = new Map([...offered].map(([id, own]) => [id, new Set(own.map((term) => term.months))]));

const read = async (query: Record<string, unknown> = {}, locale = 'ru') => {
  const answer = await guest<Listing>(`/v3/products?${serializeQuery(query)}`, { locale });
  expect(answer.status).toBe(200);
  return answer.body;
};

const countBy = (list: readonly ProductRow[], keyOf: (row: ProductRow) => readonly (string | number)[]) => {
  const counts = new Map<string, number>();
  for (const key of list.flatMap(keyOf)) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
  return Object.fromEntries(counts);
};

describe('GET /v3/products', () => {
  test('in every sort order no product is on two pages, and `meta` counts all products and pages', async () => {
    for (const sort of ['popular', 'monthly_asc', 'price_asc', 'price_desc', 'name']) {
      const seen: string[] = [];
      const { meta } = await read({ sort, per_page: 60 });
      for (let page = 1; page <= meta.pages; page += 12) seen.push(...(await read({ sort, per_page: 60, page })).data.map(({ id }) => id));
      expect(new Set(seen).size, sort).toBe(seen.length);
      expect([meta.total, meta.pages], sort).toEqual([rows.length, Math.ceil(rows.length / 60)]);
    }
  });

  test('sorts by price in both directions, by name alphabetically, and by popularity with sold-out goods last', async () => {
    const up = (await read({ sort: 'price_asc', per_page: 60 })).data.map(({ price }) => price);
    expect(up).toEqual(
      rows
        .map(({ price }) => price)
        .toSorted((a, b) => a - b)
        .slice(0, 60),
    );
    const down = (await read({ sort: 'price_desc', per_page: 60 })).data.map(({ price }) => price);
    expect(down).toEqual(
      rows
        .map(({ price }) => price)
        .toSorted((a, b) => b - a)
        .slice(0, 60),
    );
    const popular = await read({ per_page: 60 });
    expect(popular.data.every(({ stock }) => stock > 0)).toBe(true);
    const last = await read({ per_page: 60, page: popular.meta.pages });
    expect(last.data.at(-1)?.stock).toBe(0);
    const names = (await read({ sort: 'name', per_page: 60 }, 'oz')).data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
  });

  test('a root category includes its subcategories, and all filters apply together', async () => {
    const root = [...parents].find(([, parent]) => parent === null)?.[0] ?? '';
    const leaf = [...parents].find(([, parent]) => parent === root)?.[0] ?? '';
    const inRoot = rows.filter((row) => parents.get(row.categoryId) === root);
    const inLeaf = rows.filter((row) => row.categoryId === leaf);
    expect(inLeaf.length).toBeGreaterThan(0);
    expect((await read({ category_ids: [root] })).meta.total).toBe(inRoot.length);
    expect((await read({ category_ids: [root, leaf] })).meta.total).toBe(inRoot.length);
    expect((await read({ category_ids: [leaf] })).meta.total).toBe(inLeaf.length);
    const [store, brand] = [inLeaf[0]?.storeId ?? '', inLeaf[0]?.brand ?? ''];
    const narrow = { category_ids: [root], store_ids: [store], brands: [brand], in_stock: true, months: 6, price_max: 5_000_000 };
    const wanted = inRoot.filter(
      (row) => row.storeId === store && row.brand === brand && row.stock > 0 && row.price <= 5_000_000 && terms.get(row.storeId)?.has(6),
    );
    expect((await read(narrow)).meta.total).toBe(wanted.length);
  });

  test('each facet ignores its own filter and applies the others', async () => {
    const cheap = rows.filter((row) => row.price >= 1_000_000 && row.price <= 3_000_000);
    const [store, brand] = [cheap[0]?.storeId ?? '', cheap[0]?.brand ?? ''];
    const ofStore = cheap.filter((row) => row.storeId === store);
    const { facets } = await read({ store_ids: [store], brands: [brand], price_min: 1_000_000, price_max: 3_000_000 });
    expect(Object.fromEntries(facets.brands.map(({ name, count }) => [name, count]))).toEqual(countBy(ofStore, (row) => [row.brand ?? '']));
    const ofBrand = cheap.filter((row) => row.brand === brand);
    expect(Object.fromEntries(facets.stores.map(({ id, count }) => [id, count]))).toEqual(countBy(ofBrand, (row) => [row.storeId]));
    const both = ofStore.filter((row) => row.brand === brand);
    expect(Object.fromEntries(facets.categories.map(({ id, count }) => [id, count]))).toEqual(countBy(both, (row) => [row.categoryId]));
    expect(Object.fromEntries(facets.months.map(({ months, count }) => [months, count]))).toEqual(
      countBy(both, (row) => [...(terms.get(row.storeId) ?? [])]),
    );
    expect(facets.in_stock).toBe(both.filter((row) => row.stock > 0).length);
    const anyPrice = rows.filter((row) => row.storeId === store && row.brand === brand).map(({ price }) => price);
    expect(facets.price).toEqual({ min: Math.min(...anyPrice), max: Math.max(...anyPrice) });
  });

  test('swapped price bounds are corrected; a page past the last and unknown filter values return nothing', async () => {
    const right = await read({ price_min: 1_000_000, price_max: 2_000_000 });
    expect((await read({ price_min: 2_000_000, price_max: 1_000_000 })).meta).toEqual(right.meta);
    const far = await read({ page: 1_000_000, per_page: 60 });
    expect([far.data, far.meta.page, far.meta.total]).toEqual([[], 1_000_000, rows.length]);
    for (const unknown of [{ category_ids: ['99999999'] }, { store_ids: ['99999999'] }, { brands: ['No such'] }, { months: 35 }])
      expect([(await read(unknown)).data, (await read(unknown)).meta.pages]).toEqual([[], 0]);
    expect((await read({ brands: ["' or 1=1 --"] })).meta.total).toBe(0);
  });

  test.each([
    'page=0',
    'page=1000001',
    'page=NaN',
    'page=1.5',
    'per_page=61',
    'per_page=0',
    'price_min=-1',
    'price_max=abc',
    'monthly_min=-1',
    'monthly_max=1.5',
    'in_stock=maybe',
    'months=0',
    'sort=cheap',
    'category_ids%5B0%5D=abc',
    'category_ids=1',
    'brands%5B0%5D=a%00b',
    `brands%5B0%5D=${'a'.repeat(101)}`,
    Array.from({ length: 21 }, (_, index) => `store_ids%5B${index}%5D=1`).join('&'),
  ])('refuses %s with 400', async (query) => {
    const { status, body } = await guest<ProblemBody>(`/v3/products?${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('a product card has a name per language, a picture with size and small placeholder, and sums of one term', async () => {
    const [russian, uzbek] = [await read({ per_page: 60 }), await read({ per_page: 60 }, 'oz')];
    expect(uzbek.data.map(({ id }) => id)).toEqual(russian.data.map(({ id }) => id));
    for (const [index, card] of russian.data.entries()) {
      expect(uzbek.data[index]?.name).not.toBe(card.name);
      expect(card.image?.width).toBeGreaterThanOrEqual(400);
      expect(card.image?.height).toBe(card.image?.width);
      expect(card.image?.placeholder).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(card.image?.placeholder.length).toBeLessThan(700);
      const from = card.from_monthly;
      expect(from?.total).toBe(card.price + (from?.markup ?? 0));
    }
  });

  test('all cards of a list have the longest term that its stores share: on each page, with each filter, and in related products', async () => {
    const scope = { category_ids: ['1'], per_page: 60 };
    const first = await read(scope);
    const others = [{ page: 2 }, { sort: 'monthly_asc' }, { brands: [first.data[0]?.brand ?? ''] }];
    const lists = await Promise.all(others.map((other) => read({ ...scope, ...other })));
    const shared = first.facets.months.filter(({ count }) => count === first.meta.total).map(({ months }) => months);
    const monthsOf = (cards: readonly Schemas['ProductCard'][]) => [...new Set(cards.map((card) => card.from_monthly?.months))];
    for (const list of [first, ...lists]) expect(monthsOf(list.data)).toEqual([Math.max(...shared)]);
    const { body } = await guest<{ data: Schemas['Product'] }>(`/v3/product/${first.data[0]?.id}`);
    expect(body.data.from_monthly?.months).toBe(Math.max(...(terms.get(body.data.store.id) ?? [])));
    expect(monthsOf(body.data.related)).toHaveLength(1);
  });

  test('filtered by `months`, a product card has the sums of that term', async () => {
    const narrowed = await read({ months: 12, per_page: 60 });
    expect(narrowed.data.length).toBeGreaterThan(0);
    expect(new Set(narrowed.data.map((card) => card.from_monthly?.months))).toEqual(new Set([12]));
  });

  test.each([undefined, 12])(
    'bounds of the monthly payment and its sort order use the payment that the cards show (months: %s)',
    async (months) => {
      const sums = (cards: readonly Schemas['ProductCard'][]) => cards.map((card) => card.from_monthly?.monthly_payment ?? 0);
      const all = await read({ sort: 'monthly_asc', per_page: 60, months });
      expect(sums(all.data)).toEqual(sums(all.data).toSorted((a, b) => a - b));
      expect(all.facets.monthly?.min).toBe(sums(all.data)[0]);
      const [low, high] = [sums(all.data)[20] ?? 0, (sums(all.data)[20] ?? 0) + 20_000];
      const between = await read({ sort: 'monthly_asc', per_page: 60, months, monthly_min: low, monthly_max: high });
      expect(between.meta.total).toBeGreaterThan(0);
      expect(sums(between.data).every((sum) => sum >= low && sum <= high)).toBe(true);
      expect(between.facets.monthly).toEqual(all.facets.monthly);
      expect((await read({ months, monthly_min: high, monthly_max: low })).meta.total).toBe(between.meta.total);
      for (const { months: term, count } of between.facets.months)
        expect((await read({ months: term, monthly_min: low, monthly_max: high })).meta.total, `${term}`).toBe(count);
    },
  );

  test('a product card has the average and the number of the reviews of its product, if there are any', async () => {
    const stars = Map.groupBy(await sandbox.db.select().from(reviews), (review) => review.productId);
    expect(stars.size).toBeGreaterThan(0);
    for (const id of [...stars.keys()].slice(0, 5)) {
      const own = (stars.get(id) ?? []).map((review) => review.stars);
      const { data } = (await guest<{ data: Schemas['Product'] }>(`/v3/product/${id}`)).body;
      expect(data.rating?.count).toBe(own.length);
      expect(data.rating?.average).toBeCloseTo(own.reduce((sum, one) => sum + one, 0) / own.length, 1);
    }
    const unrated = (await read({ per_page: 60 })).data.filter(({ id }) => !stars.has(id));
    expect(unrated.length).toBeGreaterThan(0);
    expect(unrated.every((card) => !('rating' in card))).toBe(true);
  });

  test('a page of 60 product cards takes as many database queries as a page of two', async () => {
    const few = await sandbox.queriesOf(() => read({ per_page: 2 }));
    const many = await sandbox.queriesOf(() => read({ per_page: 60 }));
    expect(many.length).toBe(few.length);
  });
});

describe('GET /v3/product/{id}', () => {
  const one = async (id: string, locale = 'ru') =>
    (await guest<{ data: Schemas['Product']; as_of: CalendarDate }>(`/v3/product/${id}`, { locale })).body;

  test('returns the fields of GET /v3/products, and adds pictures, attributes, description, breadcrumbs and delivery', async () => {
    const [card] = (await read({ per_page: 1 })).data;
    const { data } = await one(card?.id ?? '');
    expect(data).toMatchObject({ ...card, from_monthly: expect.anything() });
    expect(data.breadcrumbs.map(({ id }) => parents.get(id))).toEqual([null, data.breadcrumbs[0]?.id]);
    expect(data.breadcrumbs.at(-1)).toEqual(card?.category);
    expect(data.images.length).toBeGreaterThan(0);
    expect(data.attributes.length).toBeGreaterThan(2);
    expect(data.description).toMatch(/[а-я]/);
    expect((await one(card?.id ?? '', 'oz')).data.description).not.toMatch(/[а-яё]/i);
    expect(data.delivery.pickup).toBeGreaterThan(0);
    expect(data.delivery.regions.every(({ days_min, days_max }) => days_min <= days_max)).toBe(true);
  });

  test('returns offers of the full price for every term of the store, counted from the business day', async () => {
    const { data, as_of: today } = await one('1000');
    expect(data.offers.map(({ months }) => months)).toEqual([...(terms.get(data.store.id) ?? [])].toSorted((a, b) => a - b));
    for (const offer of data.offers) {
      expect(offer.price).toBe(data.price);
      expect(offer.schedule.reduce((sum, row) => sum + row.amount, 0)).toBe(offer.total);
      expect(offer.schedule[0]?.due_date).toBe(addMonthsClamped(today, 1));
    }
    expect(data.from_monthly).toMatchObject({ total: data.offers.at(-1)?.total, monthly_payment: data.offers.at(-1)?.monthly_payment });
  });

  test('returns up to four related goods of the same category that are in stock, nearest price first', async () => {
    const { data } = await one('1000');
    const distance = data.related.map(({ price }) => Math.abs(price - data.price));
    expect(data.related.length).toBeLessThanOrEqual(4);
    expect(data.related.length).toBeGreaterThan(0);
    expect(data.related.every((card) => card.category.id === data.category.id && card.stock > 0 && card.id !== data.id)).toBe(true);
    expect(distance).toEqual(distance.toSorted((a, b) => a - b));
  });

  test.each(['999999999', 'abc', '%27', '..%2F'])('an unknown product (%s) gets 404', async (id) => {
    expect((await guest<ProblemBody>(`/v3/product/${id}`)).status).toBe(404);
  });
});
