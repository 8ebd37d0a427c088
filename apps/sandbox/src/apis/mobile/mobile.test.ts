import type { mobile } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { createApiCaller, type ProblemBody } from '../../testing/api-caller.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

type Schemas = mobile.components['schemas'];
type Districts = { data: Schemas['District'][]; regions: Schemas['Region'][] };

const CYRILLIC = /[А-Яа-яЁё]/;

const sandbox = await openSandbox();
const guest = createApiCaller(sandbox, 'mobile', await sandbox.guestToken());

const read = async <T>(path: string, locale = 'ru'): Promise<T> => {
  const answer = await guest<T>(path, { locale });
  expect(answer.status, path).toBe(200);
  return answer.body;
};

describe('GET /v2/order/districts', () => {
  test('[S7-09] returns the districts of all 14 regions in Russian and in Uzbek', async () => {
    const russian = await read<Districts>('/v2/order/districts');
    const uzbek = await read<Districts>('/v2/order/districts', 'oz');
    expect(russian.regions).toHaveLength(14);
    expect(new Set(russian.data.map((district) => district.region_id))).toEqual(new Set(russian.regions.map((region) => region.id)));
    expect(russian.data).toContainEqual({
      id: '1726266',
      name: 'Юнусабадский район',
      kind: 'city_district',
      region_id: '1726',
      region: 'город Ташкент',
    });
    expect(uzbek.data).toContainEqual({
      id: '1726269',
      name: 'Mirzo Ulugʻbek tumani',
      kind: 'city_district',
      region_id: '1726',
      region: 'Toshkent shahri',
    });
    expect(uzbek.data.map((district) => district.id)).toEqual(russian.data.map((district) => district.id));
    expect(russian.data.filter((district) => !CYRILLIC.test(district.name))).toEqual([]);
    expect(uzbek.data.filter((district) => CYRILLIC.test(district.name + district.region))).toEqual([]);
  });

  test('returns only one region for the parameter `region`', async () => {
    const khorezm = await read<Districts>('/v2/order/districts?region=1733', 'oz');
    expect(khorezm.regions).toEqual([{ id: '1733', name: 'Xorazm viloyati', center: { latitude: 41.55, longitude: 60.6333 } }]);
    expect(khorezm.data).toContainEqual({ id: '1733406', name: 'Xiva shahri', kind: 'city', region_id: '1733', region: 'Xorazm viloyati' });
    expect(khorezm.data.every((district) => district.region_id === '1733')).toBe(true);
    expect((await read<Districts>('/v2/order/districts?region=9999')).data).toEqual([]);
  });

  test('refuses a region that is not a code', async () => {
    const answer = await guest<ProblemBody>('/v2/order/districts?region=Xorazm');
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', fields: { region: 'format' } } });
  });
});

