import { saveChosenTerm } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCheckoutDraft, saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { PLACED_CHECKOUT, PLACED_ORDER } from '../../testing/checkout.ts';
import { problemBody } from '../../testing/fake-api.ts';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import {
  CUSTOMER_ID,
  FILLED_DRAFT,
  findConsentCheckbox,
  findTotals,
  QUOTE_CHECKOUT_OPERATION,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
} from '../../testing/render-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  saveChosenTerm(null);
});
afterEach(cleanup);

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const totals = async () => {
  await findTotals();
  return textOf(screen.getByRole('region', { name: 'Суммы и даты' }));
};

test('[X-01] a term chosen in the basket stands in the checkout at once; the consent is not given', async () => {
  saveChosenTerm(3);
  const { server } = await renderCheckout();
  expect(await totals()).toContain('1 526 000 сум × 3 мес.первый платёж 24 декабря');
  expect(await totals()).toContain('Доставкадобавится');
  expect(screen.getByText('В рассрочку на 3 месяца')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^В рассрочку/ })).toBeNull();
  expect(await findConsentCheckbox()).not.toBeChecked();
  expect(server.requestsTo(QUOTE_CHECKOUT_OPERATION)).toEqual([]);
});

test('a section folds and unfolds by its own button only', async () => {
  const user = userEvent.setup();
  saveChosenTerm(3);
  await renderCheckout();
  await user.click(await screen.findByRole('button', { name: 'Изменить Как платить' }, WAIT_OPTIONS));
  await user.click(screen.getByRole('radio', { name: /^12\sмес/ }));
  expect(screen.getByRole('radio', { name: /^12\sмес/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Готово Как платить' }));
  expect(screen.getByText('В рассрочку на 12 месяцев')).toBeVisible();
});

test('without a chosen term the checkout shows the plan as an example and asks for the term', async () => {
  await renderCheckout();
  expect(await totals()).toContain('× 12 мес.Это пример: срок выбираете вы');
  expect(screen.getByRole('radio', { name: /^12\sмес/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^В рассрочку/ })).not.toBeChecked();
});

test('if the limit is too small, one press fills in the least initial fee', async () => {
  const user = userEvent.setup();
  saveChosenTerm(3);
  await renderCheckout(
    successHandlers({
      'installment.listAddresses': () => ({
        body: { data: [{ id: 'addr_1', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' }] },
      }),
      [QUOTE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте', { fields: { initial_fee: 'limit_exceeded' }, initial_fee_min: 500_000 }),
      }),
    }),
  );
  await user.click(await screen.findByRole('radio', { name: /^Доставка/ }, WAIT_OPTIONS));
  await user.click(await screen.findByRole('button', { name: /^Внести сразу 500\s000/ }, WAIT_OPTIONS));
  expect(screen.getByRole('textbox', { name: /^Первый взнос/ })).toHaveValue('500\u00a0000');
});

/** The section with a plan of the basket is folded. */
const openPlan = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Изменить Как платить' }, WAIT_OPTIONS));
const feeField = () => screen.findByRole('textbox', { name: /^Первый взнос/ }, WAIT_OPTIONS);

test.each([
  ['typed for this basket stays', { initialFee: 500_000, feeBasket: '1000x1 4200000' }, null, '500\u00a0000'],
  ['typed for another basket is empty', { initialFee: 500_000, feeBasket: '2000x2 360000' }, null, ''],
  ['chosen in the basket replaces that of another basket', { initialFee: 900_000, feeBasket: '2000x2 360000' }, 500_000, '500\u00a0000'],
])('an initial fee that was %s', async (_what, stored, chosen, shown) => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, { ...FILLED_DRAFT, ...stored }, Date.now());
  const { server } = await renderCheckout(successHandlers(), undefined, chosen);
  if (chosen !== null) await openPlan(user);
  expect(await feeField()).toHaveValue(shown);
  await expect.poll(() => server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body, WAIT_OPTIONS).toMatchObject({ months: 3 });
  const { initial_fee = null } = Object(server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body);
  expect(initial_fee).toBe(shown === '' ? null : 500_000);
});

test.each([
  ['typed in the checkout', null],
  ['chosen in the basket', 500_000],
])('an initial fee %s is stored with the basket that it is for', async (_what, chosen) => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(successHandlers(), undefined, chosen);
  if (chosen === null) await user.type(await feeField(), '500000');
  await expect
    .poll(() => readCheckoutDraft(localStorage, CUSTOMER_ID, Date.now()), WAIT_OPTIONS)
    .toMatchObject({ initialFee: 500_000, feeBasket: '1000x1 4200000' });
});

test('the page of a placed order shows its goods, the payments, the next three steps and the limit that is left', async () => {
  await renderCheckout(
    successHandlers({
      'installment.getCheckout': () => ({ body: PLACED_CHECKOUT }),
      'installment.getOrder': () => ({ body: { data: PLACED_ORDER, as_of: '2026-11-24' } }),
      'installment.getLimit': () => ({ body: { data: LIMIT_BY_STATUS.approved, as_of: '2026-11-24' } }),
    }),
    'chk_1',
  );
  expect(await screen.findByText('Смартфон Samsung A255, 256 ГБ', {}, WAIT_OPTIONS)).toBeVisible();
  const shown = textOf(screen.getByRole('main'));
  for (const fact of [
    '1 454 000 сум × 3 мес., первый платёж 24 декабря',
    'Вы оплатите 235 000 сум в течение 24 часов',
    'Курьер привезёт товар',
    'Первый платёж: 1 454 000 сум 24 декабря, потом каждый месяц',
    '9 920 000 из 15 000 000 сум',
  ])
    expect(shown).toContain(fact);
  expect(screen.getByRole('link', { name: 'Следить за заказом' })).toHaveAttribute('href', '/ru/orders/100100');
  expect(screen.getByRole('link', { name: 'Продолжить покупки' })).toHaveAttribute('href', '/ru/catalogue');
});
