import type { LanguageTag } from '@muddat/i18n';
import { screen } from '@testing-library/react';
import { ProfilePage } from '../app/routes/profile-page.tsx';
import { type FakeHandlers, fakeApi } from './fake-api.ts';
import { fakeAuth } from './fake-auth.ts';
import { COMING, monthOf, monthPayment } from './month.ts';
import { OVERDUE } from './orders.ts';
import { DILNOZA, renderInCabinet } from './render-in-cabinet.tsx';
import { verificationWith } from './verification.ts';

export const LIMIT = 'installment.getLimit';
export const UNREAD = 'installment.listNotifications';
export const ORDERS = 'installment.listOrders';
const TODAY = '2026-11-21';
export const APPROVED = {
  status: 'approved',
  amount: 15_000_000,
  used: 5_080_000,
  available: 9_920_000,
  valid_until: '2027-05-14',
  reason: null,
  next_step: 'shop',
};

const NEXT = {
  order_id: OVERDUE.id,
  order_number: OVERDUE.number,
  store: OVERDUE.store,
  payment_date: '2026-11-18',
  payment_amount: 467_000,
  payment_reason: 'overdue',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 3,
  past_due_debt: 467_000,
};

/** An overdue payment of another order. */
const ALSO_LATE = monthPayment({ order_id: '100005', order_number: '100005', amount: 33_000 });

type Answers = FakeHandlers;
type Shown = { answers?: Answers; limit?: object; user?: object; locale?: LanguageTag };

export async function showProfile({ answers = {}, limit = APPROVED, user = { birthdate: '1994-03-08' }, locale = 'ru' }: Shown = {}) {
  const server = fakeApi({
    [LIMIT]: () => ({ body: { data: limit, as_of: TODAY } }),
    [UNREAD]: () => ({ body: { data: [], unread_count: 3 } }),
    [ORDERS]: () => ({ body: { data: [OVERDUE], total: 4 } }),
    'installment.getNextPayment': () => ({ body: { data: NEXT, as_of: TODAY } }),
    'installment.getMonth': () => ({ body: { data: monthOf(monthPayment(), ALSO_LATE, COMING), as_of: TODAY } }),
    'installment.getVerification': () => ({ body: { data: verificationWith() } }),
    ...answers,
  });
  const person = { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001', ...user };
  const auth = fakeAuth({ getSession: async () => ({ ...DILNOZA, user: person }) });
  await renderInCabinet(<ProfilePage />, { api: server.api, auth, locale });
  return server;
}

/** The rows of a description list, as `term: value`. */
export async function facts(heading: string): Promise<string[]> {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  return [...(section?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join(': '),
  );
}
