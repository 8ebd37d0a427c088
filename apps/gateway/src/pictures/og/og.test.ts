import { createMuddatClient } from '@muddat/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '../../limits/limits.ts';
import { startGateway, type TestGateway } from '../../testing/start.ts';
import { drawOg } from './draw-og.ts';
import { loadOgModel } from './load-model.ts';
import type { OgModel } from './og-model.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#f00"/></svg>';
const PRODUCT = {
  name: 'Холодильник Artel HD 364',
  price: 4_800_000,
  store: { name: 'Orzu Texnika' },
  image: { url: '/api/mobile/v2/picture/product/fridge.red' },
  from_monthly: { months: 12, monthly_payment: 508_000, total: 6_096_000 },
};
const product = { ...PRODUCT };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  const { backend } = gateway;
  const answer = (start: string, make: (id: string) => [number, unknown]) =>
    backend.respondTo(start, ({ url }, response) => {
      const [status, body] = make(url.slice(start.length));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  answer('/installment/v3/product/', (id) =>
    id === '404' ? [404, { code: 'not_found', message: '' }] : id === '503' ? [503, {}] : [200, { data: product }],
  );
  answer('/installment/v3/store/info/', () => [
    200,
    { data: { name: 'Gʻalaba', logo: 'https://evil.uz/a.png', categories: [{ name: 'Mebel' }] } },
  ]);
  backend.respondTo('/mobile/v2/picture/', (_seen, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG));
});
afterAll(() => gateway.close());

