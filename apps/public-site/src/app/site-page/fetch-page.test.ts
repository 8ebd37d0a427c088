import { type RouteId, routeOf } from '@muddat/routing';
import { afterEach, expect, test, vi } from 'vitest';
import { isLoadedPage } from '../../shared/page/payload.ts';
import { fetchPage, payloadQuery } from './fetch-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const head = { title: 'Магазины', description: 'Где купить' };
const page = { data: { total: 64 }, head, query: '?q=tv', today: '2026-11-21' };
const fetched = (payload: object) => {
  vi.stubGlobal('fetch', async () => Response.json(payload));
  const { signal } = new AbortController();
  return fetchPage({ path: '/ru/partners', query: '?q=tv', language: 'ru', build: 'b1', signal, isPage: isLoadedPage });
};

test('a page opens without a document', async () => {
  expect(await fetched({ build: 'b1', status: 200, page })).toEqual(page);
});

test('a page with laid-out text opens without a document, as any other', async () => {
  const nodes = [{ tag: 'p', nodes: [{ text: '"html":"<p>"' }, { tag: 'a', href: '/ru/faq', nodes: [{ text: 'x' }] }] }];
  const data = { title: 'Правила', blocks: [{ id: 'rules', type: 'rich-text', nodes }] };
  expect(await fetched({ build: 'b1', status: 200, page: { ...page, data } })).toMatchObject({ data });
});

test.each([
  ['of another build', { build: 'b2', status: 200, page }, 'other-build'],
  ['that is none', { build: 'b1', status: 404, page: null }, 'not-found'],
])('a payload %s', async (_name, payload, answer) => {
  expect(await fetched(payload)).toBe(answer);
});

const cases: [RouteId, string, string][] = [
  ['partners', '', '?region=all'],
  ['partners', '?q=tv&page=2', '?q=tv&page=2&region=all'],
  ['partners', '?region=1726', '?region=1726'],
  ['home', '', ''],
  ['search', '?q=tv', '?q=tv'],
];
test.each(cases)('%s with %j asks for its payload with %j', (id, query, asked) => {
  expect(payloadQuery(routeOf(id), query)).toBe(asked);
});
