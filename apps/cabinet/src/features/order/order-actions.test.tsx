import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '../../domain/order/order-queries.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { RETURNABLE_ORDER } from '../../testing/returns.ts';
import { OrderView } from './order-view.tsx';

afterEach(cleanup);
const WAIT = { timeout: 30_000 };
const as_of = '2026-11-24';
const CANCEL = 'installment.cancelOrder';
const CONFIRMED: Order = { ...RETURNABLE_ORDER, status: 'confirmed', actions: ['cancel'] };
const CANCELED: Order = { ...CONFIRMED, status: 'canceled', actions: [] };
const DONE = /^Вы отменили заказ/;

async function open(handlers: FakeHandlers, order: () => Order = () => CONFIRMED) {
  const server = fakeApi({ 'installment.getOrder': () => ({ body: { data: order(), as_of } }), ...handlers });
  await renderInCabinet(<OrderView id={RETURNABLE_ORDER.id} />, { api: server.api });
  return server;
}
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Отменить заказ/ }, WAIT));
  return within(await screen.findByRole('alertdialog', {}, WAIT));
};

test('[X-11] before an order is canceled, the confirmation says what happens to money and limit', async () => {
  let isDone = false;
  const { requestsTo } = await open(
    {
      [CANCEL]: () => {
        isDone = true;
        return { body: { data: CANCELED, as_of } };
      },
    },
    () => (isDone ? CANCELED : CONFIRMED),
  );
  const dialog = await ask();
  expect(dialog.getByText('Деньги сразу вернутся на ваш баланс. Лимит снова станет свободным.')).toBeVisible();
  expect(requestsTo(CANCEL)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(DONE, {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Отменить заказ/ })).toBeNull();
});

test('[X-11] cancelling an order that was already sent shows the refusal in the confirmation', async () => {
  await open({
    [CANCEL]: () => ({ status: 409, body: problemBody('not_cancelable', 'Заказ уже отправлен или закрыт, отменить его нельзя') }),
  });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText('Заказ уже отправлен или закрыт, отменить его нельзя', {}, WAIT)).toBeVisible();
});

test('[X-11] after a lost response a cancellation is repeated with the same idempotency key, even in a reopened dialog', async () => {
  const { requestsTo } = await open({ [CANCEL]: () => 'no-answer' });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  // Look inside the dialog: other sections of the page may show alerts too.
  expect(await dialog.findByRole('alert', {}, WAIT)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }));
  await userEvent.click((await ask()).getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(requestsTo(CANCEL)).toHaveLength(2), WAIT);
  const keys = requestsTo(CANCEL).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('[X-11] after a lost response to a cancellation the refetched order is shown as canceled', async () => {
  let isDone = false;
  await open(
    {
      [CANCEL]: () => {
        isDone = true;
        return 'no-answer';
      },
    },
    () => (isDone ? CANCELED : CONFIRMED),
  );
  await userEvent.click((await ask()).getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(DONE, {}, WAIT)).toBeVisible();
});

test('[X-11] the order page links to the return form and to the existing return', async () => {
  await open({}, () => ({ ...RETURNABLE_ORDER, returns: [{ id: 'ret_1', state: 'rejected', items: [{ line: 2, quantity: 1 }] }] }));
  expect(await screen.findByRole('link', { name: /^Вернуть или починить/ }, WAIT)).toHaveAttribute(
    'href',
    `/ru/orders/${RETURNABLE_ORDER.id}/return`,
  );
  expect(screen.getByRole('link', { name: /Чехол Zamin.*Магазин отказал/ })).toHaveAttribute('href', '/ru/cabinet/returns/ret_1');
});