const pixel = async (bytes: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

/**
 * For each pixel row of the text area, from the top: whether the row has a letter. Letters are lighter than the background and its pattern.
 */
async function rowsWithLetters(bytes: Buffer): Promise<boolean[]> {
  const part = sharp(bytes).extract({ left: 64, top: 0, width: 400, height: 630 }).extractChannel('red');
  const reds = await part.raw().toBuffer();
  return Array.from({ length: 630 }, (_row, top) => reds.subarray(top * 400, (top + 1) * 400).some((red) => red > 150));
}

test('share cards of a network are limited before anything is fetched, and cards with known content are not', async () => {
  // Freezes the clock, so that the minute of the limit does not pass on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  const limited = await startGateway({ RATE_LIMITS: 'on' });
  const statusOf = async (id: string) => (await limited.browser().get(`/og/ru/page/${id}.png`)).status;
  expect(await statusOf('home')).toBe(200);
  for (let card = 1; card < RATE_LIMITS.cardsByAddress.max; card += 1) expect(await statusOf(`none-${card}`)).toBe(404);
  expect([await statusOf('none'), await statusOf('home')]).toEqual([429, 200]);
  vi.useRealTimers();
  await limited.close();
});

describe('link preview pictures', () => {
  test('show a product at 1200 x 630, are cached, and are drawn again after ten minutes if the price has changed', async () => {
    const browser = gateway.browser();
    const first = await browser.get('/og/ru/product/1001.png');
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    const { width, height } = await sharp(first.bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await pixel(first.bytes, 936, 315)).toEqual([255, 0, 0]);
    const asked = gateway.backend.requestsTo('/installment/v3/product/1001');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer guest-/), 'accept-language': 'ru' });
    expect((await browser.get('/og/ru/product/1001.png')).bytes.equals(first.bytes)).toBe(true);
    expect(gateway.backend.requestsTo('/installment/v3/product/1001')).toHaveLength(1);
    product.price = 4_000_000;
    gateway.clock.ms += 600_001;
    expect((await browser.get('/og/ru/product/1001.png')).bytes.equals(first.bytes)).toBe(false);
    Object.assign(product, PRODUCT);
  });

  test.each([
    ['ru', ['317 000 сум × 24 мес.', 'всего к оплате 7 600 000 сум', 'цена сразу 6 100 000 сум']],
    ['uz', ['317 000 soʻm × 24 oy', 'jami toʻlanadi 7 600 000 soʻm', 'birdan toʻlansa 6 100 000 soʻm']],
  ] as const)('state in %s the monthly payment, the sum of all payments and the cash price', async (locale, lines) => {
    Object.assign(product, { price: 6_100_000, from_monthly: { months: 24, monthly_payment: 317_000, total: 7_600_000 } });
    const at = (api: string) => `${gateway.backend.url}/${api}`;
    const baseUrls = {
      auth: at('auth'),
      installment: at('installment'),
      mobile: at('mobile'),
      builder: at('builder'),
      billing: at('billing'),
    };
    const guest = createMuddatClient({ baseUrls, getAccessToken: async () => 'guest', locale });
    // The first test counts the requests of product 1001, and tests may run in any order.
    const model = await loadOgModel(guest, 'product', '2001', locale);
    Object.assign(product, PRODUCT);
    expect([model?.amount, model?.note, model?.price].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(lines);
  });

  test('keep the longest texts inside the picture and apart from each other', async () => {
    const card: OgModel = {
      title: 'Ikki kamerali muzlatgich Artel HD 364 RWEN',
      overline: 'Orzu Texnika doʻkoni Yunusobod tumanida',
      amount: '13 317 000 soʻm × 24 oy',
      note: 'jami toʻlanadi 319 600 000 soʻm',
      price: 'birdan toʻlansa 204 800 000 soʻm',
      picture: null,
    };
    const inset = await sharp(Buffer.from(SVG)).png().toBuffer();
    const [whole, withoutPrice] = [await drawOg(card, inset), await drawOg({ ...card, price: null }, inset)];
    expect(whole.equals(withoutPrice)).toBe(false);
    const rows = await rowsWithLetters(whole);
    expect(rows.slice(0, 590)).toContain(true);
    expect(rows.slice(590)).not.toContain(true);
    // The gap between the brand's name and the store's.
    expect(rows.slice(100, 130)).toContain(false);
  });

  test('show stores and pages, and fetch no logo from another site', async () => {
    const before = gateway.backend.requestsTo('/mobile/v2/picture/').length;
    for (const path of [
      '/og/uz/store/1.png',
      '/og/uz/partner/galaba.png',
      '/og/uz/page/home.png',
      '/og/ru/site/home.png',
      '/og/ru/page/public-offer.png',
    ])
      expect([path, (await gateway.browser().get(path)).status]).toEqual([path, 200]);
    expect(gateway.backend.requestsTo('/mobile/v2/picture/')).toHaveLength(before);
  });

  test("show the home page's scene of goods on the right for every page, and no picture while the builder does not answer", async () => {
    const scene = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 600"><rect width="1440" height="600" fill="#0f0"/></svg>';
    const { backend } = gateway;
    backend.respondTo('/mobile/v2/picture/scene/', (_seen, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(scene);
    });
    const blocks = [{ type: 'hero', picture: { url: '/api/mobile/v2/picture/scene/home' } }];
    let status = 200;
    backend.respondTo('/builder/', (_seen, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { blocks } }));
    });
    const cornerOf = async (path: string) => pixel((await gateway.browser().get(path)).bytes, 1190, 10);
    expect(await cornerOf('/og/ru/page/partners.png')).toEqual([0, 255, 0]);
    status = 503;
    gateway.clock.ms += 600_001;
    expect(await cornerOf('/og/ru/page/partners.png')).not.toEqual([0, 255, 0]);
  });

  test('draw an inch sign as a quote and leave out emoji, because the font has neither', async () => {
    const ofName = (title: string) => drawOg({ title, overline: title, amount: null, note: title, price: null, picture: null }, null);
    expect((await ofName('Ноутбук 14″💻')).equals(await ofName('Ноутбук 14"'))).toBe(true);
  });

  test('differ between Russian and Uzbek', async () => {
    const browser = gateway.browser();
    const [ru, uz] = [await browser.get('/og/ru/page/home.png'), await browser.get('/og/uz/page/home.png')];
    expect(ru.bytes.equals(uz.bytes)).toBe(false);
  });

  test.each([
    ['/og/ru/product/404.png', 404],
    ['/og/ru/page/main-page.png', 404],
    ['/og/ru/page/constructor.png', 404],
    ['/og/ru/user/1.png', 404],
    ['/og/ru/product/503.png', 502],
  ])('for the unknown or unavailable %s get status %d, a short text and Cache-Control: no-store', async (path, status) => {
    const answer = await gateway.browser().get(path);
    expect([answer.status, answer.headers['cache-control'], answer.text.length < 20]).toEqual([status, 'no-store', true]);
  });
});
