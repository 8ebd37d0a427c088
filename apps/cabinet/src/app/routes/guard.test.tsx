import { createQueryClient, SessionFetchError, sessionQuery } from '@muddat/app-shell';
import { ApiError, type GatewayClient } from '@muddat/sdk';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION } from '../../testing/render-in-cabinet.tsx';
import { createOfflineStore } from '../offline/offline-store.ts';
import { guardRoute } from './guard.ts';

const authOf = (user: GatewayClient['getSession']): GatewayClient => fakeGatewayClient({ getSession: user });
const signedIn = authOf(async () => CUSTOMER_SESSION);
const guest = authOf(async () => ({ ...CUSTOMER_SESSION, user: null, loggedIn: false, strategy: null, token: false }));
const ended = authOf(async () => ({ ...CUSTOMER_SESSION, user: null, loggedIn: false, strategy: null, token: false, ended: true }));
const silent = fakeGatewayClient();
const on = (pathname: string, auth: GatewayClient, queryClient = createQueryClient()) =>
  guardRoute({ queryClient, auth, locale: 'ru', pathname }).catch((error: unknown) => error);

test('the guard lets a signed-in customer open a page that requires sign-in', async () => {
  expect(await on('/ru/orders/100008', signedIn)).toBeUndefined();
});

test('if a guest opens a page that requires sign-in, the guard reloads it as a document, so that the gateway handles it', async () => {
  const thrown = await on('/ru/orders/100008', guest);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href: '/ru/orders/100008', reloadDocument: true, replace: true });
});

test('the guard redirects a signed-in customer from the sign-in page to the main page', async () => {
  const thrown = await on('/ru/sign-up', signedIn);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href: '/ru/main-page' });
});

test.each([
  ['the redirect of a guest keeps the query string of the page', '/ru/orders/1', guest, '/ru/orders/1?tab=2&utm_source=tg'],
  [
    'the redirect after an ended session marks the address with `session=ended` for the gateway',
    '/ru/orders/1',
    ended,
    '/ru/orders/1?tab=2&utm_source=tg&session=ended',
  ],
  ['the redirect of a customer to the main page keeps only the UTM parameters', '/ru/sign-up', signedIn, '/ru/main-page?utm_source=tg'],
])('[S2-36] in the guard %s', async (_title, pathname, auth, href) => {
  const input = { queryClient: createQueryClient(), auth, locale: 'ru', pathname, search: '?tab=2&utm_source=tg' } as const;
  const thrown = await guardRoute(input).catch((error: unknown) => error);
  if (!isRedirect(thrown)) throw new Error('no redirect');
  expect(thrown.options).toMatchObject({ href, reloadDocument: true, replace: true });
});

test('if the session request fails, the guard accepts a cached session, even an old one', async () => {
  const queryClient = createQueryClient();
  // The session is cached, but too old to be used without a request.
  queryClient.setQueryData(sessionQuery(signedIn).queryKey, CUSTOMER_SESSION, { updatedAt: 1 });
  expect(await on('/ru/orders/100008', silent, queryClient)).toBeUndefined();
});

test('if the session request fails and no session is cached, the guard throws `SessionFetchError`', async () => {
  expect(await on('/ru/orders/100008', silent)).toBeInstanceOf(SessionFetchError);
});

async function keepDilnoza() {
  const store = createOfflineStore();
  await store.claim('cus_0001');
  await store.save({ owner: 'cus_0001', name: 'session', data: CUSTOMER_SESSION, at: Date.now() });
  return store;
}
const away = authOf(() => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' })));
const broken = authOf(() => Promise.reject(new ApiError({ statusCode: 502, message: 'bad gateway', source: 'server' })));

test('[X-09] offline, the guard accepts the session stored on the device; after a server error it throws `SessionFetchError`', async () => {
  await keepDilnoza();
  const queryClient = createQueryClient();
  expect(await on('/ru/orders/100008', away, queryClient)).toBeUndefined();
  expect(queryClient.getQueryData(sessionQuery(away).queryKey)?.user?.id).toBe('cus_0001');
  expect(await on('/ru/orders/100008', broken)).toBeInstanceOf(SessionFetchError);
});

test('[X-09] the guard deletes the stored session once a response shows that the visitor is signed out, on any page', async () => {
  for (const [path, auth] of [
    ['/ru/sign-up', guest],
    ['/ru/orders/100008', ended],
  ] as const) {
    const store = await keepDilnoza();
    await on(path, auth);
    await expect.poll(() => store.read('session')).toBeNull();
    expect(await on('/ru/orders/100008', away)).toBeInstanceOf(SessionFetchError);
  }
});