describe('GET /v2/pages and /v2/pages/{id}', () => {
  test('[S7-10] list the pages and return each by its id and by its alias, in both languages', async () => {
    const { data: list } = await read<{ data: Schemas['PageSummary'][] }>('/v2/pages');
    expect(list.map((page) => page.alias)).toEqual(expect.arrayContaining(['public-offer', 'privacy-policy', 'corporate']));
    for (const { id, alias, title } of list) {
      const byId = await read<{ data: Schemas['Page'] }>(`/v2/pages/${id}`);
      const uzbek = await read<{ data: Schemas['Page'] }>(`/v2/pages/${alias}`, 'oz');
      expect(byId.data.title).toBe(title);
      expect(uzbek.data.id).toBe(id);
      expect(uzbek.data.sections.map((section) => section.anchor)).toEqual(byId.data.sections.map((section) => section.anchor));
      expect(JSON.stringify(uzbek.data)).not.toMatch(CYRILLIC);
      expect(byId.data.sections.flatMap((section) => section.paragraphs).filter((paragraph) => !CYRILLIC.test(paragraph))).toEqual([]);
    }
  });

  test('return the offer and the policy as complete documents with a version', async () => {
    for (const alias of ['public-offer', 'privacy-policy']) {
      const { data } = await read<{ data: Schemas['Page'] }>(`/v2/pages/${alias}`);
      expect(data.version).toMatch(/^\d+\.\d+$/);
      expect(data.url).toBe(`/${alias}`);
      expect(data.sections.length).toBeGreaterThanOrEqual(8);
      expect(data.sections.flatMap((section) => section.paragraphs).join('').length).toBeGreaterThan(2_000);
    }
  });

  test.each(['no-such-page', '99'])('return 404 for the unknown page %s', async (id) => {
    const answer = await guest<ProblemBody>(`/v2/pages/${id}`, { locale: 'oz' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.body.message).not.toMatch(CYRILLIC);
  });
});

describe('lists of /v2/page', () => {
  test('[S7-12] return clients, questions, benefits and service centres in Russian and in Uzbek', async () => {
    for (const path of ['our-clients', 'faq', 'benifest', 'service-center']) {
      const russian = await read<{ data: { id: string }[] }>(`/v2/page/${path}`);
      const uzbek = await read<{ data: { id: string }[] }>(`/v2/page/${path}`, 'oz');
      expect(russian.data.length, path).toBeGreaterThan(5);
      expect(uzbek.data.map((item) => item.id)).toEqual(russian.data.map((item) => item.id));
      expect(JSON.stringify(uzbek.data), path).not.toMatch(CYRILLIC);
      expect(russian.data.filter((item) => !CYRILLIC.test(JSON.stringify(item)))).toEqual([]);
    }
  });

  test('return at least 40 questions with their answers, by category', async () => {
    const { data } = await read<{ data: Schemas['FaqCategory'][] }>('/v2/page/faq');
    const items = data.flatMap((category) => category.items);
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(items.filter((item) => item.answer.length < 40)).toEqual([]);
    expect(data.every((category) => category.items.length > 0)).toBe(true);
  });

  test('return the figures of the specification with the benefits, written with no-break spaces', async () => {
    const { figures } = await read<{ figures: Schemas['Figure'][] }>('/v2/page/benifest', 'oz');
    const shown = Object.fromEntries(figures.map((figure) => [figure.id, figure.shown]));
    expect(shown).toEqual({
      product_types: '100\u00a0000',
      orders_per_day: '300',
      years_on_market: '5\u00a0yil',
      monthly_visitors: '400\u00a0000',
      max_limit: '15\u00a0000\u00a0000\u00a0soʻm',
    });
  });

  test('return only service centres of the region in the parameter `region`', async () => {
    const { data } = await read<{ data: Schemas['ServiceCenter'][] }>('/v2/page/service-center?region=1718');
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter((center) => center.region_id !== '1718' || !center.district_id.startsWith('1718'))).toEqual([]);
  });
});

describe('GET /v2/picture/{subject}/{name}', () => {
  const get = (path: string) => sandbox.app.inject({ method: 'GET', url: `/mobile/v2/picture/${path}` });

  test('returns an SVG to be cached for a year, and needs no token', async () => {
    const answer = await get('store/orzu-texnika');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  test.each(['product/fridge.silver.main-1', 'category/fridges'])('returns the rendered picture %s as WebP', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('returns a drawing of the same colour for goods that are not rendered', async () => {
    const answer = await get('product/fridge.saffron.main-1');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test.each([
    ['banner/orzu-texnika', 200],
    ['banner/yangi-dokon', 404],
    ['product/spaceship.1', 404],
    ['product/manifest.json', 404],
    ['product/fridge/main.silver-1.webp', 404],
    ['product/../../../assets/goods/manifest.json', 404],
    ['product/..', 404],
    ['product/..%2f..%2fetc', 400],
    ['passport/orzu', 400],
    ['store/%3Cscript%3E', 400],
  ])('for the path %s returns the status %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });
});

test('GET /v2/pages returns 401 without a token', async () => {
  const answer = await sandbox.app.inject({ method: 'GET', url: '/mobile/v2/pages' });
  expect(answer.statusCode).toBe(401);
});
