import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { CHECKOUT_AWAITING_CODE, CHECKOUT_QUOTE, PLACED_CHECKOUT, PLACED_TWO_ORDERS } from '../../testing/checkout.ts';
import { problemBody } from '../../testing/fake-api.ts';
import {
  CONFIRM_CHECKOUT_OPERATION,
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  FIND_CHECKOUT_OPERATION,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  QUOTE_CHECKOUT_OPERATION,
  RIGHT_CODE,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
  waitForQuote,
} from '../../testing/render-checkout.tsx';
import { CHECKOUT_ATTEMPT_KEY, readCheckoutAttempt, saveCheckoutAttempt } from './attempt-store.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  // The second of two presses gets the lock a moment after the first. Wait until both have released the lock, so that neither stores an
  // attempt in the next test.
  await waitFor(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([...held, ...pending].filter(({ name }) => name === CHECKOUT_ATTEMPT_KEY)).toEqual([]);
  });
});

test('[X-17] if the conditions of a checkout changed, old and new amounts are listed and must be signed again', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let quote = CHECKOUT_QUOTE;
  const { server } = await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => ({ body: { data: quote } }),
      [CREATE_CHECKOUT_OPERATION]: () => {
        quote = { ...CHECKOUT_QUOTE, quote_id: 'q_2', price: 4_335_000, delivery_price: 135_000 };
        return server.requestsTo(CREATE_CHECKOUT_OPERATION).length === 1
          ? { status: 409, body: problemBody('quote_changed', 'Условия изменились', { quote }) }
          : { status: 201, body: CHECKOUT_AWAITING_CODE };
      },
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  const note = await screen.findByText('Пока вы оформляли, условия изменились', {}, WAIT_OPTIONS);
  const words = note.closest('[role=alert]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Доставка: была 35 000 сум, стала 135 000 сум');
  expect(words).toContain('Цена: была 4 235 000 сум, стала 4 335 000 сум');
  expect(await findConsentCheckbox()).not.toBeChecked();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await findCodeField();
  const [first, second] = server.requestsTo(CREATE_CHECKOUT_OPERATION);
  expect(Object(second?.body).quote_id).toBe('q_2');
  expect(second?.key).not.toBe(first?.key);
});

