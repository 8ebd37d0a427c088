import { saveChosenTerm } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { readCheckoutDraft, saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { CHECKED_STORE, OTHER_CHECKED_STORE, STORE_BRANCH } from '../../testing/checkout.ts';
import { problemBody } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import {
  basketItem,
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  findTotals,
  QUOTE_CHECKOUT_OPERATION,
  RIGHT_CODE,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
  waitForQuote,
} from '../../testing/render-checkout.tsx';
import { readCheckoutAttempt } from './attempt-store.ts';

beforeEach(() => {
  localStorage.clear();
  saveChosenTerm(null);
});
afterEach(cleanup);

const oneBranch = () => ({
  body: {
    data: {
      ...CHECKED_STORE.store,
      categories: [],
      description: '',
      installment_terms: [],
      cash_commission_bp: 200,
      rating: 4.7,
      review_count: 1,
      addresses: [STORE_BRANCH],
    },
  },
});

test('[S2-26][S3-07][X-01] the customer fills in the form, gets a quote, signs it by a code and places the order', async () => {
  const user = userEvent.setup();
  const { server, named } = await renderCheckout();
  await user.click(await screen.findByRole('radio', { name: /^Доставка/ }, WAIT_OPTIONS));
  await user.click(screen.getByRole('radio', { name: /^3\sмес/ }));
  // A customer who chooses a term pays in instalments, and the only card is chosen.
  expect(screen.getByRole('radio', { name: /^В рассрочку/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /1234/ })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: /Регион/ }));
  await user.click(await screen.findByRole('option', { name: 'город Ташкент' }));
  await user.click(await screen.findByRole('button', { name: /Район или город/ }));
  await user.click(await screen.findByRole('option', { name: 'Учтепинский район' }));
  await user.type(screen.getByLabelText('Улица, дом, квартира'), 'ул. Бабура, 1');
  await waitForQuote();
  expect((await findTotals()).getAllByText(/1\s454\s000/).length).toBeGreaterThan(0);
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await user.type(await findCodeField(), RIGHT_CODE);
  expect(await screen.findByRole('link', { name: /Оплатить 235\s000/ }, WAIT_OPTIONS)).toHaveAttribute('href', '/ru/orders/100100/pay');
  expect(server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body).toEqual({
    items: [{ product_id: '1000', quantity: 1 }],
    order_type: 'installment',
    months: 3,
    card_entity_id: SAVED_CARD.entity_id,
    delivery: { kind: 'delivery', region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' },
  });
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION).map(({ body }) => body)).toEqual([
    { quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' },
  ]);
  await expect.poll(() => named.at(-1)).toBe('chk_1');
  await expect.poll(() => readCheckoutDraft(localStorage, CUSTOMER_ID, Date.now())).toEqual(EMPTY_CHECKOUT_DRAFT);
  expect(readCheckoutAttempt(localStorage, CUSTOMER_ID, Date.now())).toBeNull();
});

test('[S5-06][S5-07] signing an empty checkout form shows what is missing and sends no order', async () => {
  const user = userEvent.setup();
  const { server } = await renderCheckout();
  await user.click(await findSignButton());
  for (const sentence of ['Выберите: доставка или самовывоз', 'Выберите, как платить', 'Примите условия публичной оферты'])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toEqual([]);
});

test.each([
  ['months', 'not_offered', 'На этот срок магазин не продаёт. Выберите другой', {}],
  [
    'delivery.region_id',
    'not_served',
    'Сюда магазин не доставляет. Выберите другой регион или самовывоз',
    { stores_without_delivery: ['Orzu Texnika'] },
  ],
  ['promo_code', 'unknown', 'Такого промокода нет. Проверьте буквы и цифры', {}],
  ['promo_code', 'expired', 'Срок промокода истёк. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'used_up', 'Этот промокод уже использован. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'other_store', 'Промокод не действует в этом магазине. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'too_small', 'Сумма заказа мала для этого промокода. Добавьте товары или оставьте поле пустым', {}],
  ['items', 'too_many', 'В одном заказе меньше 10 товаров: уберите лишнее из корзины', {}],
  ['card_entity_id', 'other_bank', 'В этом магазине нужна карта банка Hamkorbank', { bank: 'Hamkorbank' }],
  [
    'initial_fee',
    'out_of_range',
    'Внесите сразу не больше 900 000 сум: в рассрочку должно остаться хотя бы 100 000 сум',
    { initial_fee_max: 900_000 },
  ],
  [
    'initial_fee',
    'out_of_range',
    'Внесите сразу от 1 000 сум до 900 000 сум или оставьте поле пустым',
    { initial_fee_min: 1_000, initial_fee_max: 900_000 },
  ],
  ['initial_fee', 'out_of_range', 'Для такой суммы первый взнос не нужен: оставьте поле пустым', { initial_fee_max: 0 }],
  ['initial_fee', 'limit_exceeded', 'Лимита не хватает: внесите сразу хотя бы 500 000 сум', { initial_fee_min: 500_000 }],
])('[S5-06] a quote refused for %s (%s) shows the reason, and the typed address stays', async (field, code, sentence, beside) => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте', { fields: { [field]: code }, ...beside }),
      }),
    }),
  );
  expect(await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === sentence, {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});

