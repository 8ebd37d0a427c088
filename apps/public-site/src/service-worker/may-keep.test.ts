import { expect, test } from 'vitest';
import { type Answered, mayKeep } from './may-keep.ts';

const answer = (given: Partial<Omit<Answered, 'headers'>> & { headers?: Record<string, string> } = {}): Answered => ({
  status: 200,
  type: 'basic',
  redirected: false,
  ...given,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...given.headers }),
});

test('a whole page of this site may be kept', () => {
  expect(mayKeep('page', answer())).toBe(true);
  expect(mayKeep('payload', answer({ headers: { 'content-type': 'application/json; charset=utf-8' } }))).toBe(true);
  expect(mayKeep('asset', answer({ headers: { 'content-type': 'text/javascript; charset=utf-8' } }))).toBe(true);
  expect(mayKeep('asset', answer({ headers: { 'content-type': 'font/woff2' } }))).toBe(true);
});

test.each([
  ['an error', answer({ status: 500 })],
  ['what is not there', answer({ status: 404 })],
  ['a part', answer({ status: 206 })],
  ['nothing new', answer({ status: 304 })],
  ['what came by a redirect', answer({ redirected: true })],
  ['what cannot be looked into', answer({ type: 'opaque', status: 0 })],
  ['another site’s', answer({ type: 'cors' })],
  ['what asks not to be', answer({ headers: { 'cache-control': 'private, no-store' } })],
  ['another kind', answer({ headers: { 'content-type': 'application/json' } })],
])('%s is not kept as a page', (_what, response) => {
  expect(mayKeep('page', response)).toBe(false);
});

test('a page in the place of a script is not kept: an error of a server in between', () => {
  expect(mayKeep('asset', answer())).toBe(false);
});

test.each([
  ['that the gateway calls one, though caches in between may not', { 'cache-control': 'no-store', 'x-muddat-shell': '1' }, true],
  ['that nobody calls one: it may be a customer’s', { 'cache-control': 'no-store' }, false],
  ['of another word', { 'x-muddat-shell': '0' }, false],
  ['that is no document', { 'content-type': 'application/json', 'x-muddat-shell': '1' }, false],
])('[X-09] a shell %s', (_what, headers, kept) => {
  expect(mayKeep('shell', answer({ headers }))).toBe(kept);
  expect(mayKeep('shell', answer({ headers, redirected: true }))).toBe(false);
  expect(mayKeep('shell', answer({ headers, status: 404 }))).toBe(false);
});
