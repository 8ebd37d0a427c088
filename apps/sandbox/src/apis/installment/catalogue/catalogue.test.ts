import type { installment } from '@muddat/sdk/types';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stores } from '../../../db/schema/catalogue.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Category = installment.components['schemas']['Category'];
type Store = installment.components['schemas']['Store'];
type Page = {
  data: Store[];
  total: number;
  initials: { letter: string; count: number }[];
  categories: { id: string; count: number }[];
  regions: { region_id: string; count: number }[];
  next_cursor?: string;
};

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);

const flat = (nodes: readonly Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

describe('GET /v3/categories', () => {
  const read = async (query: string, locale = 'ru') => (await guest<{ data: Category[] }>(`/v3/categories${query}`, { locale })).body.data;

  test('[S7-05] returns a guest at least 12 root categories in both languages, with the same ids and aliases', async () => {
    const russian = flat(await read(''));
    const uzbek = flat(await read('', 'oz'));
    expect(russian.filter((node) => node.parent_id === null).length).toBeGreaterThanOrEqual(12);
    expect(russian.filter((node) => node.parent_id !== null).length).toBeGreaterThanOrEqual(12);
    expect(uzbek.map((node) => [node.id, node.alias])).toEqual(russian.map((node) => [node.id, node.alias]));
    expect(russian.every((node) => /[А-Яа-я]/.test(node.name))).toBe(true);
    expect(uzbek.every((node) => !/[А-Яа-яЁё]/.test(node.name))).toBe(true);
  });

  test('nests every child under its own parent', async () => {
    for (const node of flat(await read(''))) expect(node.children.every((child) => child.parent_id === node.id)).toBe(true);
  });

  test('`depth` limits the tree, `parent_id` returns the children of a category, none for an unknown one', async () => {
    const roots = await read('?depth=1');
    expect(flat(roots)).toHaveLength(roots.length);
    const whole = await read('');
    const [first] = whole;
    expect(await read(`?parent_id=${first?.id}`)).toEqual(first?.children);
    expect(await read('?parent_id=99999999')).toEqual([]);
  });

  test.each(['?depth=0', '?depth=6', '?depth=deep', '?parent_id=abc', '?parent_id='])('refuses %s with 400', async (query) => {
    expect((await guest<ProblemBody>(`/v3/categories${query}`)).status).toBe(400);
  });

  test('a customer gets the same tree as a guest, and a call without a token gets 401', async () => {
    const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
    expect((await dilnoza<{ data: Category[] }>('/v3/categories')).body.data).toEqual(await read(''));
    expect((await sandbox.app.inject({ method: 'GET', url: '/installment/v3/categories' })).statusCode).toBe(401);
  });
});

describe('GET /v3/stores', () => {
  const read = async (query: string, locale = 'ru') => (await guest<Page>(`/v3/stores${query}`, { locale })).body;
  const idsOf = (page: Page) => page.data.map((store) => store.id);

  test('[S7-06] pages through at least 60 stores with terms, categories and addresses, and returns their number', async () => {
    const pages = await fetchAllPages<Store>(guest, '/v3/stores?limit=25');
    const all = pages.flat();
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(pages.slice(0, -1).every((page) => page.length === 25)).toBe(true);
    expect((await read('?limit=1')).total).toBe(all.length);
    for (const store of all) {
      expect(store.installment_terms.length).toBeGreaterThan(0);
      expect(store.installment_terms.map((term) => term.months)).toEqual(
        store.installment_terms.map((term) => term.months).toSorted((a, b) => a - b),
      );
      expect([store.categories.length > 0, store.addresses.length > 0, store.rating <= 5]).toEqual([true, true, true]);
    }
  });

  test.each(['position', 'rating', 'name'])('sorted by %s, pages of seven stores joined equal one page of all', async (sort) => {
    const whole = (await read(`?sort=${sort}&limit=100`)).data;
    const paged = (await fetchAllPages<Store>(guest, `/v3/stores?sort=${sort}&limit=7`)).flat();
    expect(paged.map((store) => store.id)).toEqual(whole.map((store) => store.id));
    if (sort === 'rating') expect(whole.map((store) => store.rating)).toEqual(whole.map((store) => store.rating).toSorted((a, b) => b - a));
  });

  test('returns descriptions and category names in the requested language', async () => {
    const [russian] = (await read('?limit=1')).data;
    const [uzbek] = (await read('?limit=1', 'oz')).data;
    expect(uzbek?.id).toBe(russian?.id);
    expect(russian?.description).toMatch(/[а-я]/);
    expect(uzbek?.description).not.toMatch(/[а-яё]/i);
    expect(uzbek?.categories.map((category) => category.name)).not.toEqual(russian?.categories.map((category) => category.name));
  });

  test('`search` finds part of a name in Latin and Cyrillic, with any apostrophe; % is no wildcard', async () => {
    const named = (await read('?limit=100')).data.find((store) => store.name === 'Ipak Yoʻli');
    for (const text of ['ipak', 'YOʻLI', "yo'li", 'yo`li', 'ипак']) {
      expect([text, idsOf(await read(`?search=${encodeURIComponent(text)}`))]).toEqual([text, expect.arrayContaining([named?.id])]);
    }
    expect(await read('?search=%25')).toMatchObject({ data: [], total: 0 });
    expect((await read('?search=%20')).total).toBeGreaterThan(60);
  });

  test('[S7-06] filters by categories, sent as an indexed query array, and by a term', async () => {
    const all = (await read('?limit=100')).data;
    const [first, second] = (await guest<{ data: Category[] }>('/v3/categories?depth=1')).body.data.map((category) => category.id);
    const within = (ids: (string | undefined)[]) =>
      all.filter((store) => store.categories.some((category) => ids.includes(category.id))).map((store) => store.id);
    expect(within([first]).length).toBeLessThan(within([first, second]).length);
    expect(idsOf(await read(`?limit=100&category_ids%5B0%5D=${first}`))).toEqual(within([first]));
    expect(idsOf(await read(`?limit=100&category_ids%5B0%5D=${first}&category_ids%5B1%5D=${second}`))).toEqual(within([first, second]));
    const long = all.filter((store) => store.installment_terms.some((term) => term.months === 24)).map((store) => store.id);
    expect(long.length).toBeGreaterThan(0);
    expect(idsOf(await read('?limit=100&months=24'))).toEqual(long);
  });

  test('filters by letter and region, and returns the page of a given number; the facet of regions ignores the region filter', async () => {
    const all = (await read('?limit=100&sort=name')).data;
    const initials = Map.groupBy(all, (store) => /^(?:[OG]ʻ|.)/iu.exec(store.name)?.[0].toUpperCase() ?? '');
    const first = await read('?limit=100');
    expect(first.initials).toEqual([...initials].map(([letter, own]) => ({ letter, count: own.length })));
    expect(idsOf(await read('?limit=100&sort=name&letter=o'))).toEqual(initials.get('O')?.map((store) => store.id));
    const [region, other] = first.regions;
    const inRegion = all.filter((store) => store.addresses.some((address) => address.region_id === region?.region_id));
    const found = await read(`?limit=100&sort=name&region_id=${region?.region_id}`);
    expect([idsOf(found), inRegion.length]).toEqual([inRegion.map((store) => store.id), region?.count]);
    expect(found.regions).toContainEqual(other);
    const sections = Map.groupBy(
      inRegion.flatMap((store) => store.categories),
      (category) => category.id,
    );
    expect(Object.fromEntries(found.categories.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries([...sections].map(([id, own]) => [id, own.length])),
    );
    expect(idsOf(await read('?limit=10&sort=name&page=3'))).toEqual(all.slice(20, 30).map((store) => store.id));
    expect((await read('?page=1000000')).data).toEqual([]);
    for (const nothing of ['?letter=%3C', '?region_id=9999', '?letter=%25']) expect((await read(nothing)).total).toBe(0);
  });

  test('sorts names by the alphabet, not by bytes: lower case next to upper case, oʻ next to o', async () => {
    const names = (await read('?limit=100&sort=name')).data.map((store) => store.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
    const [one, two] = names;
    await sandbox.db
      .update(stores)
      .set({ name: `${two?.charAt(0).toLowerCase()}${two?.slice(1)}` })
      .where(eq(stores.name, two ?? ''));
    const after = (await fetchAllPages<Store>(guest, '/v3/stores?sort=name&limit=3')).flat().map((store) => store.name.toLowerCase());
    expect(after.slice(0, 2)).toEqual([one?.toLowerCase(), two?.toLowerCase()]);
    await sandbox.db
      .update(stores)
      .set({ name: two ?? '' })
      .where(sql`lower(${stores.name}) = lower(${two})`);
  });

  test('refuses a cursor that belongs to another sort order', async () => {
    const { next_cursor: cursor } = await read('?limit=1&sort=name');
    const answer = await guest<ProblemBody>(`/v3/stores?sort=rating&cursor=${cursor}`);
    expect([answer.status, answer.body.fields]).toEqual([400, { cursor: 'invalid' }]);
  });

  test.each([
    '?limit=0',
    '?limit=1000',
    '?sort=price',
    '?months=0',
    '?search=%00',
    `?search=${'a'.repeat(101)}`,
    '?category_ids%5B0%5D=x',
    '?letter=',
    '?region_id=12',
    '?page=0',
    '?page=2&cursor=eyJ',
  ])('refuses %s with 400', async (query) => {
    const { status, body } = await guest<ProblemBody>(`/v3/stores${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('GET /v3/store/info/{id}', () => {
  test('[S7-06] returns a store by its id or alias as the list has it, in both languages', async () => {
    for (const locale of ['ru', 'oz']) {
      const [listed] = (await guest<Page>('/v3/stores?limit=1', { locale })).body.data;
      expect((await guest(`/v3/store/info/${listed?.id}`, { locale })).body).toEqual({ data: listed });
      expect((await guest(`/v3/store/info/${listed?.alias}`, { locale })).body).toEqual({ data: listed });
    }
  });

  test.each(['999', '0', 'no-such-store'])('an unknown store (%s) gets 404', async (id) => {
    const { status, body } = await guest<ProblemBody>(`/v3/store/info/${id}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
