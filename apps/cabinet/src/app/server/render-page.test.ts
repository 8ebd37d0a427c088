import { setTimeout } from 'node:timers/promises';
import { type Language, localeOf } from '@muddat/i18n';
import { expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, PAYOFF_QUOTE } from '../../testing/orders.ts';
import { CUSTOMER_SESSION } from '../../testing/render-in-cabinet.tsx';
import { renderPage } from './render-page.tsx';

vi.mock('@muddat/app-shell/client-build', () => ({
  readClientBuild: () => ({
    entry: '/assets/cabinet/core-1.js',
    starter: '/assets/cabinet/start-1.js',
    preloads: ['/assets/cabinet/core-1.js'],
    styles: { '/assets/cabinet/style-1.css': 'body{color:red}' },
    lazy: { 'src/app/routes/order-page.tsx': ['/assets/cabinet/order-page-1.js'] },
  }),
}));

const AS_OF = '2026-11-21';
const ORDER_PAGE: FakeHandlers = {
  'gateway.getSession': () => ({ body: CUSTOMER_SESSION }),
  'installment.getOrder': () => ({ body: { data: OVERDUE_ORDER, as_of: AS_OF } }),
  'installment.getNextPayment': () => ({ body: { data: null, as_of: AS_OF } }),
  'installment.getPayoffQuote': () => ({ body: PAYOFF_QUOTE }),
  'billing.listPayments': () => ({ body: { data: [] } }),
};
const render = (handlers: FakeHandlers, { url = '/ru/orders/100008', language = 'ru' as const, dataLimitMs = 5_000 } = {}) => {
  const { requests } = fakeApi({ ...ORDER_PAGE, ...handlers });
  const { fetch } = globalThis;
  return renderPage({ url, language, fetch, dataLimitMs, signal: new AbortController().signal }).then((page) => ({
    page,
    html: page?.html ?? '',
    requests,
  }));
};
/** Resolves when the test ends, so a call that waits for it has no response. */
const never = () => new Promise<never>(() => undefined);

test('a page contains the data of its first screen, each requested once', async () => {
  const { html, requests } = await render({});
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ru"/);
  expect(html).toContain('<title>Заказ №\u00a0100008 — Muddat</title>');
  expect(html).toContain('Zarafshon Elektron');
  expect(requests.map(({ operation }) => operation).sort()).toEqual([
    'billing.listPayments',
    'gateway.getSession',
    'installment.getNextPayment',
    'installment.getOrder',
    'installment.getPayoffQuote',
  ]);
});

test('a page names its scripts and messages, and not the script that requests the first data of a shell', async () => {
  const { html, page } = await render({});
  expect(html).toContain('<link rel="modulepreload" href="/assets/cabinet/order-page-1.js"');
  expect(html).toMatch(/<script type="module" async="" src="\/assets\/cabinet\/core-1.js">/);
  expect(html).not.toContain('start-1.js');
  expect(html).toContain('body{color:red}');
  expect(page?.scriptHashes.length).toBeGreaterThan(0);
  expect(page?.styleHashes.length).toBeGreaterThan(0);
});

test.each([
  ['a closing tag', '</script><script>alert(1)</script>'],
  ['a comment', '<!--<script>'],
  ['line separators', '\u2028 and \u2029'],
  ['ten thousand characters', `${'Стол '.repeat(2_000)}конец`],
])('a product name with %s stays a text, in the page and in its data', async (_, name) => {
  const [item] = OVERDUE_ORDER.items;
  if (!item) throw new Error('the order has no product');
  const { html } = await render({
    'installment.getOrder': () => ({ body: { data: { ...OVERDUE_ORDER, items: [{ ...item, name }] }, as_of: AS_OF } }),
  });
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts.filter((text) => text.startsWith('alert'))).toEqual([]);
  expect(scripts.join('')).not.toMatch(/<!--|[\u2028\u2029]/);
  expect(html.split('<script>alert(1)')).toHaveLength(1);
  expect(html).toContain(name.slice(-5).replace(/</g, '&lt;').replace(/>/g, '&gt;'));
});

test('data that are late are left out, and the page is a skeleton', async () => {
  const started = performance.now();
  const { html, page } = await render({ 'installment.getOrder': never }, { dataLimitMs: 200 });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(html).toContain('Загружаем');
  expect(html).not.toContain('Zarafshon Elektron');
  expect(page?.isComplete).toBe(false);
});

test.each([96, 98, 100, 102, 104, 108])(
  'a response after %i ms of a limit of 100 is in the page and in its data, or in neither',
  async (ms) => {
    const slowly = async () => {
      await setTimeout(ms);
      return { body: { data: OVERDUE_ORDER, as_of: AS_OF } };
    };
    const { html } = await render({ 'installment.getOrder': slowly }, { dataLimitMs: 100 });
    const [text = '', ...scripts] = html.split('<script');
    expect(text.includes('Zarafshon')).toBe(scripts.join('').includes('Zarafshon'));
  },
);

test('pages of two customers that are rendered at the same time never contain a word of the other', async () => {
  const fetchAs = (name: string, isSlow: boolean) => async (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    await setTimeout(isSlow ? 20 : 1);
    if (pathname === '/api/auth/user') return Response.json({ ...CUSTOMER_SESSION, user: { ...CUSTOMER_SESSION.user, name } });
    return Response.json({}, { status: 404 });
  };
  const open = (name: string, language: Language, isSlow: boolean) =>
    renderPage({
      url: `/${localeOf(language)}/main-page`,
      language,
      fetch: fetchAs(name, isSlow),
      dataLimitMs: 5_000,
      signal: new AbortController().signal,
    });
  for (let round = 0; round < 5; round += 1) {
    const isSlow = round % 2 === 0;
    const [ru, uz] = await Promise.all([open('Dilnoza Karimova', 'ru', isSlow), open('Malika Yusupova', 'uz-Latn', !isSlow)]);
    expect(ru?.html).toMatch(/Здравствуйте, Dilnoza/);
    expect(ru?.html).not.toMatch(/Malika|Xush kelibsiz/);
    expect(uz?.html).toMatch(/Xush kelibsiz, Malika/);
    expect(uz?.html).not.toMatch(/Dilnoza|Здравствуйте/);
  }
});

test('a failed call leaves its data out, and the rest of the page is rendered', async () => {
  const { html } = await render({ 'installment.getOrder': () => ({ status: 500, body: {}, breaksContract: true }) });
  expect(html).toContain('Загружаем');
  expect(html).toContain('Заказ №\u00a0100008</h1>');
});

test('a page that throws, as for a response of another shape, rejects', async () => {
  const broken = render({ 'installment.getOrder': () => ({ body: { data: { id: 7 } }, breaksContract: true }) });
  await expect(broken).rejects.toThrow(TypeError);
});

test.each([
  ['the session is over', { ...CUSTOMER_SESSION, user: null, loggedIn: false, strategy: null, token: false, ended: true }, undefined],
  ['the page is not rendered on request', CUSTOMER_SESSION, '/ru/profile'],
  ['the page is for guests', CUSTOMER_SESSION, '/ru/sign-up'],
  ['the page belongs to the public site', CUSTOMER_SESSION, '/ru/catalogue'],
])('there is no page if %s', async (_, session, url) => {
  const { page } = await render({ 'gateway.getSession': () => ({ body: session }) }, url === undefined ? {} : { url });
  expect(page).toBeNull();
});

test('there is no page while the session is unknown', async () => {
  const { page } = await render({ 'gateway.getSession': never }, { dataLimitMs: 100 });
  expect(page).toBeNull();
});
