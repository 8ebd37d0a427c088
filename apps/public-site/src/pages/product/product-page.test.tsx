import { readChosenTerm, saveChosenTerm } from '@muddat/app-shell/basket';
import { calculateOffer } from '@muddat/ui/true-price';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearBasket } from '../../testing/clear-basket.ts';
import { INSTALLMENT_TERMS, productResponse, TODAY } from '../../testing/goods-responses.ts';
import { quoteResponse, renderProduct, stubQuotes, termLine, termRadio, termText, textOf } from '../../testing/render-product.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveChosenTerm(null);
  clearBasket();
});
/** The main amount of the page: monthly payment, number of payments, total and cash price. */
const monthly = () => textOf(cashPrice()?.parentElement?.parentElement);
/** The tiles of similar products, which come later in the page, have a cash price too. */
const cashPrice = () => screen.getAllByText(/^без рассрочки/)[0];

test('[S2-21] the product page shows name, price, delivery and attributes, and links to store and similar products', async () => {
  await renderProduct({}, 'region=1718');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Смартфон Orbita');
  expect(monthly()).toContain('без рассрочки 4 800 000 сум');
  expect((await screen.findByRole('link', { name: /^Магазин/ })).getAttribute('href')).toBe('/ru/partner/orzu-texnika');
  expect(textOf(screen.getByText(/^Самаркандская область: /))).toBe('Самаркандская область: до 26 ноября, 40 000 сум');
  expect((await screen.findByText('Память')).nextElementSibling?.textContent).toBe('256\u00a0ГБ');
  expect((await screen.findByRole('link', { name: /Смартфон Novis/ })).getAttribute('href')).toBe('/ru/product/1001');
});

test.each([
  ['uz', '3–5 kun, 40 000 soʻm'],
  ['uz-Cyrl', '3–5 кун, 40 000 сўм'],
] as const)('in %s the delivery price has the currency in the alphabet of the page', async (lang, said) => {
  await renderProduct({}, 'region=1718', lang);
  const row = () => document.querySelector('a[href$="region=1718"]')?.closest('dt')?.nextElementSibling;
  await expect.poll(() => textOf(row())).toBe(said);
});

test('the product page selects the lowest monthly payment and stores nothing; below the row are its true price and every date', async () => {
  await renderProduct();
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  expect(termRadio(12)).toBeChecked();
  expect(readChosenTerm()).toBeNull();
  expect(termText(12)).toBe('12 мес.508 0006 096 0001 296 00027 %');
  const details = termLine(12)?.nextElementSibling;
  await userEvent.click(details?.querySelector('summary') ?? document.body);
  for (const [term, value] of [
    ['Цена сразу', '4 800 000 сум'],
    ['Первый взнос', 'нет'],
    ['Наценка', '1 296 000 сум · 27 %'],
    ['Всего к оплате', '6 096 000 сум'],
  ]) {
    expect(textOf([...(details?.querySelectorAll('dt') ?? [])].find((one) => one.textContent === term)?.nextElementSibling)).toBe(value);
  }
  expect(details?.querySelectorAll('details details time')).toHaveLength(12);
});

test.each([
  [1_730_000, ['последний платёж 173 100 сум']],
  [4_800_000, []],
])('at the price of %i the smaller last payment is named', async (price, lines) => {
  const offers = INSTALLMENT_TERMS.map((term) => calculateOffer({ ...term, price, initialFee: 0, confirmedOn: TODAY }));
  await renderProduct({ product: { body: { ...productResponse, data: { ...productResponse.data, price, offers } } } });
  expect(screen.queryAllByText(/^последний платёж/).map(textOf)).toEqual(lines);
});

test('a term with inconsistent figures shows a message and cannot be chosen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const offers = productResponse.data.offers.map((offer) => (offer.months === 12 ? { ...offer, markup: offer.markup - 1_000 } : offer));
  await renderProduct({ product: { body: { ...productResponse, data: { ...productResponse.data, offers } } } });
  expect(screen.getByText(/проверяем расчёт магазина/).checkVisibility()).toBe(true);
  expect(termRadio(12)).toBeNull();
  expect(termRadio(3)).not.toBeNull();
  expect(monthly()).toContain('× 3 мес.');
});

test('a sold-out product says so, links to similar products and shows no delivery', async () => {
  const soldOut = { product: { body: { ...productResponse, data: { ...productResponse.data, stock: 0 } } } };
  await renderProduct(soldOut, 'region=1718');
  expect(screen.getByText(/Нет в наличии/).checkVisibility()).toBe(true);
  const { hash } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Посмотреть похожие товары' }).href);
  await screen.findByRole('heading', { name: 'Похожие товары' });
  expect(document.querySelector(hash)?.textContent).toBe('Похожие товары');
  expect(screen.queryByRole('heading', { name: 'Доставка' })).toBeNull();
  expect(screen.queryByText(/самовывоза/)).toBeNull();
  cleanup();
  await renderProduct();
  expect(screen.getByRole('heading', { name: 'Доставка' }).checkVisibility()).toBe(true);
});

test('the product page says that the store does not deliver to the chosen region', async () => {
  await renderProduct({}, 'region=1733');
  expect(screen.getByText('Магазин не доставляет в ваш регион: Хорезмская область').checkVisibility()).toBe(true);
});

