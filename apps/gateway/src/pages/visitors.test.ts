import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const OFFICES = [
  'admin',
  'admin/users',
  'administrator',
  'manager',
  'backoffice',
  'dashboard',
  'partner-cabinet',
  'partners/orders',
  'seller',
];

test.each(OFFICES)('[S1-01] the path %s gets 404 for guests and customers', async (path) => {
  const customer = gateway.browser();
  await customer.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
  for (const browser of [gateway.browser(), customer]) {
    expect((await browser.get(`/ru/${path}`)).status).toBe(404);
    expect((await browser.get(`/api/${path}`)).status).toBe(404);
  }
});

test.each(['admin', 'partner', 'seller', 'guest', 'client_credentials'])('[S1-01] sign-in as %s is refused', async (strategy) => {
  const browser = gateway.browser();
  const login = { strategy, phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
  const refused = await browser.post('/api/auth/login', login);
  expect([refused.status, refused.json()['message']]).toEqual([400, `Strategy not supported: ${strategy}`]);
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ loggedIn: false, strategy: null, user: null });
});
