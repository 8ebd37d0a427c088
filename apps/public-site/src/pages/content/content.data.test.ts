import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allBlocks } from '../../testing/all-blocks.ts';
import { homeContent, storesResponse } from '../../testing/home-content.ts';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { loadContentPage, loadHome, loadHomePreview, loadInstallmentTerms } from './content.data.ts';

type Answer = { status?: number; body: unknown };
const broken: Answer = { status: 503, body: { code: 'upstream_unavailable', message: 'Нет связи', request_id: 'r' } };
const answers =
  (builder: Answer, stores: Answer = { body: storesResponse }) =>
  (url: URL) => {
    if (url.pathname === '/v1/get') return builder;
    return url.pathname === '/v3/stores' ? stores : undefined;
  };
const whole = { body: { data: { ...homeContent('ru'), blocks: allBlocks('ru') } } };

const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'warn').mockImplementation((line: string) => logged(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['home', loadHome],
  ['test', loadHomePreview],
  ['installment-terms', loadInstallmentTerms],
] as const)('the page %s', (name, load) => {
  test('has all blocks of the builder page of organization 2 from a single request', async () => {
    const { data, head, keep, calls } = await loadPage(load, { respond: answers(whole) });
    expect(calls).toEqual([name === 'home' ? '/v1/get?organization=2' : `/v1/get?organization=2&page=${name}`]);
    expect(data).toMatchObject({ title: 'Muddat — платите частями', isFallback: false });
    expect(data.blocks.map(({ id }) => id)).toEqual(allBlocks('ru').map(({ id }) => id));
    expect(head).toMatchObject({ title: 'Muddat — платите частями', description: 'Рассрочка до 15 миллионов' });
    expect(keep).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, Answer]>([
    ['responds with 503', broken],
    ['responds with 404', { status: 404, body: { code: 'not_found', message: 'Не найдено', request_id: 'r' } }],
    ['responds with another shape', { body: { data: { title: 7 } } }],
    ['responds with an array', { body: [] }],
  ])('is marked as a fallback, logged and not cached when the builder %s', async (_what, builder) => {
    const { data, head, keep } = await loadPage(load, { respond: answers(builder) });
    expect(data.isFallback).toBe(true);
    expect(keep).toBe(false);
    expect(head.title).toMatch(/[а-я]/);
    expect(head.description).not.toBe('');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: name, reason: expect.any(String) }));
  });
});

test('an invalid block of the home page is skipped and logged with page, id, kind and reason', async () => {
  const blocks = [{ id: 'steps', type: 'steps', title: 'Шаги' }, { id: 'new', type: 'weather' }, ...allBlocks('ru')];
  const { data, keep } = await loadPage(loadHome, { respond: answers({ body: { data: { ...homeContent('ru'), blocks } } }) });
  expect(data.blocks).toHaveLength(allBlocks('ru').length);
  expect(keep).toBeUndefined();
  expect(logged.mock.calls.map(([line]) => line)).toMatchObject([
    { page: 'home', block: 'steps', kind: 'steps', reason: expect.stringContaining('items') },
    { page: 'home', block: 'new', kind: 'weather', reason: 'a kind that is not known' },
  ]);
});

describe('the home page without the builder', () => {
  test('shows the stores of the marketplace API', async () => {
    const { data } = await loadPage(loadHome, { respond: answers(broken) });
    expect(data.blocks).toMatchObject([
      { id: 'partners', type: 'partners', title: 'Магазины', total: 64, items: [{ alias: 'orzu-texnika' }] },
    ]);
  });

  test('has no blocks and is not cached if the stores fail too', async () => {
    const { data, keep } = await loadPage(loadHome, { respond: answers(broken, broken) });
    expect([data.blocks, data.isFallback, keep]).toEqual([[], true, false]);
  });
});

test('the home page names the organization in structured data; the test page is not indexed', async () => {
  expect((await loadPage(loadHome, { respond: answers(whole) })).head.jsonLd).toMatchObject([{ '@type': 'Organization' }]);
  expect((await loadPage(loadHomePreview, { respond: answers(whole) })).head.index).toBe(false);
  expect((await loadPage(loadInstallmentTerms, { respond: answers(whole) })).head.index).toBeUndefined();
});

describe('a page that exists only in the builder', () => {
  const load = (page: string, builder: Answer) => loadPage(loadContentPage, { params: { page }, respond: answers(builder) });

  test('is loaded from the builder by its name', async () => {
    const { data, head, calls } = await load('spring', whole);
    expect(calls).toEqual(['/v1/get?organization=2&page=spring']);
    expect([data.title, head.title]).toEqual(['Muddat — платите частями', 'Muddat — платите частями']);
  });

  test('is a 404 if the builder does not have it', async () => {
    await expect(load('nothing', { status: 404, body: { code: 'not_found', message: 'Не найдено', request_id: 'r' } })).rejects.toThrow(
      NotFoundError,
    );
  });

  test.each(['home', 'test', 'home-test', 'installment-terms', 'sell-on', '../etc', 'Весна', 'a'.repeat(65), ''])(
    'is a 404 for %j, which has its own route or is not a valid name',
    async (page) => {
      await expect(load(page, whole)).rejects.toThrow(NotFoundError);
    },
  );

  test('fails with 503 if the builder fails', async () => {
    await expect(load('spring', broken)).rejects.toMatchObject({ statusCode: 503 });
  });
});
