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

test('fetchPage returns the page of a payload', async () => {
  expect(await fetched({ build: 'b1', status: 200, page })).toEqual(page);
});

test('fetchPage returns a page with rich text nodes', async () => {
  const nodes = [{ tag: 'p', nodes: [{ text: '"html":"<p>"' }, { tag: 'a', href: '/ru/faq', nodes: [{ text: 'x' }] }] }];
  const data = { title: 'Правила', blocks: [{ id: 'rules', type: 'rich-text', nodes }] };
  expect(await fetched({ build: 'b1', status: 200, page: { ...page, data } })).toMatchObject({ data });
});

test.each([
  ['of another build is reported as other-build', { build: 'b2', status: 200, page }, 'other-build'],
  ['with status 404 is reported as not-found', { build: 'b1', status: 404, page: null }, 'not-found'],
])('fetchPage: a payload %s', async (_name, payload, answer) => {
  expect(await fetched(payload)).toBe(answer);
});

const cases: [RouteId, string, string][] = [
  ['partners', '', '?region=all'],
  ['partners', '?q=tv&page=2', '?q=tv&page=2&region=all'],
  ['partners', '?region=1726', '?region=1726'],
  ['home', '', ''],
  ['search', '?q=tv', '?q=tv'],
];
test.each(cases)('the page %s with query %j fetches its payload with query %j', (id, query, asked) => {
  expect(payloadQuery(routeOf(id), query)).toBe(asked);
});
