import { saveChosenTerm } from '@muddat/app-shell/basket';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { CHECKOUT_QUOTE } from '../../testing/checkout.ts';
import { problemBody } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import {
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  QUOTE_CHECKOUT_OPERATION,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
  waitForQuote,
} from '../../testing/render-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  saveChosenTerm(null);
});
afterEach(cleanup);

const saveDraftWith = (change: Partial<CheckoutDraft> = {}) =>
  saveCheckoutDraft(localStorage, CUSTOMER_ID, { ...FILLED_DRAFT, ...change }, Date.now());
const refusedFor = (fields: Record<string, string>) => ({ status: 422, body: problemBody('validation_failed', 'Проверьте', { fields }) });
const DOWN = { status: 500, body: problemBody('internal', 'Что-то пошло не так') };
const accept = async () => fireEvent.click(await findConsentCheckbox());
/** With one card alone there is nothing to choose. */
const TWO_CARDS = [SAVED_CARD, { ...SAVED_CARD, entity_id: 'card_2', last4: '5678', is_default: false }];
const ANEW = 'Суммы посчитаны. Проверьте их и подпишите.';

/** A quote whose response is held back until `letGo` is called. */
function delayedQuote(answer: () => { status?: number; body: unknown } = () => ({ body: { data: CHECKOUT_QUOTE } })) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), handler: () => gate.then(answer) };
}

test.each([
  ['no kind of delivery is chosen', { kind: null, orderType: null }, () => screen.getByRole('radio', { name: /^Доставка/ })],
  ['the region is missing', { regionId: null, districtId: null }, () => screen.getByRole('button', { name: /Регион/ })],
  ['the address is empty', { address: '' }, () => screen.getByLabelText('Улица, дом, квартира')],
  ['the term is missing', { months: null }, () => screen.getByRole('radio', { name: /^3\sмес/ })],
  ['the card is missing', { cardId: null }, () => screen.getByRole('radio', { name: /1234/ })],
  ['the offer is not accepted', {}, () => screen.getByRole('checkbox', { name: /^Принимаю условия/ })],
] satisfies [string, Partial<CheckoutDraft>, () => HTMLElement][])(
  '[S5-06] if %s, the sign button focuses that field and sends no order',
  async (_what, change, place) => {
    saveDraftWith(change);
    const { server } = await renderCheckout(successHandlers({ 'billing.listEntities': () => ({ body: { data: TWO_CARDS } }) }));
    await waitFor(() => expect(place()).toBeVisible(), WAIT_OPTIONS);
    fireEvent.click(await findSignButton());
    await waitFor(() => expect(place()).toHaveFocus(), WAIT_OPTIONS);
    expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toEqual([]);
  },
);

test('[S5-06] signing an order without any saved card focuses the button that adds one', async () => {
  saveDraftWith({ cardId: null });
  await renderCheckout(successHandlers({ 'billing.listEntities': () => ({ body: { data: [] } }) }));
  fireEvent.click(await findSignButton());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить карту' })).toHaveFocus(), WAIT_OPTIONS);
});

test('if the regions for the delivery failed to load, the sign button focuses their retry', async () => {
  saveDraftWith({ regionId: null, districtId: null });
  await renderCheckout(successHandlers({ 'mobile.listDistricts': () => DOWN }));
  await screen.findByText('Не удалось загрузить регионы', {}, WAIT_OPTIONS);
  fireEvent.click(await findSignButton());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus(), WAIT_OPTIONS);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test.each([
  ['is refused at a field', refusedFor({ promo_code: 'unknown' }), () => screen.getByLabelText(/^Промокод/)],
  ['is refused at the goods', refusedFor({ items: 'too_many' }), () => screen.getByText(/меньше 10 товаров/).closest('[tabindex]')],
  ['is refused without a field', refusedFor({ store: 'closed' }), () => screen.getByText('Проверьте').closest('[tabindex]')],
  ['fails to load', DOWN, () => screen.getByRole('button', { name: 'Повторить' })],
] satisfies [string, object, () => Element | null][])(
  'if the quote %s, the sign button focuses the error of the quote and sends no order',
  async (_what, answer, place) => {
    saveDraftWith();
    const { server } = await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: () => answer }));
    await accept();
    await waitFor(() => expect(place()).toBeVisible(), WAIT_OPTIONS);
    fireEvent.click(await findSignButton());
    await waitFor(() => expect(place()).toHaveFocus(), WAIT_OPTIONS);
    expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toEqual([]);
  },
);

test('[X-01] pressing the sign button before the quote arrives signs nothing; a press after it signs once', async () => {
  const user = userEvent.setup();
  saveDraftWith();
  const quote = delayedQuote();
  const { server } = await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: quote.handler }));
  await accept();
  await user.dblClick(await findSignButton());
  expect(await findSignButton()).toHaveAttribute('aria-busy', 'true');
  quote.letGo();
  expect(await screen.findByText(ANEW, {}, WAIT_OPTIONS)).toBeVisible();
  expect(await findSignButton()).not.toHaveAttribute('aria-busy');
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toEqual([]);
  await user.click(await findSignButton());
  await findCodeField();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION)).toHaveLength(1);
});

test('if a quote fails to load after the sign button was pressed, the retry of the quote gets the focus', async () => {
  saveDraftWith();
  const quote = delayedQuote(() => DOWN);
  await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: quote.handler }));
  await accept();
  fireEvent.click(await findSignButton());
  quote.letGo();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus(), WAIT_OPTIONS);
});

test('a change of the checkout form after pressing the sign button cancels the wait for the quote', async () => {
  saveDraftWith();
  const quote = delayedQuote();
  await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: quote.handler }));
  await accept();
  fireEvent.click(await findSignButton());
  fireEvent.click(screen.getByRole('radio', { name: /^12\sмес/ }));
  expect(await findSignButton()).not.toHaveAttribute('aria-busy');
  quote.letGo();
  await waitForQuote();
  expect(screen.queryByText(ANEW)).toBeNull();
});

test('[S5-06] a term chosen just before pressing the sign button is not reported as missing', async () => {
  saveDraftWith({ months: null });
  const quote = delayedQuote();
  await renderCheckout(successHandlers({ [QUOTE_CHECKOUT_OPERATION]: quote.handler }));
  await accept();
  // The quote is requested only after half a second without changes.
  fireEvent.click(await screen.findByRole('radio', { name: /^3\sмес/ }));
  fireEvent.click(await findSignButton());
  expect(screen.queryByText('Выберите срок рассрочки')).toBeNull();
  expect(await findSignButton()).toHaveAttribute('aria-busy', 'true');
  quote.letGo();
  expect(await screen.findByText(ANEW, {}, WAIT_OPTIONS)).toBeVisible();
});

test('an order refused for its card focuses the chosen card', async () => {
  saveDraftWith();
  await renderCheckout(successHandlers({ [CREATE_CHECKOUT_OPERATION]: () => refusedFor({ card_entity_id: 'not_found' }) }));
  await waitForQuote();
  await accept();
  fireEvent.click(await findSignButton());
  await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, WAIT_OPTIONS);
  await waitFor(() => expect(screen.getByRole('radio', { name: /1234/ })).toHaveFocus(), WAIT_OPTIONS);
});
