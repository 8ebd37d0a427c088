import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { EMPTY_DRAFT } from '../domain/checkout/draft.ts';
import { CheckoutController } from '../features/checkout/checkout.controller.tsx';
import { CHECKED_STORE, DISTRICTS, PLACED, QUOTE, SENT } from './checkout.ts';
import { type FakeHandlers, fakeApi, problem } from './fake-api.ts';
import { CARD } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const CUSTOMER = 'cus_0001';
export const RIGHT_CODE = '123456';
export const CREATE = 'installment.createCheckout';
export const CONFIRM = 'installment.confirmCheckout';
export const FIND = 'installment.findCheckout';
export const ASK = 'installment.quoteCheckout';
export const PATIENCE = { timeout: 10_000 };

export const item = (id: string, quantity = 1) => ({ product_id: id, quantity, added_at: '2026-11-24T08:00:00.000Z', price: null });
const noAddress = { body: { data: [] } };

/** A server on which every request succeeds. */
export const good = (more: FakeHandlers = {}): FakeHandlers => ({
  'installment.getBasket': () => ({ body: { items: [item('1000')], version: 1 } }),
  'installment.checkBasket': () => ({ body: { stores: [CHECKED_STORE], gone: [], as_of: '2026-11-24' } }),
  'installment.listAddresses': () => noAddress,
  'installment.getBonuses': () => ({ body: { data: { balance: 42_000, entries: [], expiring: [] } } }),
  'mobile.listDistricts': () => ({ body: DISTRICTS }),
  'billing.listEntities': () => ({ body: { data: [CARD] } }),
  [ASK]: () => ({ body: { data: QUOTE } }),
  'installment.getQuoteContract': () => ({ body: { data: { text: 'Договор рассрочки', offer_version: '2026-01' } } }),
  [CREATE]: () => ({ status: 201, body: SENT }),
  [CONFIRM]: ({ body }) =>
    Object(body).code === RIGHT_CODE
      ? { body: PLACED }
      : { status: 422, body: problem('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
  [FIND]: () => ({ status: 404, body: problem('not_found', 'Не найдено') }),
  'installment.getCheckout': () => ({ body: SENT }),
  ...more,
});

/** All fields that an instalment with delivery needs. */
export const FILLED = {
  ...EMPTY_DRAFT,
  kind: 'delivery' as const,
  regionId: '1726',
  districtId: '1726294',
  address: 'ул. Бабура, 1',
  orderType: 'installment' as const,
  months: 3,
  cardId: CARD.entity_id,
};

/** Renders the checkout in a component that holds the checkout id in its state instead of the URL. */
export async function showCheckout(handlers = good(), checkoutId?: string) {
  const server = fakeApi(handlers);
  const named: (string | null)[] = [];
  function Page() {
    const [address, setAddress] = useState(checkoutId);
    return (
      <main>
        <CheckoutController
          customer={CUSTOMER}
          checkoutId={address}
          onNamed={(id) => {
            named.push(id);
            setAddress(id ?? undefined);
          }}
        />
      </main>
    );
  }
  await renderInCabinet(<Page />, { api: server.api });
  return { server, named };
}

export const sign = () => screen.findByRole('button', { name: 'Получить код для подписи' }, PATIENCE);
export const consent = () => screen.findByRole('checkbox', { name: /^Принимаю условия/ }, PATIENCE);
export const total = async () => within(await screen.findByRole('region', { name: 'Суммы и даты' }, PATIENCE));
/** Waits until the quote is loaded, so that its contract can be read. */
export const counted = () => screen.findByText('Прочитать договор', {}, PATIENCE);
export const codeField = () => screen.findByLabelText('Код из СМС', {}, PATIENCE);
