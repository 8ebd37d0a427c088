import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { EMPTY_CHECKOUT_DRAFT } from '../domain/checkout/checkout-draft.ts';
import { CheckoutController } from '../features/checkout/checkout.controller.tsx';
import { CHECKED_STORE, CHECKOUT_AWAITING_CODE, CHECKOUT_QUOTE, DISTRICTS, PLACED_CHECKOUT } from './checkout.ts';
import { type FakeHandlers, fakeApi, problemBody } from './fake-api.ts';
import { SAVED_CARD } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const CUSTOMER_ID = 'cus_0001';
export const RIGHT_CODE = '123456';
export const CREATE_CHECKOUT_OPERATION = 'installment.createCheckout';
export const CONFIRM_CHECKOUT_OPERATION = 'installment.confirmCheckout';
export const FIND_CHECKOUT_OPERATION = 'installment.findCheckout';
export const QUOTE_CHECKOUT_OPERATION = 'installment.quoteCheckout';
export const WAIT_OPTIONS = { timeout: 10_000 };

export const basketItem = (id: string, quantity = 1) => ({ product_id: id, quantity, added_at: '2026-11-24T08:00:00.000Z', price: null });
const noAddress = { body: { data: [] } };

/** A server on which every request succeeds. */
export const successHandlers = (more: FakeHandlers = {}): FakeHandlers => ({
  'installment.getBasket': () => ({ body: { items: [basketItem('1000')], version: 1 } }),
  'installment.checkBasket': () => ({ body: { stores: [CHECKED_STORE], gone: [], as_of: '2026-11-24' } }),
  'installment.listAddresses': () => noAddress,
  'installment.getBonuses': () => ({ body: { data: { balance: 42_000, entries: [], expiring: [] } } }),
  'mobile.listDistricts': () => ({ body: DISTRICTS }),
  'billing.listEntities': () => ({ body: { data: [SAVED_CARD] } }),
  [QUOTE_CHECKOUT_OPERATION]: () => ({ body: { data: CHECKOUT_QUOTE } }),
  'installment.getQuoteContract': () => ({ body: { data: { text: 'Договор рассрочки', offer_version: '2026-01' } } }),
  [CREATE_CHECKOUT_OPERATION]: () => ({ status: 201, body: CHECKOUT_AWAITING_CODE }),
  [CONFIRM_CHECKOUT_OPERATION]: ({ body }) =>
    Object(body).code === RIGHT_CODE
      ? { body: PLACED_CHECKOUT }
      : { status: 422, body: problemBody('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
  [FIND_CHECKOUT_OPERATION]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }),
  'installment.getCheckout': () => ({ body: CHECKOUT_AWAITING_CODE }),
  ...more,
});

/** All fields that an instalment with delivery needs. */
export const FILLED_DRAFT = {
  ...EMPTY_CHECKOUT_DRAFT,
  kind: 'delivery' as const,
  regionId: '1726',
  districtId: '1726294',
  address: 'ул. Бабура, 1',
  orderType: 'installment' as const,
  months: 3,
  cardId: SAVED_CARD.entity_id,
};

/** Renders the checkout in a component that holds the checkout id, and the fee chosen in the basket, in its state instead of the URL. */
export async function renderCheckout(handlers = successHandlers(), checkoutId?: string, fee: number | null = null) {
  const server = fakeApi(handlers);
  const named: (string | null)[] = [];
  function Page() {
    const [address, setAddress] = useState(checkoutId);
    const [chosenFee, setChosenFee] = useState(fee);
    return (
      <main>
        <CheckoutController
          customer={CUSTOMER_ID}
          checkoutId={address}
          chosenFee={chosenFee}
          onCheckoutId={(id) => {
            named.push(id);
            setAddress(id ?? undefined);
            setChosenFee(null);
          }}
        />
      </main>
    );
  }
  await renderInCabinet(<Page />, { api: server.api });
  return { server, named };
}

export const findSignButton = () => screen.findByRole('button', { name: 'К подписи' }, WAIT_OPTIONS);
export const findConsentCheckbox = () => screen.findByRole('checkbox', { name: /^Принимаю условия/ }, WAIT_OPTIONS);
export const findTotals = async () => within(await screen.findByRole('region', { name: 'Суммы и даты' }, WAIT_OPTIONS));
/** Waits until the quote is loaded, so that its contract can be read. */
export const waitForQuote = () => screen.findByText('Прочитать договор', {}, WAIT_OPTIONS);
export const findCodeField = () => screen.findByLabelText('Код из СМС', {}, WAIT_OPTIONS);
