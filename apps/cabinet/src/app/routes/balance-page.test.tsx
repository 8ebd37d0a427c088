import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { TopUpController } from '../../features/pay/top-up.controller.tsx';
import { WithdrawController } from '../../features/pay/withdraw.controller.tsx';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { BALANCE_ENTRIES, PARTLY_HELD_BALANCE, TOP_UP_SYSTEMS } from '../../testing/balance.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { SAVED_CARD, wirePayment } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';

const LOADING = { timeout: 30_000 };
const CODE = '123456';
const BALANCE_SENTENCE = 'Произошла ошибка при получении баланса. Нажмите, чтобы повторить попытку';
const FOR_BALANCE = { purpose: 'top_up', order_id: null, amount: 100_000 } as const;
const WITHDRAWN = {
  purpose: 'withdrawal',
  order_id: null,
  amount: 210_000,
  sources: [{ type: 'balance', entity_id: null, system: null, last4: null, amount: 210_000 }],
  destination: { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 210_000 },
} satisfies Parameters<typeof wirePayment>[1];

/** A server on which every request succeeds. `change` overrides fields of the payment that it creates. */
const good = (change: Parameters<typeof wirePayment>[1] = FOR_BALANCE): FakeHandlers => ({
  'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
  'installment.listNotifications': () => ({ body: { data: [], unread_count: 0 } }),
  'billing.listAvailableSystems': () => ({ body: { data: TOP_UP_SYSTEMS } }),
  'billing.listEntities': ({ query }) => ({
    body: { data: query.get('collection_type') === 'balance' ? [PARTLY_HELD_BALANCE] : [SAVED_CARD] },
  }),
  'billing.listBalanceEntries': ({ query }) =>
    query.has('cursor')
      ? { body: { data: BALANCE_ENTRIES.slice(5) } }
      : { body: { data: BALANCE_ENTRIES.slice(0, 5), next_cursor: 'next' } },
  'billing.createPayment': () => ({ status: 201, body: wirePayment('otp_required', change) }),
  'billing.createWithdrawal': () => ({ status: 201, body: wirePayment('otp_required', change) }),
  'billing.cancelWithdrawal': () => ({ body: wirePayment('canceled', change) }),
  'billing.confirmPayment': () => ({ body: wirePayment('succeeded', change) }),
});

const open = (server: ReturnType<typeof fakeApi>) => openCabinet({ server, path: '/cabinet/balance' });
const PAGE = { customer: 'cus_0001', paymentId: undefined, attemptKey: undefined, onPaymentId: () => undefined };
const openTopUp = ({ api }: ReturnType<typeof fakeApi>, orderId?: string) =>
  renderInCabinet(<TopUpController {...PAGE} orderId={orderId} />, { api });
const openWithdraw = ({ api }: ReturnType<typeof fakeApi>) => renderInCabinet(<WithdrawController {...PAGE} />, { api });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, LOADING);
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name }, LOADING);
  await waitFor(() => expect(button).toBeEnabled(), LOADING);
  await userEvent.click(button);
};
const enterCode = async () => userEvent.type(await screen.findByLabelText('Код из СМС', {}, LOADING), CODE);

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('[S2-19] the balance page shows the total, the held amount and the history, with more rows on demand', async () => {
  await open(fakeApi(good()));
  await heading('Баланс');
  expect(await screen.findByText(/Всего 250\s000\sсум, из них 40\s000\sсум удержано/, {}, LOADING)).toBeVisible();
  const list = await screen.findByRole('list', { name: 'История' }, LOADING);
  const rows = () => within(list).getAllByRole('listitem');
  expect(rows()[0]?.textContent).toMatch(/Вывод на карту.*Uzcard ••\s1234−50\s000\sсум/);
  expect(rows()[3]?.textContent).toMatch(/Пополнение.*Payme\+1\s000\s000\sсум/);
  expect(within(list).getByRole('link', { name: 'Заказ №\u00a0100008' })).toHaveAttribute('href', '/ru/orders/100008');
  expect(within(list).getByRole('link', { name: 'Вывод на карту' })).toHaveAttribute('href', '/ru/cabinet/payments?payment=pay_1');
  expect(rows()).toHaveLength(5);
  await press(/^Показать ещё/);
  await waitFor(() => expect(rows()).toHaveLength(BALANCE_ENTRIES.length));
  expect(within(list).getByText('Возврат пополнения')).toBeVisible();
  expect(within(list).getByText('Банк отменил платёж')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S8-08] if the balance fails to load, a button with the sentence of the specification loads it again', async () => {
  let fails = true;
  const server = fakeApi({
    ...good(),
    'billing.listEntities': () =>
      fails ? { status: 400, body: problemBody('validation_failed', 'Ошибка') } : { body: { data: [PARTLY_HELD_BALANCE] } },
  });
  await open(server);
  const button = await screen.findByRole('button', { name: BALANCE_SENTENCE }, LOADING);
  fails = false;
  await userEvent.click(button);
  expect(await screen.findByText(/из них 40\s000\sсум удержано/, {}, LOADING)).toBeVisible();
});

