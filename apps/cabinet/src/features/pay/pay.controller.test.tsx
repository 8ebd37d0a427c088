import { onSessionRefused } from '@muddat/app-shell';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aimKey } from '../../domain/payment/aim.ts';
import { readAttempt } from '../../domain/payment/attempt-store.ts';
import { AIMS } from '../../testing/aims.ts';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { payment } from '../../testing/orders.ts';
import { CONFIRM, CREATE, goodRoutes, RIGHT_CODE, showPay } from '../../testing/show-pay.tsx';

const ORDER = '100008';
const KEY = aimKey(AIMS.instalment);
const owner = { aimKey: KEY, customer: 'cus_0001' };
const kept = () => readAttempt(localStorage, owner);
const payButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Оплатить/ });
    expect(button).toBeEnabled();
    return button;
  });
const codeField = () => screen.findByLabelText('Код из СМС');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test('what is due now is paid by the main card and a code; the receipt names it, and nothing of the attempt is left', async () => {
  const user = userEvent.setup();
  const server = fakeServer(goodRoutes());
  const { named } = await showPay({ server });
  await user.click(await payButton());
  await user.type(await codeField(), RIGHT_CODE);
  await heading('Оплачено');
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([
    { purpose: 'instalment', order_id: ORDER, amount: 467_000, source: { type: 'bank_card', entity_id: 'card_1' } },
  ]);
  expect(server.of(CONFIRM).map(({ body }) => body)).toEqual([{ payment_id: 'pay_1', code: RIGHT_CODE }]);
  await expect.poll(() => named).toEqual(['pay_1']);
  // An effect clears the stored attempt, possibly after the heading has appeared.
  await expect.poll(kept).toBeNull();
  // Both the back arrow above the page and the button link to the order.
  const ways = screen.getAllByRole('link', { name: 'К заказу' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/ru/orders/100008', '/ru/orders/100008']);
  expect(screen.getByRole('button', { name: 'Скачать чек' })).toBeVisible();
});

test('the key is kept before the request goes out under it', async () => {
  const user = userEvent.setup();
  const seen: (string | undefined)[] = [];
  const routes = goodRoutes();
  routes[CREATE] = ({ key }) => {
    seen.push(key ?? 'none', kept()?.key);
    return { status: 201, body: payment('otp_required') };
  };
  await showPay({ server: fakeServer(routes) });
  await user.click(await payButton());
  await codeField();
  expect(seen[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen[1]).toBe(seen[0]);
});

test('a double click makes one payment', async () => {
  const user = userEvent.setup();
  const server = fakeServer(goodRoutes());
  await showPay({ server });
  await user.dblClick(await payButton());
  await codeField();
  expect(server.of(CREATE)).toHaveLength(1);
});

test('a declined card says why; the way on keeps the sum and takes a new key', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[CONFIRM] = () => ({
    body: payment('failed', { reason: 'card_declined', message: 'Банк отклонил платеж. Попробуйте другую карту' }),
  });
  const server = fakeServer(routes);
  const { named } = await showPay({ server });
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.type(field, '300000');
  await user.click(await payButton());
  await user.type(await codeField(), RIGHT_CODE);
  await heading('Оплата не прошла');
  expect(screen.getByText('Банк отклонил платеж. Попробуйте другую карту')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByLabelText('Сумма')).toHaveValue('300 000');
  await user.click(await payButton());
  await codeField();
  const [first, second] = server.of(CREATE);
  expect(second?.key).not.toBe(first?.key);
  // The URL is updated after the paint, so possibly after the field was found.
  await expect.poll(() => named).toEqual(['pay_1', null, 'pay_1']);
});

test('an ended session keeps the attempt, is no refusal of the payment, and is told to the page', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[CREATE] = () => ({ status: 401, body: problem('unauthorized', 'Вы не авторизованы', { ended: true }) });
  const server = fakeServer(routes);
  const onRefused = vi.fn();
  onTestFinished(onSessionRefused(onRefused));
  await showPay({ server });
  await user.click(await payButton());
  await heading('Проверяем оплату');
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(kept()?.key).toBe(server.of(CREATE)[0]?.key);
});

test('a refusal comes back to the form in the words of the server, and the next try takes a new key', async () => {
  const user = userEvent.setup();
  const routes = goodRoutes();
  routes[CREATE] = () => ({ status: 422, body: problem('amount_above_max', 'Сумма платежа больше допустимой', { min: 1, max: 2 }) });
  const server = fakeServer(routes);
  await showPay({ server });
  await user.click(await payButton());
  expect(await screen.findByText('Сумма платежа больше допустимой')).toBeVisible();
  expect(kept()).toBeNull();
  await user.click(await payButton());
  await waitFor(() => expect(server.of(CREATE)).toHaveLength(2));
  const [first, second] = server.of(CREATE);
  expect(second?.key).not.toBe(first?.key);
});
