import { expect, test } from 'vitest';
import type { Order } from '../../domain/order/order-queries.ts';
import { OVERDUE_ORDER, PRICED_ORDER } from '../../testing/orders.ts';
import { orderSums } from './order-sums.ts';

const FEE = { initial_fee: 110_000 };
const DELIVERY = { delivery: { ...OVERDUE_ORDER.delivery, kind: 'delivery' as const, price: 25_000 } };
const CASH = { month: 0, monthly_payment: 0, schedule: [], ...DELIVERY };
const order = (changes: Partial<Order>, base = PRICED_ORDER): Order => ({ ...base, ...changes });

test.each<[string, Order, string, string]>([
  ['an overdue order whose card has the overdue sum', order({}), 'total paid left', 'term monthly'],
  ['an order that owes more than is overdue', order({ past_due_debt: 1_000 }), 'paid overdue left', 'term monthly total'],
  [
    'an order with a delivery that was made cheaper',
    order({ ...DELIVERY, total_amount: 1 }),
    'total paid left',
    'delivery term monthly reduced',
  ],
  ['an order without payments', order({ paid_amount: 0 }), 'total left', 'term monthly'],
  ['an order that was paid in full', order({ status: 'finished', remainder: 0, past_due_debt: 0 }), 'total paid', 'term monthly'],
  ['a priced order with a fee, which is in the price', order(FEE), 'total paid left', 'term monthly'],
  ['an order without a price and with a fee', order(FEE, OVERDUE_ORDER), 'total paid left', 'term monthly fee'],
  ['a purchase to pay at once', order({ ...CASH, paid_amount: 0, past_due_debt: 0 }, OVERDUE_ORDER), 'delivery total left', ''],
  ['a purchase paid at once', order({ ...CASH, remainder: 0, past_due_debt: 0 }, OVERDUE_ORDER), 'delivery total paid', ''],
  ['a canceled order', order({ status: 'canceled' }), 'paid', ''],
])('%s shows the sums «%s» of the order, and folds the others', (_name, of, shown, folded) => {
  const sums = orderSums(of);
  expect([sums.shown.join(' '), sums.folded.join(' ')]).toEqual([shown, folded]);
});
