import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Draft } from '../../domain/checkout/draft.ts';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { QUOTE } from '../../testing/checkout.ts';
import { problem } from '../../testing/fake-api.ts';
import {
  ASK,
  CREATE,
  CUSTOMER,
  codeField,
  consent,
  counted,
  FILLED,
  good,
  PATIENCE,
  showCheckout,
  sign,
} from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const keep = (change: Partial<Draft> = {}) => keepDraft(localStorage, CUSTOMER, { ...FILLED, ...change }, Date.now());
const refusedFor = (fields: Record<string, string>) => ({ status: 422, body: problem('validation_failed', 'Проверьте', { fields }) });
const DOWN = { status: 500, body: problem('internal', 'Что-то пошло не так') };
const accept = async () => fireEvent.click(await consent());
const ANEW = 'Суммы посчитаны. Проверьте их и подпишите.';

/** A quote whose response is held back until `letGo` is called. */
function heldQuote(answer: () => { status?: number; body: unknown } = () => ({ body: { data: QUOTE } })) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), handler: () => gate.then(answer) };
}

test.each([
  ['nothing is chosen', { kind: null, orderType: null }, () => screen.getByRole('radio', { name: /^Доставка/ })],
  ['the region is missing', { regionId: null, districtId: null }, () => screen.getByRole('button', { name: /Регион/ })],
  ['the address is empty', { address: '' }, () => screen.getByLabelText('Улица, дом, квартира')],
  ['the term is missing', { months: null }, () => screen.getByRole('radio', { name: /^3 мес/ })],
  ['the card is missing', { cardId: null }, () => screen.getByRole('radio', { name: /1234/ })],
  ['the offer is not accepted', {}, () => screen.getByRole('checkbox', { name: /^Принимаю условия/ })],
] satisfies [string, Partial<Draft>, () => HTMLElement][])('[S5-06] where %s, a press leads there', async (_what, change, place) => {
  keep(change);
  const { server } = await showCheckout();
  await waitFor(() => expect(place()).toBeVisible(), PATIENCE);
  fireEvent.click(await sign());
  await waitFor(() => expect(place()).toHaveFocus(), PATIENCE);
  expect(server.of(CREATE)).toEqual([]);
});

test('[S5-06] without a card a press leads to the button that adds one', async () => {
  keep({ cardId: null });
  await showCheckout(good({ 'billing.listEntities': () => ({ body: { data: [] } }) }));
  fireEvent.click(await sign());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить карту' })).toHaveFocus(), PATIENCE);
});

test('a press leads to what could not be loaded, where the order needs it', async () => {
  keep({ regionId: null, districtId: null });
  await showCheckout(good({ 'mobile.listDistricts': () => DOWN }));
  await screen.findByText('Не удалось загрузить регионы', {}, PATIENCE);
  fireEvent.click(await sign());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus(), PATIENCE);
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  ['a field', refusedFor({ promo_code: 'unknown' }), () => screen.getByLabelText(/^Промокод/)],
  ['goods', refusedFor({ items: 'too_many' }), () => screen.getByText(/меньше 10 товаров/).closest('[tabindex]')],
  ['what the form has no place for', refusedFor({ store: 'closed' }), () => screen.getByText('Проверьте').closest('[tabindex]')],
  ['the sums that did not come', DOWN, () => screen.getByRole('button', { name: 'Повторить' })],
] satisfies [string, object, () => Element | null][])('where the quote names %s, a press leads there', async (_what, answer, place) => {
  keep();
  const { server } = await showCheckout(good({ [ASK]: () => answer }));
  await accept();
  await waitFor(() => expect(place()).toBeVisible(), PATIENCE);
  fireEvent.click(await sign());
  await waitFor(() => expect(place()).toHaveFocus(), PATIENCE);
  expect(server.of(CREATE)).toEqual([]);
});

test('[X-01] a press before the sums waits for them and signs nothing unseen; the next one signs once', async () => {
  const user = userEvent.setup();
  keep();
  const quote = heldQuote();
  const { server } = await showCheckout(good({ [ASK]: quote.handler }));
  await accept();
  await user.dblClick(await sign());
  expect(await sign()).toHaveAttribute('aria-busy', 'true');
  quote.letGo();
  expect(await screen.findByText(ANEW, {}, PATIENCE)).toBeVisible();
  expect(await sign()).not.toHaveAttribute('aria-busy');
  expect(server.of(CREATE)).toEqual([]);
  await user.click(await sign());
  await codeField();
  expect(server.of(CREATE)).toHaveLength(1);
});

test('a press before the sums leads to what says that they did not come', async () => {
  keep();
  const quote = heldQuote(() => DOWN);
  await showCheckout(good({ [ASK]: quote.handler }));
  await accept();
  fireEvent.click(await sign());
  quote.letGo();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus(), PATIENCE);
});

test('a change after the press takes it back', async () => {
  keep();
  const quote = heldQuote();
  await showCheckout(good({ [ASK]: quote.handler }));
  await accept();
  fireEvent.click(await sign());
  fireEvent.click(screen.getByRole('radio', { name: /^12 мес/ }));
  expect(await sign()).not.toHaveAttribute('aria-busy');
  quote.letGo();
  await counted();
  expect(screen.queryByText(ANEW)).toBeNull();
});

test('[S5-06] what has just been filled in is not told as missing', async () => {
  keep({ months: null });
  const quote = heldQuote();
  await showCheckout(good({ [ASK]: quote.handler }));
  await accept();
  // The quote is requested only after half a second without changes.
  fireEvent.click(await screen.findByRole('radio', { name: /^3 мес/ }));
  fireEvent.click(await sign());
  expect(screen.queryByText('Выберите срок рассрочки')).toBeNull();
  expect(await sign()).toHaveAttribute('aria-busy', 'true');
  quote.letGo();
  expect(await screen.findByText(ANEW, {}, PATIENCE)).toBeVisible();
});

test('an order that is refused for a field leads to it', async () => {
  keep();
  await showCheckout(good({ [CREATE]: () => refusedFor({ card_entity_id: 'not_found' }) }));
  await counted();
  await accept();
  fireEvent.click(await sign());
  await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, PATIENCE);
  await waitFor(() => expect(screen.getByRole('radio', { name: /1234/ })).toHaveFocus(), PATIENCE);
});
