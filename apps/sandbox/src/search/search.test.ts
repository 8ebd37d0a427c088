import { describe, expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

type Entry = {
  kind: string;
  id: string;
  alias: string | null;
  title: string;
  subtitle: string | null;
  price?: number | null;
  from_monthly?: unknown;
};
type Understood = { text: string; reason: string } | null;
type SearchResponse = {
  data: Entry[];
  counts: Record<string, number>;
  understood: Understood;
  interpreted?: { q: string; price_from?: number; price_to?: number };
  near: boolean;
  meta: { total: number; pages: number };
};

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

async function fetchJson<T>(path: string, query: Record<string, string>, locale = 'ru'): Promise<T> {
  const answer = await sandbox.app.inject({
    url: `/installment/v3/${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale, clientmodel: 'web' },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json();
}
const search = (q: string, more: Record<string, string> = {}, locale?: string) =>
  fetchJson<SearchResponse>('search', { q, ...more }, locale);
const suggest = (q: string, more: Record<string, string> = {}, locale?: string) =>
  fetchJson<{ data: Entry[]; understood: Understood }>('search/suggest', { q, ...more }, locale);

const sofas = async () => (await search('диван', { kind: 'category' })).data[0]?.id ?? '';

describe('the interpretation of a query', () => {
  test.each([
    ['телевизор', null],
    ['холодильники', null],
    ['стола', null],
    ['телефон', null],
    ['ntktdbpjh', { text: 'телевизор', reason: 'layout' }],
    ['ьгядфепшср', { text: 'muzlatgich', reason: 'layout' }],
    ['холадильник', { text: 'холодильник', reason: 'spelling' }],
    ['дивна', { text: 'диван', reason: 'spelling' }],
    ['двиан', { text: 'диван', reason: 'spelling' }],
    ['пылеос', { text: 'пылесос', reason: 'spelling' }],
    ['музлатгич', { text: 'muzlatgich', reason: 'alphabet' }],
    ['holodilnik', { text: 'холодильник', reason: 'alphabet' }],
  ])('the query %s is understood as %j', async (typed, understood) => {
    expect((await search(typed)).understood).toEqual(understood);
  });

  test.each(['руддщ', 'hello', 'ъыъыъ'])('a query without results has no interpretation: %s', async (typed) => {
    expect(await search(typed)).toMatchObject({ data: [], understood: null, near: false, meta: { total: 0 } });
  });
});

describe('near results', () => {
  test.each([
    ['айфон', 'Смартфон'],
    ['холодильник самсунг', 'Холодильник'],
    ['диван абракадабра', 'Диван'],
    ['зелёный холодильник с телевизором', 'Телевизор'],
  ])('%s has no exact match; one of its near results starts with %s', async (typed, near) => {
    const { data, near: isNear } = await search(typed);
    expect(isNear).toBe(true);
    expect(data.some(({ title }) => title.startsWith(near))).toBe(true);
  });

  test('exact matches are not marked as near', async () => {
    for (const typed of ['диван', 'холадильник', 'как получить лимит']) expect((await search(typed)).near, typed).toBe(false);
  });
});

describe('queries in everyday language', () => {
  test.each([
    ['телефон в рассрочку', 'Смартфоны'],
    ['купить холодильник недорого', 'Холодильники'],
    ['arzon muzlatgich sotib olish', 'Холодильники'],
    ['товары для детей', 'Детские товары'],
    ['где мой заказ', 'Как узнать, где мой заказ?'],
    ['как платить', 'Чем можно заплатить?'],
    ['рассрочка без первого взноса', 'Обязателен ли первый взнос?'],
    ['кукон уста', 'Qoʻqon Usta'],
  ])('%s finds %s first, as an exact match', async (typed, title) => {
    const { data, near } = await search(typed);
    expect(data[0]?.title).toBe(title);
    expect(near).toBe(false);
  });
});

describe('a query for goods that no store sells', () => {
  test.each([
    ['Техника для дома', ['утюг', 'утюги', 'utyug', 'dazmol', 'дазмол', 'купить утюг недорого', 'утюг tefal до 1 млн']],
    ['Для волос', ['плойка', 'плойку', 'ployka', 'плойка для волос', 'jingalak', 'жингалак']],
    ['Всё для кухни', ['тостер', 'toster', 'кофемашина', 'самовар', 'samovar']],
    ['Электроника', ['дрон', 'dron', 'квадрокоптер', 'камера', 'kamera', 'ps5', 'xbox', 'принтер', 'printer']],
    ['Отделка', ['кирпич', 'gʻisht', 'ғишт']],
    ['Дом и мебель', ['лампа', 'lampa', 'chiroq', 'чироқ', 'qandil', 'қандил']],
  ])('finds only the nearest category, marked as near: %s', async (section, queries) => {
    for (const typed of queries) {
      const { data, counts, near } = await search(typed);
      expect(
        data.map(({ kind, title }) => [kind, title]),
        typed,
      ).toEqual([['category', section]]);
      expect([near, counts], typed).toEqual([true, { store: 0, product: 0, category: 1, faq: 0 }]);
    }
  });

  test.each(
    'пианино pianino пианино кольцо термос termos утка корм золото tilla приставочка мельница люк бассейновый hokkey xylofon'.split(' '),
  )('finds nothing if there is no category for %s either', async (typed) => {
    expect(await search(typed)).toMatchObject({ data: [], understood: null, near: false });
  });

  test('with the filter `kind=product` finds nothing, but still counts the nearest category', async () => {
    const { data, counts, meta } = await search('утюг', { kind: 'product' });
    expect([data, counts['category'], meta.total]).toEqual([[], 1, 0]);
  });
});

describe('a price in the query', () => {
  test.each<[string, NonNullable<SearchResponse['interpreted']>]>([
    ['смартфон до 3 млн', { q: 'смартфон', price_to: 3_000_000 }],
    ['smartfon 3 mln gacha', { q: 'smartfon', price_to: 3_000_000 }],
    ['смартфон 3 млнгача', { q: 'смартфон', price_to: 3_000_000 }],
    ['смартфон от 2 до 3 млн', { q: 'смартфон', price_from: 2_000_000, price_to: 3_000_000 }],
    ['смартфон от 8 млн', { q: 'смартфон', price_from: 8_000_000 }],
  ])('%s filters the goods by price and returns the bounds as `interpreted`', async (typed, interpreted) => {
    const { data, counts, near, ...found } = await search(typed, { kind: 'product', per_page: '60' });
    expect(found.interpreted).toEqual(interpreted);
    expect(near).toBe(false);
    const all = await search(interpreted.q, { kind: 'product', per_page: '60' });
    const within = all.data.filter(
      ({ price }) => (price ?? 0) >= (interpreted.price_from ?? 0) && (price ?? 0) <= (interpreted.price_to ?? Infinity),
    );
    expect(all.meta.total).toBeLessThanOrEqual(60);
    expect(data.map(({ id }) => id)).toEqual(within.map(({ id }) => id));
    expect(counts['product']).toBe(within.length);
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(all.data.length);
  });

  test('does not exclude categories from the results, and also filters near results', async () => {
    expect((await search('смартфон до 3 млн')).data[0]?.title).toBe('Смартфоны');
    const { data, near } = await search('смартфон самсунг абракадабра до 3 млн', { kind: 'product' });
    expect(near).toBe(true);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ price }) => (price ?? 0) <= 3_000_000)).toBe(true);
  });

  test('is returned in `interpreted` even if it is the largest safe integer; without a price there is no `interpreted`', async () => {
    expect(await search('смартфон')).not.toHaveProperty('interpreted');
    expect(await search('смартфон до 9007199254740991')).toMatchObject({ interpreted: { price_to: Number.MAX_SAFE_INTEGER } });
  });

  test('does not change the suggestions', async () => {
    expect((await suggest('смартфон до 3 млн')).data).toEqual((await suggest('смартфон')).data);
  });
});

describe('queries with invisible characters, apostrophes and units', () => {
  test.each([
    ['теле\u00adви\u00adзор', 'телевизор'],
    ['\u2068теле\u200bвизор\u2069', 'телевизор'],
    ['qo´l soati', 'qoʻl soati'],
    ['телевизор 55 дюймов', 'телевизор 55'],
    ['televizor 55 dyuym', 'televizor 55'],
    ['телевизор 55 дюймли', 'телевизор 55'],
    ['стиральная машина 8 килограммов', 'стиральная машина 8 кг'],
    ['смартфон 256 гигабайт', 'смартфон 256 ГБ'],
    ['қозон 12 литр', 'qozon 12 l'],
  ])('%j finds the same as %s', async (typed, meant) => {
    const { data, near, counts } = await search(typed);
    expect(near).toBe(false);
    expect(counts['product']).toBeGreaterThan(0);
    expect(data).toEqual((await search(meant)).data);
  });
});

describe('pages of search results', () => {
  test('contain each result once, and the counts cover all pages', async () => {
    const first = await search('диван', { per_page: '7' });
    const seen = new Set<string>();
    for (let page = 1; page <= first.meta.pages; page += 1)
      for (const { kind, id } of (await search('диван', { per_page: '7', page: String(page) })).data) {
        expect(seen.has(`${kind} ${id}`)).toBe(false);
        seen.add(`${kind} ${id}`);
      }
    expect(seen.size).toBe(first.meta.total);
    expect(Object.values(first.counts).reduce((a, b) => a + b)).toBe(first.meta.total);
  });

  test('contain only the requested kind, with the counts of all kinds', async () => {
    const all = await search('диван');
    const { data, counts, meta } = await search('диван', { kind: 'category' });
    expect(data.map(({ alias }) => alias)).toEqual(['sofas']);
    expect(counts).toEqual(all.counts);
    expect(meta.total).toBe(counts['category']);
  });

  test('contain only the requested kind even if all results are near ones', async () => {
    const { data, counts, meta } = await search('диван абракадабра', { kind: 'product', per_page: '5' });
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['product']));
    expect(meta.total).toBe(counts['product']);
  });

  test('have titles in the requested language, and prices of goods', async () => {
    const [category] = (await search('диван', {}, 'uz')).data;
    expect(category?.title).toBe('Divanlar');
    const [product] = (await search('диван', { kind: 'product' }, 'uz')).data;
    expect(product?.title).toMatch(/^Divan /);
    expect(product?.price).toBeGreaterThan(0);
  });

  test('[S2-21] have `from_monthly` for goods only, equal to that of the list of goods', async () => {
    const { data } = await search('диван');
    const listed = await fetchJson<{ data: Entry[] }>('products', { per_page: '48', 'category_ids[]': await sofas() });
    const monthlyOf = new Map(listed.data.map(({ id, from_monthly }) => [id, from_monthly]));
    const found = data.filter(({ id, kind }) => kind === 'product' && monthlyOf.has(id));
    expect(found.length).toBeGreaterThan(0);
    for (const { id, from_monthly } of found) expect(from_monthly).toEqual(monthlyOf.get(id));
    expect(found.some(({ from_monthly }) => from_monthly !== null)).toBe(true);
    expect(data.filter(({ kind }) => kind !== 'product').every((entry) => !('from_monthly' in entry))).toBe(true);
  });
});
