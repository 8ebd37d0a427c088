import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { PLACED, PLACED_TWO, QUOTE, SENT } from '../../testing/checkout.ts';
import { problem } from '../../testing/fake-api.ts';
import {
  ASK,
  CONFIRM,
  CREATE,
  CUSTOMER,
  codeField,
  consent,
  counted,
  FILLED,
  FIND,
  good,
  PATIENCE,
  RIGHT_CODE,
  showCheckout,
  sign,
} from '../../testing/show-checkout.tsx';
import { keepAttempt, PLACING_NAME, readAttempt } from './attempt-store.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  // The second of two presses gets the lock a moment after the first. Wait until both have released the lock, so that neither stores an
  // attempt in the next test.
  await waitFor(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([...held, ...pending].filter(({ name }) => name === PLACING_NAME)).toEqual([]);
  });
});

test('[X-17] conditions that changed are told line by line, and are signed anew', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let quote = QUOTE;
  const { server } = await showCheckout(
    good({
      [ASK]: () => ({ body: { data: quote } }),
      [CREATE]: () => {
        quote = { ...QUOTE, quote_id: 'q_2', price: 4_335_000, delivery_price: 135_000 };
        return server.of(CREATE).length === 1
          ? { status: 409, body: problem('quote_changed', 'Условия изменились', { quote }) }
          : { status: 201, body: SENT };
      },
    }),
  );
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  const note = await screen.findByText('Пока вы оформляли, условия изменились', {}, PATIENCE);
  const words = note.closest('[role=alert]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Доставка: была 35 000 сум, стала 135 000 сум');
  expect(words).toContain('Цена: была 4 235 000 сум, стала 4 335 000 сум');
  expect(await consent()).not.toBeChecked();
  await user.click(await consent());
  await user.click(await sign());
  await codeField();
  const [first, second] = server.of(CREATE);
  expect(Object(second?.body).quote_id).toBe('q_2');
  expect(second?.key).not.toBe(first?.key);
});

test.each([
  ['signs', { [CREATE]: () => ({ status: 409, body: problem('already_placed', 'Уже оформлен', { checkout: PLACED }) }) }],
  ['confirms', { [CONFIRM]: () => ({ status: 409, body: problem('already_placed', 'Уже оформлен', { checkout: PLACED }) }) }],
])('[X-17] a tab that %s what another one has placed shows that order, and orders nothing', async (when, refused) => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  const { server, named } = await showCheckout(good({ ...refused, 'installment.getCheckout': () => ({ body: PLACED }) }));
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  if (when === 'confirms') await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByText(/уже оформили этот заказ в другом окне/, {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Следить за заказом' })).toBeVisible();
  expect(server.of(CREATE)).toHaveLength(1);
  await waitFor(() => expect(named.at(-1)).toBe(PLACED.checkout_id));
  expect(readAttempt(localStorage, CUSTOMER, Date.now())).toBeNull();
});

test('[X-17] a double press makes one checkout', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  const { server } = await showCheckout();
  await counted();
  await user.click(await consent());
  await user.dblClick(await sign());
  await codeField();
  expect(server.of(CREATE)).toHaveLength(1);
});

test('[X-17] an answer that is lost is looked up by its key, and the code is asked for', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  const { server } = await showCheckout(good({ [CREATE]: () => 'no-answer', [FIND]: () => ({ body: SENT }) }));
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  await codeField();
  expect(server.of(FIND)[0]?.query.get('idempotency_key')).toBe(server.of(CREATE)[0]?.key);
  expect(server.of(CREATE)).toHaveLength(1);
});

