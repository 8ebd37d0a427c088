import type { Order } from '../domain/order/order-queries.ts';
import type { Return, ReturnFigures, ReturnQuote } from '../domain/return/return-queries.ts';
import { OVERDUE_ORDER } from './orders.ts';

const [paid, , last] = OVERDUE_ORDER.schedule;
const rows = (...given: (typeof last)[]) => given.filter((row) => row !== undefined);

/** A delivered order that can be returned: two kinds of goods, two pieces of the second kind. */
export const RETURNABLE_ORDER: Order = {
  ...OVERDUE_ORDER,
  payment_reason: 'instalment',
  overdue_days: 0,
  past_due_debt: 0,
  schedule: rows(
    paid,
    { number: 2, due_date: '2026-12-18', amount: 467_000, paid_amount: 0, state: 'due' },
    { number: 3, due_date: '2027-01-18', amount: 466_980, paid_amount: 0, state: 'upcoming' },
  ),
  items: [
    { line: 1, product_id: '1', name: 'Планшет Zamin Tab', image: 'data:,', price: 1_130_000, quantity: 1 },
    { line: 2, product_id: '2', name: 'Чехол Zamin', image: 'data:,', price: 100_000, quantity: 2 },
  ],
  actions: ['return'],
  returns: [],
};

/** The figures of a return of one case of `RETURNABLE_ORDER`. */
const RETURN_FIGURES: ReturnFigures = {
  share: 105_500,
  give_back: 0,
  give_back_to: 'nothing',
  bonus_back: 0,
  old: { total: 1_400_980, paid: 467_000, remainder: 933_980, monthly_payment: 467_000, schedule: withoutStates(RETURNABLE_ORDER) },
  new: {
    total: 1_295_480,
    paid: 467_000,
    remainder: 828_480,
    monthly_payment: 415_000,
    schedule: [
      { number: 1, due_date: '2026-10-18', amount: 467_000, paid_amount: 467_000 },
      { number: 2, due_date: '2026-12-18', amount: 415_000, paid_amount: 0 },
      { number: 3, due_date: '2027-01-18', amount: 413_480, paid_amount: 0 },
    ],
  },
};

/** The figures of a return of the tablet: the customer has paid more than the rest of the order costs. */
export const REFUNDING_FIGURES: ReturnFigures = {
  ...RETURN_FIGURES,
  share: 1_190_000,
  give_back: 256_020,
  give_back_to: 'balance',
  new: {
    total: 210_980,
    paid: 210_980,
    remainder: 0,
    monthly_payment: 0,
    schedule: [{ number: 1, due_date: '2026-10-18', amount: 210_980, paid_amount: 210_980 }],
  },
};

const paidAtOnce: ReturnFigures['old'] = { total: 1_400_980, paid: 1_400_980, remainder: 0, monthly_payment: 0, schedule: [] };

/** The figures of a full return of a purchase without instalments. */
export const PAID_AT_ONCE_FIGURES: Pick<ReturnFigures, 'old' | 'new'> = { old: paidAtOnce, new: { ...paidAtOnce, total: 0, paid: 0 } };

function withoutStates({ schedule }: Order): ReturnFigures['old']['schedule'] {
  return schedule.map(({ state: _state, ...row }) => row);
}

const items: Return['items'] = [{ line: 2, name: 'Чехол Zamin', image: 'data:,', price: 100_000, quantity: 1 }];

export const RETURN_QUOTE: ReturnQuote = { order_id: RETURNABLE_ORDER.id, items, figures: RETURN_FIGURES, answer_days: 3 };

/** A return that waits for the store's response. */
export const returnCase = (change: Partial<Return> = {}): Return => ({
  id: 'ret_1',
  order: { id: RETURNABLE_ORDER.id, number: RETURNABLE_ORDER.number },
  store: RETURNABLE_ORDER.store,
  store_phone: '+998712000006',
  state: 'requested',
  category: 'defect',
  wish: 'refund',
  text: 'Не закрывается',
  items,
  photos: [],
  requested_at: '2026-11-24T08:00:00.000Z',
  deadline: '2026-11-27T08:00:00.000Z',
  next_step: 'wait_store',
  answer: null,
  settled: false,
  figures: RETURN_FIGURES,
  events: [{ state: 'requested', at: '2026-11-24T08:00:00.000Z', actor: 'customer' }],
  messages: [],
  refunds: [],
  actions: ['write', 'withdraw'],
  ...change,
});

/** A return that the store has refused: the customer may ask Muddat to decide. */
export const REJECTED_RETURN = returnCase({
  state: 'rejected',
  deadline: null,
  next_step: 'may_dispute',
  answer: { from: 'store', text: 'На фото видны следы использования.', at: '2026-11-24T10:00:00.000Z' },
  events: [
    { state: 'requested', at: '2026-11-24T08:00:00.000Z', actor: 'customer' },
    { state: 'rejected', at: '2026-11-24T10:00:00.000Z', actor: 'store' },
  ],
  actions: ['write', 'dispute'],
});
