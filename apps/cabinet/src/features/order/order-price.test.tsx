import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, PRICED_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrderView } from './order-view.tsx';

const ORDER = 'installment.getOrder';
const orderResponse = (change: object = {}) => ({
  [ORDER]: () => ({ body: { data: { ...OVERDUE_ORDER, ...change }, as_of: '2026-11-21' } }),
});
const show = (routes: FakeHandlers, locale: 'ru' | 'uz' = 'ru') =>
  renderInCabinet(<OrderView id="100008" />, { api: fakeApi(routes).api, locale });
/** Value of the row with this label; non-breaking spaces become plain ones. */
const row = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
};

beforeEach(() => {
  document.body.innerHTML = '';
});

const priced = (change: object = {}) => orderResponse({ ...PRICED_ORDER, ...change });
const dates = () =>
  [...document.querySelectorAll('details details dt')].map((term) =>
    [term.textContent, term.nextElementSibling?.textContent].join(' ').replaceAll('\u00a0', ' '),
  );

test('[X-01] an instalment order shows cash price, fee, mark-up, yearly rate, monthly payment, total and every date', async () => {
  await show(priced());
  await screen.findByText('Цена рассрочки');
  expect([row('Цена сразу'), row('Первый взнос'), row('Наценка')]).toEqual(['1 321 679 сум', 'нет', '79 301 сум · 6 %']);
  expect([row('Годовая ставка'), row('Платёж в месяц'), row('Всего к оплате')]).toEqual(['42,2 %', '467 000 сум', '1 400 980 сум']);
  expect(dates()).toEqual(['18 октября 2026 467 000 сум', '18 ноября 2026 467 000 сум', '18 декабря 2026 466 980 сум']);
});

test('[X-01] the order page shows the initial fee once and includes it in the total', async () => {
  const offer = PRICED_ORDER.offer;
  if (!offer) throw new Error('the order has no price');
  const withFee = { ...offer, price: offer.price + 110_000, initial_fee: 110_000, to_pay: offer.to_pay + 110_000 };
  await show(priced({ offer: withFee, initial_fee: 110_000 }));
  await screen.findByText('Цена рассрочки');
  expect([row('Цена сразу'), row('Первый взнос'), row('Всего к оплате')]).toEqual(['1 431 679 сум', '110 000 сум', '1 510 980 сум']);
  expect(screen.getAllByText('Первый взнос')).toHaveLength(1);
  expect([row('Сумма платежей без взноса'), screen.getAllByText('Всего к оплате')]).toEqual(['1 400 980 сум', [expect.anything()]]);
  expect(screen.queryByText(/не сошлись/)).toBeNull();
});

test('[X-01] the order page shows the figures of the backend, and warns and logs if our calculation differs', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const offer = PRICED_ORDER.offer;
  if (!offer) throw new Error('the order has no price');
  await show(priced({ offer: { ...offer, markup: 79_000 } }));
  expect(await screen.findByText(/Эти суммы не сошлись с нашим расчётом/)).toBeVisible();
  expect(row('Наценка')).toBe('79 000 сум · 6 %');
  expect(told).toHaveBeenCalledWith(JSON.stringify({ event: 'offer_differs', where: 'order 100008', months: 3, figures: ['markup'] }));
  told.mockRestore();
});

test('[X-01] an order whose figures match our calculation shows no warning and logs nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(priced());
  await screen.findByText('Цена рассрочки');
  expect(screen.queryByText(/не сошлись/)).toBeNull();
  expect(told.mock.calls.filter(([line]) => String(line).includes('offer_differs'))).toEqual([]);
  told.mockRestore();
});

test('the order page shows by how much a payoff or a return has reduced the total', async () => {
  await show(priced({ total_amount: 1_360_980, remainder: 0 }));
  await screen.findByText('Цена рассрочки');
  expect([row('Сумма платежей'), row('Снижено после возврата или досрочного погашения'), row('Всего к оплате')]).toEqual([
    '1 360 980 сум',
    '40 000 сум',
    '1 400 980 сум',
  ]);
});

test('a full purchase shows no instalment price', async () => {
  await show(priced({ offer: null, counted_from: null, month: 0, schedule: [] }));
  await screen.findByText('Zarafshon Elektron');
  expect(screen.queryByText('Цена рассрочки')).toBeNull();
});

test('an order without an offer from the backend folds its terms under its three sums', async () => {
  await show(priced({ offer: undefined, past_due_debt: 0, overdue_days: 0 }));
  await userEvent.click(await screen.findByText('Подробнее о суммах'));
  expect(screen.queryByText('Цена рассрочки')).toBeNull();
  expect(screen.getByText('Платёж в месяц', { selector: 'dt' })).toBeVisible();
  const sums = within(screen.getByRole('region', { name: 'Суммы' })).getAllByRole('term');
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    'Сумма платежей',
    'Оплачено',
    'Осталось заплатить',
    'Срок',
    'Платёж в месяц',
  ]);
});
