import { afterEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { storeOnFullDisk } from '../../testing/disk-full.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const ORDERS = '/api/installment/v3/user/orders/all';
const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };

let gateway: TestGateway;
let isFull = false;
afterEach(async () => {
  isFull = false;
  await gateway.close();
});
const start = async (): Promise<TestGateway> => {
  gateway = await startGateway({}, 2_000, {}, (store) => storeOnFullDisk(store, () => isFull));
  return gateway;
};
const signedIn = async (): Promise<Browser> => {
  const browser = gateway.browser();
  expect((await browser.post('/api/auth/login', LOGIN)).status).toBe(200);
  return browser;
};
const loggedIn = async (browser: Browser): Promise<unknown> => (await browser.get('/api/auth/user')).json()['loggedIn'];
/** A browser with the same cookies, as if it had received no later response. */
const copyOf = (browser: Browser): Browser => {
  const copy = gateway.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

describe('with no space left on the disk', () => {
  test('a sign-out still ends the session and revokes its tokens', async () => {
    const { backend } = await start();
    const browser = await signedIn();
    const thief = copyOf(browser);
    isFull = true;
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
    expect(await loggedIn(thief)).toBe(false);
    expect((await thief.get(ORDERS)).status).toBe(401);
    expect(backend.requestsTo('/auth/oauth/revoke')).toHaveLength(1);
  });

  test('a customer can still end all other sessions', async () => {
    await start();
    const [browser, other] = [await signedIn(), await signedIn()];
    isFull = true;
    expect((await browser.post('/api/auth/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect(await loggedIn(other)).toBe(false);
    expect(await loggedIn(browser)).toBe(true);
  });

  test('a refresh that cannot be stored does not sign the customer out, and a later one is stored once there is space', async () => {
    const { backend } = await start();
    const browser = await signedIn();
    isFull = true;
    for (let n = 0; n < 3; n += 1) {
      backend.revokeAccessTokens();
      expect((await browser.get(ORDERS)).status).toBe(200);
    }
    isFull = false;
    backend.revokeAccessTokens();
    expect((await browser.get(ORDERS)).status).toBe(200);
    // The session was written to the disk: the next process has it.
    await gateway.restart();
    const again = copyOf(browser);
    expect(await loggedIn(again)).toBe(true);
    backend.revokeAccessTokens();
    expect((await again.get(ORDERS)).status).toBe(200);
  });

  test('a refresh and a sign-out in memory are stored when the gateway stops, if there is space again', async () => {
    const { backend } = await start();
    const [browser, leaving] = [await signedIn(), await signedIn()];
    const thief = copyOf(leaving);
    isFull = true;
    backend.revokeAccessTokens();
    expect((await browser.get(ORDERS)).status).toBe(200);
    await leaving.post('/api/auth/logout');
    isFull = false;
    await gateway.restart();
    expect((await copyOf(browser).get(ORDERS)).status).toBe(200);
    expect(await loggedIn(copyOf(thief))).toBe(false);
  });

  test('sign-in fails, and customers who are already signed in continue', async () => {
    await start();
    const browser = await signedIn();
    isFull = true;
    expect((await gateway.browser().post('/api/auth/login', LOGIN)).status).toBeGreaterThanOrEqual(500);
    expect((await browser.get(ORDERS)).status).toBe(200);
  });
});
