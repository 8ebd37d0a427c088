import { offerOf } from '@muddat/ui/true-price';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type GoodsAnswers, goodsAnswers, product, TERMS, TODAY } from '../../testing/goods-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { ProductPage } from './ProductPage.tsx';
import { load } from './product.data.ts';

beforeEach(() => page.viewport(1024, 768));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(other: GoodsAnswers = {}, query = '', language: 'ru' | 'uz' = 'ru') {
  const { data } = await loadPage(load, { params: { id: '1000' }, query, language, answer: goodsAnswers(other) });
  await showInSite(
    <ProductPage data={data} locale={language} path={`/${language}/product/1000`} query={new URLSearchParams(query)} today={TODAY} />,
    language,
  );
  await screen.findByRole('heading', { level: 1 });
}
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const line = (months: string) => screen.getByText(months).closest('details');

test('[S2-21] a product tells what it is, its price, its store with a link, and how it comes', async () => {
  await show({}, 'region=1718');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Смартфон Orbita');
  expect(textOf(screen.getByText('Цена сразу', { selector: 'span' }).parentElement)).toContain('4 800 000 сум');
  expect(screen.getByRole('link', { name: /Продавец/ }).getAttribute('href')).toBe('/ru/partner/orzu-texnika');
  expect(textOf(screen.getByText(/^Самаркандская область: /))).toBe('Самаркандская область: 3–5 дней, 40 000 сум');
  expect(screen.getByText('Память').nextElementSibling?.textContent).toBe('256\u00a0ГБ');
  expect((await screen.findByRole('link', { name: /Смартфон Novis/ })).getAttribute('href')).toBe('/ru/product/1001');
});

test('no term is chosen beforehand; each one opens its whole price and every date', async () => {
  await show();
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  const whole = line('12 месяцев');
  expect(textOf(whole?.querySelector('summary'))).toContain('508 000 сум/мес');
  await userEvent.click(whole?.querySelector('summary') ?? document.body);
  for (const [term, value] of [
    ['Цена сразу', '4 800 000 сум'],
    ['Первый взнос', 'нет'],
    ['Наценка', '1 296 000 сум · 27 %'],
    ['Всего', '6 096 000 сум'],
  ]) {
    expect(textOf(within(whole ?? document.body).getByText(term ?? '', { selector: 'dt' }).nextElementSibling)).toBe(value);
  }
  expect(whole?.querySelectorAll('details details time')).toHaveLength(12);
});

test('a term whose figures the arithmetic does not confirm is refused in sight', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const offers = product.data.offers.map((offer) => (offer.months === 12 ? { ...offer, markup: offer.markup - 1_000 } : offer));
  await show({ product: { body: { ...product, data: { ...product.data, offers } } } });
  expect(screen.getByText(/не сошёлся с нашим/).checkVisibility()).toBe(true);
  expect(line('12 месяцев')).toBeNull();
  expect(line('3 месяца')).not.toBeNull();
});

test('what is sold out says so plainly, leads to what is like it, and promises no delivery', async () => {
  const soldOut = { product: { body: { ...product, data: { ...product.data, stock: 0 } } } };
  await show(soldOut, 'region=1718');
  expect(screen.getByText(/Нет в наличии/).checkVisibility()).toBe(true);
  const { hash } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Посмотреть похожие товары' }).href);
  await screen.findByRole('heading', { name: 'Похожие товары' });
  expect(document.querySelector(hash)?.textContent).toBe('Похожие товары');
  expect(screen.queryByRole('heading', { name: 'Доставка' })).toBeNull();
  expect(screen.queryByText(/Самовывоз/)).toBeNull();
  cleanup();
  await show();
  expect(screen.getByRole('heading', { name: 'Доставка' }).checkVisibility()).toBe(true);
});

test('a store that does not deliver to the region that was chosen says so', async () => {
  await show({}, 'region=1733');
  expect(screen.getByText('Магазин не доставляет в ваш регион: Хорезмская область').checkVisibility()).toBe(true);
});

test('on a tablet pictures stand beside the price, and what is told of the product in the same columns', async () => {
  await page.viewport(768, 1024);
  await show();
  const startOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().left ?? Number.NaN);
  const price = screen.getByText('Цена сразу', { selector: 'span' });
  const picture = screen.getByRole('region', { name: 'Фотографии товара' });
  expect(startOf(price)).toBeGreaterThan(picture.getBoundingClientRect().right);
  expect(price.getBoundingClientRect().top).toBeLessThan(picture.getBoundingClientRect().bottom);
  expect(startOf(screen.getByRole('heading', { name: 'Характеристики' }))).toBe(startOf(price));
});

test('on the Uzbek page nothing of ours is left in Russian', async () => {
  await show({}, 'region=1718', 'uz');
  const ours = ['h2', 'summary', 'dt'].flatMap((tag) => [...document.querySelectorAll(tag)].map((element) => element.textContent));
  expect(ours.filter((text) => /[а-яё]/i.test(text ?? '') && text !== 'Память')).toEqual([]);
});

type Reply = { status?: number; body: unknown };
/** The backend behind the page, by the fee that it is asked for. */
function backend(reply: (months: number, fee: number) => Reply) {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const query = new URL(input, 'http://site').searchParams;
    const fee = Number(query.get('initial_fee'));
    asked.push(fee);
    const { status = 200, body } = reply(Number(query.get('months')), fee);
    return Response.json(body, { status });
  });
  return asked;
}
const quoted = (months: number, fee: number): Reply => {
  const markupBp = TERMS.find((term) => term.months === months)?.markupBp ?? 0;
  return { body: { data: offerOf({ price: product.data.price, initialFee: fee, markupBp, months, confirmedOn: TODAY }), as_of: TODAY } };
};
async function openFee() {
  await userEvent.click(screen.getByText('Внести часть сразу'));
  return screen.findByRole('textbox', { name: /Первый взнос/ });
}

test('a fee of one’s own starts empty, and the terms follow it as the backend counts them', async () => {
  backend(quoted);
  await show();
  const field = await openFee();
  expect(field).toHaveValue('');
  await userEvent.type(field, '800000');
  await expect.poll(() => textOf(line('12 месяцев')?.querySelector('summary'))).toContain('всего 5 880 000 сум');
  expect(screen.getByText('Условия выше — уже с этим взносом.').checkVisibility()).toBe(true);
  await userEvent.clear(field);
  await expect.poll(() => textOf(line('12 месяцев')?.querySelector('summary'))).toContain('всего 6 096 000 сум');
});

test('a fee that leaves nothing to spread is not asked for, and its bound is named', async () => {
  const asked = backend(quoted);
  await show();
  const field = await openFee();
  await userEvent.type(field, '4800000');
  await screen.findByText(/Взнос может быть не больше 4.799.000.сум/);
  expect(asked.filter((fee) => fee === 4_800_000)).toEqual([]);
  expect(field).toHaveValue('4\u00a0800\u00a0000');
});

test('a fee whose terms do not come is kept, said, and asked for again on a press', async () => {
  let isDead = true;
  backend((months, fee) => (isDead ? { status: 503, body: {} } : quoted(months, fee)));
  await show();
  const field = await openFee();
  await userEvent.type(field, '800000');
  await screen.findByText(/Не удалось посчитать с этим взносом/);
  expect(field).toHaveValue('800\u00a0000');
  isDead = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await expect.poll(() => textOf(line('12 месяцев')?.querySelector('summary'))).toContain('всего 5 880 000 сум');
});
