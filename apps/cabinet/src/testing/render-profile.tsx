import type { LanguageTag } from '@muddat/i18n';
import { screen } from '@testing-library/react';
import { Page as ProfilePage } from '../app/routes/profile-page.tsx';
import { type FakeHandlers, fakeApi } from './fake-api.ts';
import { fakeGatewayClient } from './fake-auth.ts';
import { monthPayment, monthWith, UPCOMING_PAYMENT } from './month.ts';
import { OVERDUE_ORDER } from './orders.ts';
import { CUSTOMER_SESSION, renderInCabinet } from './render-in-cabinet.tsx';
import { verificationWith } from './verification.ts';

export const GET_LIMIT_OPERATION = 'installment.getLimit';
export const LIST_NOTIFICATIONS_OPERATION = 'installment.listNotifications';
export const LIST_ORDERS_OPERATION = 'installment.listOrders';
const TODAY = '2026-11-21';
export const APPROVED_LIMIT = {
  status: 'approved',
  amount: 15_000_000,
  used: 5_080_000,
  available: 9_920_000,
  valid_until: '2027-05-14',
  reason: null,
  next_step: 'shop',
};

const NEXT_PAYMENT = {
  order_id: OVERDUE_ORDER.id,
  order_number: OVERDUE_ORDER.number,
  store: OVERDUE_ORDER.store,
  payment_date: '2026-11-18',
  payment_amount: 467_000,
  payment_reason: 'overdue',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 3,
  past_due_debt: 467_000,
};

/** An overdue payment of another order. */
const SECOND_OVERDUE_PAYMENT = monthPayment({ order_id: '100005', order_number: '100005', amount: 33_000 });

type Handlers = FakeHandlers;
type ProfileOptions = { handlers?: Handlers; limit?: object; user?: object; locale?: LanguageTag };

export async function renderProfile({
  handlers = {},
  limit = APPROVED_LIMIT,
  user = { birthdate: '1994-03-08' },
  locale = 'ru',
}: ProfileOptions = {}) {
  const server = fakeApi({
    [GET_LIMIT_OPERATION]: () => ({ body: { data: limit, as_of: TODAY } }),
    [LIST_NOTIFICATIONS_OPERATION]: () => ({ body: { data: [], unread_count: 3 } }),
    [LIST_ORDERS_OPERATION]: () => ({ body: { data: [OVERDUE_ORDER], total: 4 } }),
    'installment.getNextPayment': () => ({ body: { data: NEXT_PAYMENT, as_of: TODAY } }),
    'installment.getMonth': () => ({ body: { data: monthWith(monthPayment(), SECOND_OVERDUE_PAYMENT, UPCOMING_PAYMENT), as_of: TODAY } }),
    'installment.getVerification': () => ({ body: { data: verificationWith() } }),
    ...handlers,
  });
  const person = { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001', ...user };
  const auth = fakeGatewayClient({ getSession: async () => ({ ...CUSTOMER_SESSION, user: person }) });
  await renderInCabinet(<ProfilePage />, { api: server.api, auth, locale });
  return server;
}

/** The rows of a description list, as `term: value`. */
export async function findDescriptionRows(heading: string): Promise<string[]> {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  return [...(section?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join(': '),
  );
}
