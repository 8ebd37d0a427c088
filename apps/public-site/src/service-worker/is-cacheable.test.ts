import { expect, test } from 'vitest';
import { type CacheableResponse, isCacheable } from './is-cacheable.ts';

const answer = (given: Partial<Omit<CacheableResponse, 'headers'>> & { headers?: Record<string, string> } = {}): CacheableResponse => ({
  status: 200,
  type: 'basic',
  redirected: false,
  ...given,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...given.headers }),
});

test('isCacheable allows complete pages, payloads and assets of this site', () => {
  expect(isCacheable('page', answer())).toBe(true);
  expect(isCacheable('payload', answer({ headers: { 'content-type': 'application/json; charset=utf-8' } }))).toBe(true);
  expect(isCacheable('asset', answer({ headers: { 'content-type': 'text/javascript; charset=utf-8' } }))).toBe(true);
  expect(isCacheable('asset', answer({ headers: { 'content-type': 'font/woff2' } }))).toBe(true);
});

test.each([
  ['a 500', answer({ status: 500 })],
  ['a 404', answer({ status: 404 })],
  ['a partial response (206)', answer({ status: 206 })],
  ['a 304', answer({ status: 304 })],
  ['a redirected response', answer({ redirected: true })],
  ['an opaque response', answer({ type: 'opaque', status: 0 })],
  ['a response of another site', answer({ type: 'cors' })],
  ['a no-store response', answer({ headers: { 'cache-control': 'private, no-store' } })],
  ['a JSON response', answer({ headers: { 'content-type': 'application/json' } })],
])('isCacheable refuses %s as a page', (_what, response) => {
  expect(isCacheable('page', response)).toBe(false);
});

test('isCacheable refuses HTML as an asset', () => {
  expect(isCacheable('asset', answer())).toBe(false);
});

test.each([
  ['allows a no-store response with the shell header', { 'cache-control': 'no-store', 'x-muddat-shell': '1' }, true],
  ['refuses a no-store response without the shell header', { 'cache-control': 'no-store' }, false],
  ['refuses a shell header other than 1', { 'x-muddat-shell': '0' }, false],
  ['refuses JSON with the shell header', { 'content-type': 'application/json', 'x-muddat-shell': '1' }, false],
])('[X-09] isCacheable for a shell %s, and refuses any redirected or 404 response', (_what, headers, kept) => {
  expect(isCacheable('shell', answer({ headers }))).toBe(kept);
  expect(isCacheable('shell', answer({ headers, redirected: true }))).toBe(false);
  expect(isCacheable('shell', answer({ headers, status: 404 }))).toBe(false);
});