test('a quote refused for lack of a limit shows a link to get one, and the typed address stays', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте', { fields: { order_type: 'limit_required' } }),
      }),
    }),
  );
  expect(await screen.findByRole('link', { name: 'Получить лимит' }, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});

test('goods of two stores become two orders without pickup; choosing one store allows pickup, choosing both deselects it', async () => {
  const user = userEvent.setup();
  const { server } = await renderCheckout(
    successHandlers({
      'installment.getBasket': () => ({ body: { items: [basketItem('1000'), basketItem('2000', 2)], version: 1 } }),
      'installment.checkBasket': () => ({ body: { stores: [CHECKED_STORE, OTHER_CHECKED_STORE], gone: [], as_of: '2026-11-24' } }),
      'installment.getStore': oneBranch,
    }),
  );
  expect(await screen.findByText('Это будет 2 заказа, подпись одна.', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).toBeDisabled();
  expect(screen.getByText(/^У каждого магазина свой пункт/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Оформить только Lola Libos' }));
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).toBeEnabled();
  expect(screen.getByText('Товары других магазинов останутся в корзине, их можно оформить следом.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Самовывоз/ }));
  await user.click(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, WAIT_OPTIONS));
  await user.click(screen.getByRole('radio', { name: /^Сразу всю сумму/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Наличными/ }));
  const delivery = { kind: 'pickup', address_id: '1-1' };
  await expect
    .poll(() => server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body, WAIT_OPTIONS)
    .toEqual({ items: [{ product_id: '2000', quantity: 2 }], order_type: 'full', cash: true, delivery });
  await user.click(screen.getByRole('button', { name: 'Оформить всё вместе' }));
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).not.toBeChecked();
});

test('the quote request for a pickup contains the chosen branch of the store', async () => {
  const user = userEvent.setup();
  const { server } = await renderCheckout(
    successHandlers({
      'installment.getStore': oneBranch,
    }),
  );
  await user.click(await screen.findByRole('radio', { name: /^Самовывоз/ }, WAIT_OPTIONS));
  await user.click(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, WAIT_OPTIONS));
  await user.click(screen.getByRole('radio', { name: /^Сразу всю сумму/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Наличными/ }));
  await expect
    .poll(() => server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body, WAIT_OPTIONS)
    .toEqual({
      items: [{ product_id: '1000', quantity: 1 }],
      order_type: 'full',
      cash: true,
      delivery: { kind: 'pickup', address_id: '1-1' },
    });
});

test('if the basket fails to load, the checkout shows a retry that loads it', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const basket = successHandlers()['installment.getBasket'];
  await renderCheckout(
    successHandlers({
      'installment.getBasket': (call) =>
        isDown || basket === undefined ? { status: 500, body: problemBody('internal', 'Что-то пошло не так') } : basket(call),
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Повторить' }, WAIT_OPTIONS);
  isDown = false;
  await user.click(retry);
  expect(await findSignButton()).toBeVisible();
});

test('for an empty basket the checkout shows a link to the catalogue', async () => {
  await renderCheckout(successHandlers({ 'installment.getBasket': () => ({ body: { items: [], version: 0 } }) }));
  expect(await screen.findByRole('link', { name: 'Выбрать товары' }, WAIT_OPTIONS)).toHaveAttribute('href', '/ru/catalogue');
});

test('the completed checkout form has no accessibility violations', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout();
  await waitForQuote();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('a quote refused for an unknown field shows the message of the server', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Магазин закрыт на учёт', { fields: { store: 'closed' } }),
      }),
    }),
  );
  expect(await screen.findByText('Магазин закрыт на учёт', {}, WAIT_OPTIONS)).toBeVisible();
});