test.each([1024, 1280])('at %i px the product page has the description below the pictures and the price beside them', async (width) => {
  await page.viewport(width, 1024);
  await renderProduct();
  const price = cashPrice()?.getBoundingClientRect() ?? new DOMRect();
  const picture = screen.getByRole('region', { name: 'Фотографии товара' }).getBoundingClientRect();
  expect(price.left).toBeGreaterThan(picture.right);
  expect(price.top).toBeLessThan(picture.bottom);
  const about = screen.getByRole('heading', { name: 'О товаре' }).getBoundingClientRect();
  expect(about.top).toBeGreaterThan(picture.bottom);
  expect(about.left).toBeLessThan(picture.right);
});

test('each picture of the gallery is named by what it shows, else by the product, and the thumbnails are not read out', async () => {
  await renderProduct();
  const names = screen.getAllByRole('img', { name: /Фото \d из/ }).map((image) => image.getAttribute('alt'));
  expect(names).toEqual(['Смартфон с экраном спереди. Фото 1 из 2', 'Смартфон Orbita. Фото 2 из 2']);
});

test('the buy button is above the terms, in one card with the sum, and has the monthly payment of the selected term', async () => {
  await renderProduct();
  const button = await screen.findByRole('button', { name: /^В корзину/ }, { timeout: 30_000 });
  const terms = screen.getByRole('region', { name: 'В рассрочку' });
  expect(button.getBoundingClientRect().bottom).toBeLessThan(terms.getBoundingClientRect().top);
  expect(button.getBoundingClientRect().top).toBeGreaterThan(cashPrice()?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(textOf(button)).toBe('В корзину · 508 000 сум в месяц');
  await userEvent.click(termRadio(3) ?? document.body);
  await expect.poll(() => textOf(screen.getByRole('button', { name: /^В корзину/ }))).not.toContain('508 000');
});

test('the Uzbek product page has no Russian text of its own', async () => {
  await renderProduct({}, 'region=1718', 'uz');
  const ours = ['h2', 'summary', 'dt'].flatMap((tag) => [...document.querySelectorAll(tag)].map((element) => element.textContent));
  expect(ours.filter((text) => /[а-яё]/i.test(text ?? '') && text !== 'Память')).toEqual([]);
});

test('the product page shows the lowest monthly payment, then that of the chosen term, which is remembered', async () => {
  await renderProduct();
  expect(monthly()).toContain('508 000 сум × 12 мес.');
  expect(monthly()).toContain('всего 6 096 000 сум');
  await userEvent.click(termRadio(3) ?? document.body);
  await expect.poll(monthly).toContain('× 3 мес.');
  expect(readChosenTerm()).toBe(3);
  cleanup();
  // Another product with the same term keeps the choice.
  await renderProduct();
  await expect.poll(() => termRadio(3)).toBeChecked();
});

test('on a phone the bar shows the monthly payment, and after a press the quantity and a link to the basket', async () => {
  await page.viewport(360, 740);
  await renderProduct();
  const button = await screen.findByRole('button', { name: /^В корзину/ }, { timeout: 30_000 });
  await expect.poll(() => screen.getByRole('button', { name: /^В корзину/ })).toBeEnabled();
  expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  await userEvent.click(screen.getByRole('button', { name: /^В корзину/ }));
  expect(await screen.findByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
});

test('on a phone the buy button stays at the bottom of the window', async () => {
  await page.viewport(360, 740);
  await renderProduct();
  await screen.findByRole('heading', { name: 'Похожие товары' }, { timeout: 30_000 });
  await expect.poll(() => screen.getByRole('button', { name: /^В корзину/ })).toBeEnabled();
  for (const top of [0, document.documentElement.scrollHeight]) {
    window.scrollTo(0, top);
    const box = screen.getByRole('button', { name: /^В корзину/ }).getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(740);
    expect(box.top).toBeGreaterThan(640);
  }
});

test.each([
  [{ status: 'approved', available: 9_920_000 }, /^Лимита хватает: доступно 9.920.000.сум$/],
  [{ status: 'approved', available: 5_000_000 }, /^Лимита не хватает: доступно 5.000.000.сум/],
  [{ status: 'not_created', available: 0 }, /узнайте свой лимит$/],
])('a signed-in customer with the limit %o sees the message %s', async (limit, words) => {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(String(input).endsWith('/limit') ? { data: limit } : { loggedIn: true, user: null, items: [], version: 0 }),
  );
  await renderProduct();
  expect(await screen.findByText(words, {}, { timeout: 30_000 })).toBeVisible();
});

test('the product page does not request the limit of a guest', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(String(input));
    return Response.json({ loggedIn: false, user: null });
  });
  await renderProduct();
  await expect.poll(() => asked, { timeout: 30_000 }).toContain('/api/auth/user');
  await screen.findByRole('button', { name: /^В корзину/ }, { timeout: 30_000 });
  expect(asked.filter((url) => url.endsWith('/limit'))).toEqual([]);
});

test('[S2-23] reviews load in the browser once they are near the window', async () => {
  await page.viewport(360, 740);
  stubQuotes(quoteResponse);
  await renderProduct();
  await screen.findByRole('heading', { name: 'Похожие товары' }, { timeout: 30_000 });
  expect(screen.queryByRole('heading', { name: 'Отзывы' })).toBeNull();
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(await screen.findByText('Отзывов пока нет', {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Спросить магазин' })).toBeVisible();
});