test('[S2-19] a top-up started from the payment of an order succeeds by card and code, and links back to that payment', async () => {
  const server = fakeApi(good());
  await openTopUp(server, '100008');
  await press(/^Пополнить на 100\s000\sсум$/);
  await enterCode();
  await heading('Баланс пополнен');
  expect(server.requestsTo('billing.createPayment').map(({ body }) => body)).toEqual([
    { purpose: 'top_up', amount: 100_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  const links = screen.getAllByRole('link', { name: 'Вернуться к оплате заказа' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/ru/orders/100008/pay');
});

test.each([
  ['999', 'Сумма платежа меньше допустимой'],
  ['10000001', 'Сумма платежа больше допустимой'],
])('[S5-05] the form refuses a top-up of %s with "%s" and sends no request', async (typed, sentence) => {
  const server = fakeApi(good());
  await openTopUp(server);
  const field = await screen.findByLabelText('Сумма', {}, LOADING);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await press(/^Пополнить/);
  expect((await screen.findAllByText(new RegExp(sentence), {}, LOADING)).length).toBeGreaterThan(0);
  expect(server.requestsTo('billing.createPayment')).toEqual([]);
});

test('[S8-09] a failed top-up shows the heading of the specification and the reason of the bank', async () => {
  const failed = wirePayment('failed', { ...FOR_BALANCE, reason: 'card_declined', message: 'Банк отклонил платеж' });
  await openTopUp(fakeApi({ ...good(), 'billing.confirmPayment': () => ({ body: failed }) }));
  await press(/^Пополнить на/);
  await enterCode();
  await heading('Не удалось пополнить баланс');
  expect(screen.getByText('Банк отклонил платеж')).toBeVisible();
});

test('[S2-19] a withdrawal proposes all available money, sends one request with an idempotency key and shows a receipt', async () => {
  const server = fakeApi(good(WITHDRAWN));
  await openWithdraw(server);
  await press(/^Вывести 210\s000\sсум$/);
  await enterCode();
  await heading('Деньги отправлены');
  const [asked, ...others] = server.requestsTo('billing.createWithdrawal');
  expect([asked?.body, others]).toEqual([{ amount: 210_000, entity_id: 'card_1' }, []]);
  expect(asked?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByText('Отправлено на')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать чек' })).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('going back from the code step cancels the withdrawal', async () => {
  const server = fakeApi(good(WITHDRAWN));
  await openWithdraw(server);
  await press(/^Вывести/);
  await press(/^Изменить сумму или карту$/);
  await screen.findByRole('button', { name: /^Вывести/ }, LOADING);
  expect(server.requestsTo('billing.cancelWithdrawal').map(({ body }) => body)).toEqual([{ payment_id: 'pay_1' }]);
});

test('a withdrawal whose response was lost is looked up by its idempotency key and not requested again', async () => {
  const server = fakeApi({
    ...good(WITHDRAWN),
    'billing.createWithdrawal': () => 'no-answer',
    'billing.findPayment': () => ({ body: wirePayment('otp_required', WITHDRAWN) }),
  });
  await openWithdraw(server);
  await press(/^Вывести/);
  await enterCode();
  await heading('Деньги отправлены');
  expect(server.requestsTo('billing.createWithdrawal')).toHaveLength(1);
  expect(server.requestsTo('billing.findPayment')[0]?.query.get('idempotency_key')).toBe(
    server.requestsTo('billing.createWithdrawal')[0]?.key,
  );
});

test('a refused withdrawal shows the reason of the server', async () => {
  const refusal = { status: 422, body: problemBody('insufficient_balance', 'На балансе недостаточно денег') };
  await openWithdraw(fakeApi({ ...good(WITHDRAWN), 'billing.createWithdrawal': () => refusal }));
  await press(/^Вывести/);
  const alert = await screen.findByText('На балансе недостаточно денег', {}, LOADING);
  expect(alert).toBeVisible();
  expect(screen.getByText('Не удалось вывести деньги')).toBeVisible();
});
