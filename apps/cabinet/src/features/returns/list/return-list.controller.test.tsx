import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../../testing/fake-api.ts';
import { renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { REJECTED_RETURN, returnCase } from '../../../testing/returns.ts';
import { ReturnListController } from './return-list.controller.tsx';

afterEach(cleanup);
const WAIT = { timeout: 30_000 };
const LIST = 'installment.listReturns';

async function show(handlers: FakeHandlers, locale: 'ru' | 'uz' = 'ru') {
  const server = fakeApi(handlers);
  await renderInCabinet(<ReturnListController />, { api: server.api, locale });
  return server;
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Возвраты' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent?.replaceAll('\u00a0', ' ')]);

test('[X-11] the list of returns shows for each its goods, order, status, next step and deadline', async () => {
  const lines = [
    { line: 1, name: 'Планшет Zamin Tab', image: 'data:,', price: 1_130_000, quantity: 1 },
    { line: 2, name: 'Чехол Zamin', image: 'data:,', price: 100_000, quantity: 2 },
  ];
  const bring = { id: 'ret_2', state: 'approved', next_step: 'bring_goods', deadline: '2026-12-04T08:00:00.000Z', items: lines } as const;
  const data = [
    returnCase(),
    returnCase({ ...bring, items: lines }),
    { ...REJECTED_RETURN, id: 'ret_3' },
    returnCase({ id: 'ret_4', state: 'withdrawn', deadline: null, next_step: 'none', actions: [] }),
  ];
  await show({ [LIST]: () => ({ body: { data } }) });
  expect(await screen.findByText('Магазин отказал', {}, WAIT)).toBeVisible();
  const of = 'Zarafshon Elektron, заказ № 100008 · 24 ноября 2026';
  expect(rows()).toEqual([
    ['/ru/cabinet/returns/ret_1', `Чехол Zamin Ждём ответа магазина ${of} Магазин ответит до 27 ноября, 13:00`],
    [
      '/ru/cabinet/returns/ret_2',
      `Планшет Zamin Tab, Чехол Zamin × 2 Отдайте товар магазину ${of} Отдайте товар до 4 декабря, 13:00, иначе возврат закроется`,
    ],
    ['/ru/cabinet/returns/ret_3', `Чехол Zamin Магазин отказал ${of} Не согласны? Передайте спор в Muddat`],
    ['/ru/cabinet/returns/ret_4', `Чехол Zamin Вы передумали ${of}`],
  ]);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('[X-11] returns load page by page, and a failed page can be retried', async () => {
  const { handlers } = await show({
    [LIST]: ({ query }) => (query.get('cursor') === null ? { body: { data: [returnCase()], next_cursor: 'c2' } } : 'no-answer'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }, WAIT));
  const again = await screen.findByRole('button', { name: 'Повторить' }, WAIT);
  expect(rows()).toHaveLength(1);
  handlers[LIST] = () => ({ body: { data: [returnCase({ id: 'ret_0' })] } });
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull(), WAIT);
  expect(rows().map(([href]) => href)).toEqual(['/ru/cabinet/returns/ret_1', '/ru/cabinet/returns/ret_0']);
});

test('[X-11] a customer without returns gets an empty state with a link to the orders', async () => {
  await show({ [LIST]: () => ({ body: { data: [] } }) });
  expect(await screen.findByText('Возвратов пока нет', {}, WAIT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'К заказам' })).toHaveAttribute('href', '/ru/orders');
});

test('[X-11] a list of returns that fails to load shows an error with a retry', async () => {
  const { handlers } = await show({ [LIST]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить возвраты', {}, WAIT)).toBeVisible();
  handlers[LIST] = () => ({ body: { data: [returnCase()] } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Чехол Zamin', {}, WAIT)).toBeVisible();
});

test('[X-11] the Uzbek list of returns shows the deadline of the store in Uzbek', async () => {
  await show({ [LIST]: () => ({ body: { data: [returnCase()] } }) }, 'uz');
  expect(await screen.findByText(/^Doʻkon .*gacha javob beradi$/, {}, WAIT)).toBeVisible();
});
