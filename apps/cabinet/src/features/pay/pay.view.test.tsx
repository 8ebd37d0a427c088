import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { BALANCE, OVERDUE_ORDER, SAVED_CARD, wirePayment } from '../../testing/orders.ts';
import {
  CONFIRM_PAYMENT_ROUTE,
  CREATE_PAYMENT_ROUTE,
  LIST_ENTITIES_ROUTE,
  RESEND_OTP_ROUTE,
  renderPay,
  successRoutes,
} from '../../testing/render-pay.tsx';

const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

/** The form that adds a card is loaded lazily. */
const LAZY = { timeout: 20_000 };

test.each([
  ['999', 'Сумма платежа меньше допустимой: от 1 000 сум'],
  ['907547', 'Сумма платежа больше допустимой: до 907 546 сум'],
  ['933980', 'Сумма платежа больше допустимой: до 907 546 сум'],
])('[S5-05] the payment amount %s is refused with an error at its field, and nothing is sent', async (typed, sentence) => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await payButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});

test('a quick amount fills the amount field of the payment form, and the pay button shows it', async () => {
  const user = userEvent.setup();
  await renderPay({ server: fakeServer(successRoutes()), initialAmount: 'other' });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '5000');
  await user.click(await screen.findByRole('button', { name: /Просрочено/ }));
  expect(field).toHaveValue('467\u00a0000');
  expect(await payButton()).toHaveTextContent('Оплатить 467 000 сум');
});

test('[S5-07] a card added during the payment becomes the chosen source, and the typed amount stays', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  const added = { ...SAVED_CARD, entity_id: 'card_9', last4: '0093', is_default: false };
  let cards = [SAVED_CARD];
  routes[LIST_ENTITIES_ROUTE] = ({ path }) => ({ body: { data: path.includes('bank_card') ? cards : [BALANCE] } });
  routes['POST billing/v1/api-payments/send-otp'] = () => ({
    body: { otp_id: 'otp_1', length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' },
  });
  routes['POST billing/v1/api-payments/confirm-otp'] = () => {
    cards = [SAVED_CARD, added];
    return { body: added };
  };
  const server = fakeServer(routes);
  await renderPay({ server });
  const sum = await screen.findByLabelText('Сумма');
  await user.clear(sum);
  await user.type(sum, '123000');
  await user.click(await screen.findByRole('button', { name: 'Новая карта' }));
  await user.type(await screen.findByLabelText('Номер карты', {}, LAZY), '8600490000000093');
  await user.type(screen.getByLabelText('Срок действия'), '1229');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await user.type(await screen.findByLabelText('Код из СМС'), '111111');
  expect(await screen.findByRole('radio', { name: /0093/ })).toBeChecked();
  expect(screen.getByLabelText('Сумма')).toHaveValue('123\u00a0000');
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE).map(({ body }) => body)).toEqual([
    { purpose: 'instalment', order_id: '100008', amount: 123_000, source: { type: 'bank_card', entity_id: 'card_9' } },
  ]);
});

test('cancelling the form of a new card during a payment keeps the chosen card and the amount', async () => {
  const user = userEvent.setup();
  await renderPay({ server: fakeServer(successRoutes()) });
  await user.click(await screen.findByRole('button', { name: 'Новая карта' }));
  await user.click(await screen.findByRole('button', { name: 'Не добавлять' }, LAZY));
  expect(await screen.findByRole('radio', { name: /1234/ })).toBeChecked();
  expect(screen.getByLabelText('Сумма')).toHaveValue('467\u00a0000');
});

test('the payment form disables an expired card with the reason, and pays by another card', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  const ended = { ...SAVED_CARD, entity_id: 'card_0', last4: '0093', expiry: '2610' };
  routes[LIST_ENTITIES_ROUTE] = ({ path }) => ({
    body: { data: path.includes('bank_card') ? [ended, { ...SAVED_CARD, is_default: false }] : [BALANCE] },
  });
  const server = fakeServer(routes);
  await renderPay({ server });
  const radio = await screen.findByRole('radio', { name: /0093/ });
  expect(radio).toBeDisabled();
  expect(screen.getByText('Срок карты истёк: добавьте новую')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Новая карта' })).toBeEnabled();
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE).map(({ body }) => Object(body).source)).toEqual([
    { type: 'bank_card', entity_id: 'card_1' },
  ]);
});

test('the payment form refuses the balance if it is too small, and pays from it if it is enough', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  routes[CREATE_PAYMENT_ROUTE] = () => ({ status: 201, body: wirePayment('succeeded', { amount: 250_000, sources: [] }) });
  const server = fakeServer(routes);
  await renderPay({ server });
  await user.click(await screen.findByRole('radio', { name: /Баланс/ }));
  await user.click(await payButton());
  expect(await screen.findByText('На балансе недостаточно денег')).toBeVisible();
  const field = screen.getByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '250000');
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплачено' })).toBeVisible();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE).map(({ body }) => body)).toEqual([
    { purpose: 'instalment', order_id: '100008', amount: 250_000, source: { type: 'balance' } },
  ]);
});