test('[X-17] a reload before the answer takes up the attempt that was kept; a placed order is shown, and no form', async () => {
  keepAttempt(localStorage, CUSTOMER, {
    key: 'key-of-an-earlier-visit',
    startedAt: Date.now(),
    request: { quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' },
  });
  const { server } = await showCheckout(good({ [FIND]: () => ({ body: PLACED }) }));
  expect(await screen.findByText('Заказ № 100100', {}, PATIENCE)).toBeVisible();
  expect(server.of(CREATE)).toEqual([]);
});

test('[X-01] what the code signs stands beside it, after a reload too: store, sum, payments and the first day', async () => {
  await showCheckout(good(), 'chk_1');
  await codeField();
  const shown = screen.getByRole('main').textContent?.replace(/\s/g, ' ');
  for (const fact of ['Texno Olam', '4 595 000 сум', '3 платежа, первый 24 декабря', 'Первый взнос 235 000 сум входит в сумму'])
    expect(shown).toContain(fact);
  expect(screen.getByRole('button', { name: /^Подписать: 4\s595\s000\sсум$/ })).toBeVisible();
});

const CODE_LOST = 'Код не дошёл до нас, заказ не оформлен. Введите его ещё раз.';

test('[X-17] who comes back from the app of messages enters the code, and is told of none that was lost', async () => {
  await showCheckout(good(), 'chk_1');
  expect(await codeField()).toHaveFocus();
  expect(screen.queryByText(CODE_LOST)).toBeNull();
});

test('[X-17] a code that the server never got is told, and is entered again', async () => {
  const user = userEvent.setup();
  const { server } = await showCheckout(
    good({ [CONFIRM]: () => (server.of(CONFIRM).length === 1 ? 'no-answer' : { body: PLACED }) }),
    'chk_1',
  );
  await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByText(CODE_LOST, {}, PATIENCE)).toBeVisible();
  await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByText('Заказ № 100100', {}, PATIENCE)).toBeVisible();
});

test('two orders that wait for their initial fees lead to one payment', async () => {
  await showCheckout(good({ 'installment.getCheckout': () => ({ body: PLACED_TWO }) }), 'chk_1');
  const pay = await screen.findByRole('link', { name: /^Оплатить 285\s000/ }, PATIENCE);
  expect(pay).toHaveAttribute('href', '/ru/cabinet/checkout?checkout=chk_1&step=pay');
  expect(screen.getAllByText('Оплатите до 25 ноября, 13:02, иначе заказ отменится.')).toHaveLength(2);
});

test('[X-17] what became of a placed order meanwhile is told on the page that placed it', async () => {
  const [order] = PLACED.orders;
  const canceled = { ...PLACED, orders: [{ id: order?.id, number: order?.number, status: 'canceled' }] };
  let asked = 0;
  const answer = () => {
    asked += 1;
    return { body: asked === 1 ? PLACED : canceled };
  };
  await showCheckout(good({ 'installment.getCheckout': answer }), 'chk_1');
  expect(await screen.findByText('отменён', {}, PATIENCE)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
  expect(screen.queryByText(/Магазин подтвердит/)).toBeNull();
});

test('a wrong code is told in the words of the server, and the right one still places', async () => {
  const user = userEvent.setup();
  const { server } = await showCheckout(good({ 'installment.getCheckout': () => ({ body: SENT }) }), 'chk_1');
  await user.type(await codeField(), '000000');
  expect(await screen.findByText('Введен неправильный код', {}, PATIENCE)).toBeVisible();
  await waitFor(async () => expect(await codeField()).toHaveValue(''));
  await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByText('Заказ № 100100', {}, PATIENCE)).toBeVisible();
  expect(server.of(CONFIRM)).toHaveLength(2);
});

test('a budget of codes that is used up is told with its time: at the order before a code is sent, at the code after', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  const sentence = 'Слишком много неверных кодов. Продолжить можно через 4 минуты';
  const usedUp = { status: 429, body: problem('too_many_wrong_codes', sentence, { retry_after: 240 }) };
  let created = 0;
  await showCheckout(
    good({
      [CREATE]: () => {
        created += 1;
        return created === 1 ? usedUp : { status: 201, body: SENT };
      },
      [CONFIRM]: () => usedUp,
    }),
  );
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  expect(await screen.findByText(sentence, {}, PATIENCE)).toBeVisible();
  await user.click(await sign());
  await user.type(await codeField(), '111111');
  expect(await screen.findByText('Слишком много неверных кодов', {}, PATIENCE)).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через \d\sмин \d+\sс$/)).toBeVisible();
});

test('a refusal of the order stands at its field, and goes with the sums that were signed', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let quotes = 0;
  await showCheckout(
    good({
      [ASK]: () => {
        quotes += 1;
        return { body: { data: { ...QUOTE, quote_id: `q_${quotes}` } } };
      },
      [CREATE]: () => ({ status: 422, body: problem('validation_failed', 'Проверьте', { fields: { card_entity_id: 'not_found' } }) }),
    }),
  );
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  expect(await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, PATIENCE)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^12 мес/ }));
  await waitFor(() => expect(screen.queryByText('Этой карты больше нет. Выберите другую или добавьте')).toBeNull(), PATIENCE);
});
