import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';

const CUSTOMERS = [
  { phone: '+998900000001', password: 'Muddat-demo-1', name: 'Dilnoza' },
  { phone: '+998900000003', password: 'Muddat-demo-3', name: 'Malika' },
] as const;
const PAGE = '/ru/orders?call=/api/installment/v3/user/orders/all&call=/api/installment/v3/user/next-payment';
const TIMES = 200;

let world: GatewayWithSandbox;
beforeAll(async () => {
  world = await startGatewayWithSandbox();
}, 300_000);
afterAll(() => world?.close());

async function signIn({ phone, password }: (typeof CUSTOMERS)[number]): Promise<Browser> {
  const browser = world.gateway.browser();
  expect((await browser.post('/api/auth/login', { strategy: 'customer', phone, password })).status).toBe(200);
  return browser;
}

/** Opens a page over a connection that all customers share, as behind a proxy. */
const openOver = (agent: Agent, browser: Browser): Promise<string> =>
  new Promise((resolve, reject) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = httpRequest(
      `${world.gateway.origin}${PAGE}`,
      { agent, headers: { cookie, 'sec-fetch-site': 'same-origin' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(`${response.headers['x-muddat-shell'] ?? 'rendered'} ${Buffer.concat(chunks)}`));
        response.on('error', reject);
      },
    );
    sent.on('error', reject).end();
  });
const namesIn = (text: string): string[] => CUSTOMERS.map(({ name }) => name).filter((name) => text.includes(name));
const ordersIn = (text: string): string[] => [...new Set(text.match(/"number":"\d+"/g))].sort();

test('two customers on one connection never get a page of the other, also while tokens are refreshed and after the backend has died', {
  timeout: 180_000,
}, async () => {
  const browsers = await Promise.all(CUSTOMERS.map(signIn));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = await Promise.all(browsers.map(async (browser) => ordersIn(await openOver(agent, browser))));
  expect(own.map(({ length }) => length > 0)).toEqual([true, true]);
  expect(own[0]?.filter((order) => own[1]?.includes(order))).toEqual([]);

  const open = (turn: number) => {
    const at = turn % browsers.length;
    const browser = browsers[at];
    if (browser === undefined) throw new Error('there is no such customer');
    return openOver(agent, browser).then((text) => ({ at, text }));
  };
  const pages = [];
  for (let turn = 0; turn < TIMES; turn += 4) {
    if (turn === TIMES / 2) for (const browser of browsers) expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    if (turn === (TIMES * 3) / 4) await world.sandbox.close();
    pages.push(...(await Promise.all([open(turn), open(turn + 1), open(turn + 2), open(turn + 3)])));
  }
  agent.destroy();
  expect(pages).toHaveLength(TIMES);
  for (const { at, text } of pages) {
    expect(namesIn(text)).toEqual(text.startsWith('rendered') ? [CUSTOMERS[at]?.name] : []);
    expect(ordersIn(text).filter((order) => !own[at]?.includes(order))).toEqual([]);
  }
  const whole = pages.filter(({ at, text }) => ordersIn(text).length === own[at]?.length);
  expect(whole.length).toBeGreaterThan(TIMES / 2);
});
