import { createQueryClient, SessionUnknown, sessionQuery } from '@muddat/app-shell';
import { ApiError, type GatewayClient } from '@muddat/sdk';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { fakeAuth } from '../../testing/fake-auth.ts';
import { DILNOZA } from '../../testing/render-in-cabinet.tsx';
import { createKeptStore } from '../offline/kept-store.ts';
import { guard } from './guard.ts';

const authOf = (user: GatewayClient['getSession']): GatewayClient => fakeAuth({ getSession: user });
const signedIn = authOf(async () => DILNOZA);
const guest = authOf(async () => ({ ...DILNOZA, user: null, loggedIn: false, strategy: null, token: false }));
const ended = authOf(async () => ({ ...DILNOZA, user: null, loggedIn: false, strategy: null, token: false, ended: true }));
const silent = fakeAuth();
const on = (pathname: string, auth: GatewayClient, queryClient = createQueryClient()) =>
  guard({ queryClient, auth, locale: 'ru', pathname }).catch((error: unknown) => error);

test('a customer passes to a page behind the sign-in', async () => {
  expect(await on('/ru/orders/100008', signedIn)).toBeUndefined();
});

test('a guest asks for that page as a document, so that the gateway remembers it', async () => {
  const thrown = await on('/ru/orders/100008', guest);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href: '/ru/orders/100008', reloadDocument: true, replace: true });
});

test('a customer has no business on the sign-in page', async () => {
  const thrown = await on('/ru/sign-up', signedIn);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href: '/ru/main-page' });
});

test.each([
  ['a guest is sent with the query of the page', '/ru/orders/1', guest, '/ru/orders/1?tab=2&utm_source=tg'],
  [
    'a session that ended says so, for the gateway to lead home and remember',
    '/ru/orders/1',
    ended,
    '/ru/orders/1?tab=2&utm_source=tg&session=ended',
  ],
  ['the campaign goes along to the main page, and nothing else', '/ru/sign-up', signedIn, '/ru/main-page?utm_source=tg'],
])('[S2-36] %s', async (_title, pathname, auth, href) => {
  const input = { queryClient: createQueryClient(), auth, locale: 'ru', pathname, search: '?tab=2&utm_source=tg' } as const;
  const thrown = await guard(input).catch((error: unknown) => error);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href, reloadDocument: true, replace: true });
});

test('without an answer the session that is known holds', async () => {
  const queryClient = createQueryClient();
  // The session is cached, but too old to be used without a request.
  queryClient.setQueryData(sessionQuery(signedIn).queryKey, DILNOZA, { updatedAt: 1 });
  expect(await on('/ru/orders/100008', silent, queryClient)).toBeUndefined();
});

test('without an answer and a session that is known nobody is let in, nor signed out', async () => {
  expect(await on('/ru/orders/100008', silent)).toBeInstanceOf(SessionUnknown);
});

async function keepDilnoza() {
  const store = createKeptStore();
  await store.claim('cus_0001');
  await store.keep({ owner: 'cus_0001', name: 'session', data: DILNOZA, at: Date.now() });
  return store;
}
const away = authOf(() => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' })));
const broken = authOf(() => Promise.reject(new ApiError({ statusCode: 502, message: 'bad gateway', source: 'server' })));

test('[X-09] a page opened without a network lets in the customer whose answers the device keeps; a fault of the server’s does not', async () => {
  await keepDilnoza();
  const queryClient = createQueryClient();
  expect(await on('/ru/orders/100008', away, queryClient)).toBeUndefined();
  expect(queryClient.getQueryData(sessionQuery(away).queryKey)?.user?.id).toBe('cus_0001');
  expect(await on('/ru/orders/100008', broken)).toBeInstanceOf(SessionUnknown);
});

test('[X-09] once nobody is signed in, nothing is kept, on whichever page that becomes known', async () => {
  for (const [path, auth] of [
    ['/ru/sign-up', guest],
    ['/ru/orders/100008', ended],
  ] as const) {
    const store = await keepDilnoza();
    await on(path, auth);
    await expect.poll(() => store.read('session')).toBeNull();
    expect(await on('/ru/orders/100008', away)).toBeInstanceOf(SessionUnknown);
  }
});