test.each([
  ['S8-07', 'ru', 'bank_card', 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку', /1234/],
  ['S8-07', 'uz', 'bank_card', 'Bank kartalarini olishda xatolik yuz berdi. Qayta urinish uchun bosing', /1234/],
  ['S8-08', 'ru', 'balance', 'Произошла ошибка при получении баланса. Нажмите, чтобы повторить попытку', /Баланс/],
  ['S8-08', 'uz', 'balance', 'Balansni olishda xatolik yuz berdi. Qayta urinish uchun bosing', /Balans/],
] as const)('[%s] in %s, if the source %s fails to load, a button with the reason retries', async (_, locale, kind, sentence, loaded) => {
  const user = userEvent.setup();
  const routes = successRoutes();
  let broken = true;
  routes[LIST_ENTITIES_ROUTE] = ({ path }) => {
    if (broken && path.includes(kind)) return 'no-answer';
    return { body: { data: path.includes('bank_card') ? [SAVED_CARD] : [BALANCE] } };
  };
  await renderPay({ server: fakeServer(routes), locale });
  const retry = await screen.findByRole('button', { name: sentence });
  broken = false;
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: loaded })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: sentence })).toBeNull();
});

test('a wrong payment code shows the remaining tries and clears the field; the next code has a new idempotency key', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server });
  await user.click(await payButton());
  const field = await screen.findByLabelText('Код из СМС');
  await user.type(field, '000000');
  expect(await screen.findByText('Введен неправильный код')).toBeVisible();
  expect(screen.getByText('Осталось 4 попытки')).toBeVisible();
  expect(field).toHaveValue('');
  await user.type(field, '111111');
  await waitFor(() => expect(new Set(server.requestsTo(CONFIRM_PAYMENT_ROUTE).map(({ key }) => key)).size).toBe(2));
});

test('[S9-07] the payment page counts down the seconds until a new code can be requested', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  const otp = { length: 6, resend_after: 8, expires_in: 300, tries_left: 5, masked_phone: '99890*****01' };
  routes[CREATE_PAYMENT_ROUTE] = () => ({ status: 201, body: wirePayment('otp_required', { otp }) });
  routes[RESEND_OTP_ROUTE] = () => ({ body: { ...otp, resend_after: 60 } });
  const server = fakeServer(routes);
  await renderPay({ server });
  await user.click(await payButton());
  const first = await screen.findByText(/^Новый код можно запросить через \d с$/);
  const text = first.textContent;
  await waitFor(() => expect(first).not.toHaveTextContent(text ?? ''));
  await user.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, { timeout: 20_000 }));
  expect(await screen.findByText(/Новый код можно запросить через (60|59) с/)).toBeVisible();
  expect(server.requestsTo(RESEND_OTP_ROUTE).map(({ body }) => body)).toEqual([{ payment_id: 'pay_1', channel: 'sms' }]);
});

test('an expired payment code shows a message and a button for a new code', async () => {
  const user = userEvent.setup();
  const routes = successRoutes();
  const otp = { length: 6, resend_after: 0, expires_in: 5, tries_left: 5, masked_phone: '99890*****01' };
  routes[CREATE_PAYMENT_ROUTE] = () => ({ status: 201, body: wirePayment('otp_required', { otp }) });
  await renderPay({ server: fakeServer(routes) });
  await user.click(await payButton());
  await screen.findByLabelText('Код из СМС');
  expect(screen.queryByText('Время кода вышло. Запросите новый.')).toBeNull();
  expect(await screen.findByText('Время кода вышло. Запросите новый.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible();
});

test('the customer can return from the code step of a payment to the form, which still has the amount', async () => {
  const user = userEvent.setup();
  await renderPay({ server: fakeServer(successRoutes()) });
  await user.click(await payButton());
  await user.click(await screen.findByRole('button', { name: 'Изменить сумму или карту' }));
  expect(await screen.findByLabelText('Сумма')).toHaveValue('467 000');
});

test.each([
  ['that is paid says that there is nothing to pay', 0, 'По этому заказу платить нечего'],
  ['that the store has not confirmed says that it is too early to pay', 419_688, 'По этому заказу пока платить не нужно'],
])('the payment page of an order %s, and shows no form', async (_order, remainder, text) => {
  const routes = successRoutes();
  const order = { ...OVERDUE_ORDER, payment_amount: 0, payment_min: 0, payment_max: 0, remainder, payment_reason: null };
  routes['GET installment/v3/user/order/100008'] = () => ({ body: { data: order, as_of: '2026-11-21' } });
  await renderPay({ server: fakeServer(routes) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Сумма')).toBeNull();
});

test('the payment page of an unknown order says that the order was not found', async () => {
  const { 'GET installment/v3/user/order/100008': _, ...routes } = successRoutes();
  await renderPay({ server: fakeServer(routes) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ не найден' })).toBeVisible();
});

test('[X-09] offline, a notice replaces the payment form; online again, the typed amount is back and nothing was sent', async () => {
  const user = userEvent.setup();
  const server = fakeServer(successRoutes());
  await renderPay({ server, initialAmount: 'other' });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '5000');
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByRole('heading', { name: 'Без интернета заплатить нельзя' })).toBeVisible();
  expect(screen.getByText(/Деньги не списаны, сам платёж не уйдёт/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();

  device.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await payButton()).toHaveTextContent('Оплатить 5 000 сум');
  expect(screen.queryByRole('heading', { name: 'Без интернета заплатить нельзя' })).toBeNull();
  expect(server.requestsTo(CREATE_PAYMENT_ROUTE)).toEqual([]);
});
