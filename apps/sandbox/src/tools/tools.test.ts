import { API_NAMES } from '@muddat/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { loadContracts } from '../core/contracts.ts';
import { loadClock } from '../core/stored-clock.ts';
import { customers } from '../db/schema/auth.ts';
import { orders } from '../db/schema/orders.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';

/** A reset takes seconds, or longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const sandbox = await openSandbox();
const seededOrders = await sandbox.db.select().from(orders).orderBy(orders.id);

const get = (url: string, headers: Record<string, string> = {}) => sandbox.app.inject({ method: 'GET', url, headers });
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });

describe('/sandbox/sms and the pages for testers', () => {
  it('lists SMS newest first, of all phones or of one, whether its plus sign is encoded, plain or missing', async () => {
    await sandbox.db.delete(smsMessages);
    for (const phone of ['+998900000001', '+998900000002']) await post('/auth/oauth/send-code', { phone, purpose: 'sign-in' });
    const all = (await get('/sandbox/sms')).json();
    expect(all.map((message: { to: string }) => message.to)).toEqual(['+998900000002', '+998900000001']);
    expect(Object.keys(all[0])).toEqual(['to', 'text', 'code', 'at', 'channel']);
    expect(all[0].text).toContain(all[0].code);
    expect(all[0].channel).toBe('sms');
    for (const phone of ['%2B998900000001', '+998900000001', '998900000001']) {
      expect((await get(`/sandbox/sms?phone=${phone}`)).json()).toEqual([all[1]]);
    }
    expect((await get('/sandbox/sms?phone=%2B998909999999')).json()).toEqual([]);
    expect((await get('/sandbox/sms?limit=1')).json()).toEqual([all[0]]);
    expect((await get('/sandbox/sms?limit=0')).statusCode).toBe(400);
  });

  it.each([
    ['/sandbox/inbox', 'ru', 'Входящие СМС'],
    ['/sandbox/inbox?lang=uz', 'uz', 'Kelgan SMSlar'],
    ['/sandbox/checker', 'ru', 'Проверка личности'],
    ['/sandbox/checker?lang=uz', 'uz', 'Shaxsni tekshirish'],
    ['/sandbox/returns', 'ru', 'Возвраты'],
    ['/sandbox/returns?lang=uz', 'uz', 'Qaytarishlar'],
    ['/sandbox/ledger/view', 'ru', 'Сверка платежей'],
    ['/sandbox/ledger/view?lang=uz', 'uz', 'Toʻlovlar solishtiruvi'],
  ])('%s is a page in its language that loads no other file and allows only its own script', async (url, lang, title) => {
    const page = await get(url);
    expect(page.body).toContain(`<html lang="${lang}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/);
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

describe('/sandbox/clock', () => {
  it('moves the business clock, stores its offset for a restart, and resets it', async () => {
    const before = Date.parse((await get('/sandbox/clock')).json().now);
    const moved = (await post('/sandbox/clock', { advance: 'P40D' })).json();
    expect(Date.parse(moved.now) - before).toBeGreaterThanOrEqual(40 * 86_400_000);
    expect((await post('/sandbox/clock', { advance: 'PT5M' })).json().offset_seconds).toBe(40 * 86_400 + 300);
    expect((await loadClock(sandbox.db)).offsetMs()).toBe(40 * 86_400_000 + 300_000);
    expect((await post('/sandbox/clock', { reset: true })).json().offset_seconds).toBe(0);
    expect((await loadClock(sandbox.db)).offsetMs()).toBe(0);
  });

  it.each([
    {},
    { advance: 'P1M' },
    { advance: '-P1D' },
    { advance: 40 },
    { reset: false },
    { advance: 'P99999D' },
    { advance: 'P1D', reset: true },
  ])('refuses the body %j with 400', async (body) => {
    expect((await post('/sandbox/clock', body)).statusCode).toBe(400);
    expect(sandbox.clock.offsetMs()).toBe(0);
  });

  it('blocks the limit of a customer with an overdue instalment when moved by 40 days', async () => {
    await post('/sandbox/reset');
    const headers = { authorization: `Bearer ${await sandbox.tokenFor('+998900000001')}` };
    expect((await get('/installment/v3/user/limit', headers)).json().data.status).toBe('approved');
    await post('/sandbox/clock', { advance: 'P40D' });
    expect((await get('/installment/v3/user/limit', headers)).json().data.status).toBe('blocked');
    await post('/sandbox/reset');
  });
});

describe('/sandbox/reset', () => {
  it('restores the seeded data and the clock, clears faults and inbox, and ends sessions', async () => {
    const token = await sandbox.tokenFor('+998900000001');
    await sandbox.db.update(orders).set({ status: 'fail' });
    await sandbox.db.update(customers).set({ name: 'Changed' }).where(eq(customers.id, 'cus_0001'));
    await post('/sandbox/clock', { advance: 'P1D' });
    await post('/sandbox/faults', [{ operation: 'auth.createToken', fault: 'status' }]);
    expect((await post('/sandbox/reset')).statusCode).toBe(200);
    expect(await sandbox.db.select().from(orders).orderBy(orders.id)).toEqual(seededOrders);
    expect((await get('/sandbox/sms')).json()).toEqual([]);
    expect((await get('/sandbox/faults')).json().faults).toEqual([]);
    expect((await get('/sandbox/clock')).json().offset_seconds).toBe(0);
    expect((await get('/auth/user/profile', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  it('returns 200 to two concurrent requests', async () => {
    const answers = await Promise.all([post('/sandbox/reset'), post('/sandbox/reset')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  });
});

describe('/sandbox/scale', () => {
  it('adds customers with ten orders each, who can sign in, and adds more the next time', async () => {
    expect((await post('/sandbox/reset')).statusCode).toBe(200);
    const before = await sandbox.db.$count(orders);
    expect((await post('/sandbox/scale', { orders: 25 })).statusCode).toBe(200);
    expect((await post('/sandbox/scale', { orders: 5 })).statusCode).toBe(200);
    expect(await sandbox.db.$count(orders)).toBe(before + 30);
    const headers = { authorization: `Bearer ${await sandbox.tokenFor('+998970000003')}` };
    expect((await get('/installment/v3/user/orders/all', headers)).json().data).toHaveLength(10);
    const { provider_sum, ledger_sum } = (await get('/sandbox/ledger')).json();
    expect(provider_sum).toBe(ledger_sum);
  });

  it('adds the requested number of orders to one customer', async () => {
    expect((await post('/sandbox/reset')).statusCode).toBe(200);
    expect((await post('/sandbox/scale', { orders: 30, per_customer: 30 })).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${await sandbox.tokenFor('+998970000001')}` };
    expect((await get('/installment/v3/user/orders/all', headers)).json().total).toBe(30);
  });

  it.each([{}, { orders: 0 }, { orders: 1.5 }, { orders: 1_000_001 }])('refuses the body %j with 400', async (body) => {
    expect((await post('/sandbox/scale', body)).statusCode).toBe(400);
  });
});

describe('/docs', () => {
  it('shows the five contracts with Swagger UI, and serves no other file of that package', async () => {
    expect((await get('/docs')).headers['content-security-policy']).not.toContain('unsafe');
    for (const api of API_NAMES) {
      expect((await get('/docs')).body).toContain(`data-api="${api}"`);
      expect((await get(`/docs/contracts/${api}.json`)).json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: `/${api}` }] });
    }
    expect((await get('/docs')).body).toContain('data-api="gateway"');
    expect(Object.keys((await get('/docs/contracts/gateway.json')).json().paths)).toContain('/auth/step-up');
    expect((await get('/docs/assets/swagger-ui-bundle.js')).statusCode).toBe(200);
    expect((await get('/docs/assets/package.json')).statusCode).toBe(404);
  });

  it.each(['/', '/docs/', '/docs/?api=billing'])('is where %s leads, with one redirect', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, `/docs${url.slice(url.indexOf('?') === -1 ? url.length : url.indexOf('?'))}`]);
    expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  it.each(['/', '/docs/'])('hides %s from another address', async (url) => {
    expect((await sandbox.app.inject({ url, remoteAddress: '192.168.1.7' })).statusCode).toBe(404);
  });
});

describe('/llms.txt', () => {
  it('names every operation of the five contracts and the gateway with a link that leads to its contract', async () => {
    const { body, headers } = await get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# Muddat SDK\n\n> /);
    const names = (await loadContracts()).flatMap(({ operations }) => operations.map(({ api, operationId }) => `${api}.${operationId}`));
    expect(
      [...names, 'gateway.login'].filter((name) => !body.includes(`- [${name}](/docs/contracts/${name.split('.')[0]}.json): `)),
    ).toEqual([]);
    for (const address of new Set([...body.matchAll(/\]\(([^)]+)\)/g)].map(([, found]) => String(found))))
      expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
    expect((await get('/docs/llms.txt')).body).toBe(body);
  });
});

describe('access to the tools', () => {
  const paths = [
    '/sandbox/sms',
    '/sandbox/inbox',
    '/sandbox/clock',
    '/sandbox/faults',
    '/sandbox/ledger',
    '/docs',
    '/docs/contracts/auth.json',
    '/llms.txt',
  ];
  it.each(paths)('%s gets 404 from another address or with another host name', async (url) => {
    const { app } = sandbox;
    expect((await app.inject({ method: 'GET', url, remoteAddress: '192.168.1.7' })).statusCode).toBe(404);
    expect((await get(url, { host: 'evil.example' })).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('is refused to a page of another site with 403', async () => {
    expect((await post('/sandbox/reset', undefined, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('is refused with 404 on every path if the tools are off', async () => {
    const off = await createTestSandbox({ SANDBOX_TEST_TOOLS: 'off' });
    for (const url of paths) expect((await off.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    await off.close();
  });
});

describe('POST /sandbox/products', () => {
  it('changes price and stock of a product, or only the given one of them', async () => {
    expect((await post('/sandbox/products', { id: '1000', price: 123_000, stock: 0 })).json()).toEqual({
      id: '1000',
      price: 123_000,
      stock: 0,
    });
    expect((await post('/sandbox/products', { id: '1000', stock: 4 })).json()).toEqual({ id: '1000', price: 123_000, stock: 4 });
  });

  it.each([
    [{ id: '1000' }, 400],
    [{ id: '1000', price: 0 }, 400],
    [{ id: '1000', stock: -1 }, 400],
    [{ id: '1000', price: 1.5 }, 400],
    [{ id: 7, price: 5 }, 400],
    [{ id: 'nothing', price: 5 }, 404],
  ])('refuses %j with %i', async (body, status) => {
    expect((await post('/sandbox/products', body)).statusCode).toBe(status);
  });
});