test.each([
  [
    'signs',
    {
      [CREATE_CHECKOUT_OPERATION]: () => ({
        status: 409,
        body: problemBody('already_placed', 'Уже оформлен', { checkout: PLACED_CHECKOUT }),
      }),
    },
  ],
  [
    'confirms',
    {
      [CONFIRM_CHECKOUT_OPERATION]: () => ({
        status: 409,
        body: problemBody('already_placed', 'Уже оформлен', { checkout: PLACED_CHECKOUT }),
      }),
    },
  ],
])('[X-17] a tab that %s an order placed in another tab shows that order, without a second one', async (when, refused) => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  const { server, named } = await renderCheckout(
    successHandlers({ ...refused, 'installment.getCheckout': () => ({ body: PLACED_CHECKOUT }) }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  if (when === 'confirms') await user.type(await findCodeField(), RIGHT_CODE);
  expect(await screen.findByText(/уже оформили этот заказ в другом окне/, {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Следить за заказом' })).toBeVisible();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toHaveLength(1);
  await waitFor(() => expect(named.at(-1)).toBe(PLACED_CHECKOUT.checkout_id));
  expect(readCheckoutAttempt(localStorage, CUSTOMER_ID, Date.now())).toBeNull();
});

test('[X-17] a double click on the sign button creates one checkout', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  const { server } = await renderCheckout();
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.dblClick(await findSignButton());
  await findCodeField();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toHaveLength(1);
});

test('[X-17] after a lost response to the signature the checkout is found by its idempotency key, and the code step opens', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  const { server } = await renderCheckout(
    successHandlers({
      [CREATE_CHECKOUT_OPERATION]: () => 'no-answer',
      [FIND_CHECKOUT_OPERATION]: () => ({ body: CHECKOUT_AWAITING_CODE }),
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await findCodeField();
  expect(server.requestsTo(FIND_CHECKOUT_OPERATION)[0]?.query.get('idempotency_key')).toBe(
    server.requestsTo(CREATE_CHECKOUT_OPERATION)[0]?.key,
  );
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toHaveLength(1);
});

test('[X-17] a checkout reloaded before the response looks up the saved attempt and shows the placed order', async () => {
  saveCheckoutAttempt(localStorage, CUSTOMER_ID, {
    key: 'key-of-an-earlier-visit',
    startedAt: Date.now(),
    request: { quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' },
  });
  const { server } = await renderCheckout(successHandlers({ [FIND_CHECKOUT_OPERATION]: () => ({ body: PLACED_CHECKOUT }) }));
  expect(await screen.findByText('Заказ № 100100', {}, WAIT_OPTIONS)).toBeVisible();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toEqual([]);
});

test('[X-01] after a reload the code step of the checkout shows the store, total, instalments and first date to be signed', async () => {
  await renderCheckout(successHandlers(), 'chk_1');
  await findCodeField();
  const shown = screen.getByRole('main').textContent?.replace(/\s/g, ' ');
  for (const fact of ['Texno Olam', '4 595 000 сум', '3 платежа, первый 24 декабря', 'Первый взнос 235 000 сум входит в сумму'])
    expect(shown).toContain(fact);
  expect(screen.getByRole('button', { name: /^Подписать: 4\s595\s000\sсум$/ })).toBeVisible();
});

const CODE_LOST = 'Код не дошёл до нас, заказ не оформлен. Введите его ещё раз.';

test('[X-17] a checkout reloaded at the code step focuses the code field and shows no notice of a lost code', async () => {
  await renderCheckout(successHandlers(), 'chk_1');
  expect(await findCodeField()).toHaveFocus();
  expect(screen.queryByText(CODE_LOST)).toBeNull();
});

test('[X-17] a checkout code that the server never received shows a notice and can be entered again', async () => {
  const user = userEvent.setup();
  const { server } = await renderCheckout(
    successHandlers({
      [CONFIRM_CHECKOUT_OPERATION]: () =>
        server.requestsTo(CONFIRM_CHECKOUT_OPERATION).length === 1 ? 'no-answer' : { body: PLACED_CHECKOUT },
    }),
    'chk_1',
  );
  await user.type(await findCodeField(), RIGHT_CODE);
  expect(await screen.findByText(CODE_LOST, {}, WAIT_OPTIONS)).toBeVisible();
  await user.type(await findCodeField(), RIGHT_CODE);
  expect(await screen.findByText('Заказ № 100100', {}, WAIT_OPTIONS)).toBeVisible();
});

test('two orders that wait for their initial fees share one payment link', async () => {
  await renderCheckout(successHandlers({ 'installment.getCheckout': () => ({ body: PLACED_TWO_ORDERS }) }), 'chk_1');
  const pay = await screen.findByRole('link', { name: /^Оплатить 285\s000/ }, WAIT_OPTIONS);
  expect(pay).toHaveAttribute('href', '/ru/cabinet/checkout?checkout=chk_1&step=pay');
  expect(screen.getAllByText('Оплатите до 25 ноября, 13:02, иначе заказ отменится.')).toHaveLength(2);
});

test('[X-17] the page of a placed checkout shows a later cancellation of the order, and no payment link', async () => {
  const [order] = PLACED_CHECKOUT.orders;
  const canceled = { ...PLACED_CHECKOUT, orders: [{ id: order?.id, number: order?.number, status: 'canceled' }] };
  let requests = 0;
  const answer = () => {
    requests += 1;
    return { body: requests === 1 ? PLACED_CHECKOUT : canceled };
  };
  await renderCheckout(successHandlers({ 'installment.getCheckout': answer }), 'chk_1');
  expect(await screen.findByText('отменён', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
  expect(screen.queryByText(/Магазин подтвердит/)).toBeNull();
});

test('a wrong checkout code shows the message of the server, and the right one still places the order', async () => {
  const user = userEvent.setup();
  const { server } = await renderCheckout(
    successHandlers({ 'installment.getCheckout': () => ({ body: CHECKOUT_AWAITING_CODE }) }),
    'chk_1',
  );
  await user.type(await findCodeField(), '000000');
  expect(await screen.findByText('Введен неправильный код', {}, WAIT_OPTIONS)).toBeVisible();
  await waitFor(async () => expect(await findCodeField()).toHaveValue(''));
  await user.type(await findCodeField(), RIGHT_CODE);
  expect(await screen.findByText('Заказ № 100100', {}, WAIT_OPTIONS)).toBeVisible();
  expect(server.requestsTo(CONFIRM_CHECKOUT_OPERATION)).toHaveLength(2);
});

test('after too many wrong codes the checkout form and its code step show the time to wait', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  const sentence = 'Слишком много неверных кодов. Продолжить можно через 4 минуты';
  const usedUp = { status: 429, body: problemBody('too_many_wrong_codes', sentence, { retry_after: 240 }) };
  let created = 0;
  await renderCheckout(
    successHandlers({
      [CREATE_CHECKOUT_OPERATION]: () => {
        created += 1;
        return created === 1 ? usedUp : { status: 201, body: CHECKOUT_AWAITING_CODE };
      },
      [CONFIRM_CHECKOUT_OPERATION]: () => usedUp,
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  expect(await screen.findByText(sentence, {}, WAIT_OPTIONS)).toBeVisible();
  await user.click(await findSignButton());
  await user.type(await findCodeField(), '111111');
  expect(await screen.findByText('Слишком много неверных кодов', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через \d\sмин \d+\sс$/)).toBeVisible();
});
