import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allBlocks } from '../../testing/all-blocks.ts';
import { content, storeList } from '../../testing/home-content.ts';
import { loadPage, NoSuchPage } from '../../testing/load-page.ts';
import { loadContentPage, loadHome, loadHomeTest, loadInstallmentTerms } from './content.data.ts';

type Answer = { status?: number; body: unknown };
const broken: Answer = { status: 503, body: { code: 'upstream_unavailable', message: 'Нет связи', request_id: 'r' } };
const answers =
  (builder: Answer, stores: Answer = { body: storeList }) =>
  (url: URL) => {
    if (url.pathname === '/v1/get') return builder;
    return url.pathname === '/v3/stores' ? stores : undefined;
  };
const whole = { body: { data: { ...content('ru'), blocks: allBlocks('ru') } } };

const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'warn').mockImplementation((line: string) => logged(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['home', loadHome],
  ['test', loadHomeTest],
  ['installment-terms', loadInstallmentTerms],
] as const)('the page %s', (name, load) => {
  test('is the builder’s page of that name of organization 2, every block of it, and asks for nothing else', async () => {
    const { data, head, keep, calls } = await loadPage(load, { answer: answers(whole) });
    expect(calls).toEqual([name === 'home' ? '/v1/get?organization=2' : `/v1/get?organization=2&page=${name}`]);
    expect(data).toMatchObject({ title: 'Muddat — платите частями', missing: false });
    expect(data.blocks.map(({ id }) => id)).toEqual(allBlocks('ru').map(({ id }) => id));
    expect(head).toMatchObject({ title: 'Muddat — платите частями', description: 'Рассрочка до 15 миллионов' });
    expect(keep).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, Answer]>([
    ['does not answer', broken],
    ['has no such page', { status: 404, body: { code: 'not_found', message: 'Не найдено', request_id: 'r' } }],
    ['answers something else', { body: { data: { title: 7 } } }],
    ['answers no JSON object at all', { body: [] }],
  ])('stands when the builder %s, says so, is not kept, and the log is told', async (_what, builder) => {
    const { data, head, keep } = await loadPage(load, { answer: answers(builder) });
    expect(data.missing).toBe(true);
    expect(keep).toBe(false);
    expect(head.title).toMatch(/[а-я]/);
    expect(head.description).not.toBe('');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: name, reason: expect.any(String) }));
  });
});

test('a bad block of a page is left out and logged with its page, its id, its kind and the reason', async () => {
  const blocks = [{ id: 'steps', type: 'steps', title: 'Шаги' }, { id: 'new', type: 'weather' }, ...allBlocks('ru')];
  const { data, keep } = await loadPage(loadHome, { answer: answers({ body: { data: { ...content('ru'), blocks } } }) });
  expect(data.blocks).toHaveLength(allBlocks('ru').length);
  expect(keep).toBeUndefined();
  expect(logged.mock.calls.map(([line]) => line)).toMatchObject([
    { page: 'home', block: 'steps', kind: 'steps', reason: expect.stringContaining('items') },
    { page: 'home', block: 'new', kind: 'weather', reason: 'a kind that is not known' },
  ]);
});

describe('the home page without the builder', () => {
  test('shows the stores of the marketplace, which another backend has', async () => {
    const { data } = await loadPage(loadHome, { answer: answers(broken) });
    expect(data.blocks).toMatchObject([
      { id: 'partners', type: 'partners', title: 'Магазины', total: 64, items: [{ alias: 'orzu-texnika' }] },
    ]);
  });

  test('stands without them too', async () => {
    const { data, keep } = await loadPage(loadHome, { answer: answers(broken, broken) });
    expect([data.blocks, data.missing, keep]).toEqual([[], true, false]);
  });
});

test('the home page says who runs the site, and the one that is being tried stays out of search engines', async () => {
  expect((await loadPage(loadHome, { answer: answers(whole) })).head.jsonLd).toMatchObject([{ '@type': 'Organization' }]);
  expect((await loadPage(loadHomeTest, { answer: answers(whole) })).head.index).toBe(false);
  expect((await loadPage(loadInstallmentTerms, { answer: answers(whole) })).head.index).toBeUndefined();
});

describe('a page that content alone makes', () => {
  const load = (page: string, builder: Answer) => loadPage(loadContentPage, { params: { page }, answer: answers(builder) });

  test('is there as soon as the builder has it', async () => {
    const { data, head, calls } = await load('spring', whole);
    expect(calls).toEqual(['/v1/get?organization=2&page=spring']);
    expect([data.title, head.title]).toEqual(['Muddat — платите частями', 'Muddat — платите частями']);
  });

  test('is a 404 when the builder has none of its name', async () => {
    await expect(load('nothing', { status: 404, body: { code: 'not_found', message: 'Не найдено', request_id: 'r' } })).rejects.toThrow(
      NoSuchPage,
    );
  });

  test.each(['home', 'test', 'home-test', 'installment-terms', 'sell-on', '../etc', 'Весна', 'a'.repeat(65), ''])(
    'is a 404 for %j, without asking: it has an address of its own, or is no name',
    async (page) => {
      await expect(load(page, whole)).rejects.toThrow(NoSuchPage);
    },
  );

  test('fails when the builder does: whether it is there nobody else knows', async () => {
    await expect(load('spring', broken)).rejects.toMatchObject({ statusCode: 503 });
  });
});
