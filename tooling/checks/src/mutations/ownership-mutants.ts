import type { TestedMutant } from './tested-mutant.ts';

const sandbox = (path: string): string => `apps/sandbox/src/${path}`;
export const ACCESS_RULES_TEST = sandbox('core/access-rules.test.ts');
/** The rights test calls each operation that names an object, with an object of another customer. */
const rightsTestFor = (operation: string) => ({
  file: ACCESS_RULES_TEST,
  title: `is refused by ${operation}, with the same status as for a guessed id`,
});

/** Removes one ownership check at a time. `pnpm check:planted --only owners` runs them. */
export const OWNERSHIP_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'an order of anybody',
    file: sandbox('domain/order/order-rows.ts'),
    from: 'and(eq(orders.id, orderId), eq(orders.customerId, customerId))',
    to: 'eq(orders.id, orderId)',
    test: rightsTestFor('installment.getOrder'),
  },
  {
    title: 'a return and its photos of anybody',
    file: sandbox('apis/installment/return-run/return-store.ts'),
    from: 'and(eq(returns.id, id), eq(returns.customerId, customerId))',
    to: 'eq(returns.id, id)',
    test: rightsTestFor('installment.getReturnPhoto'),
  },
  {
    title: 'a saved card of anybody',
    file: sandbox('apis/billing/cards/card-store.ts'),
    from: 'and(eq(cards.id, id), eq(cards.customerId, customerId), isNull(cards.deletedAt))',
    to: 'and(eq(cards.id, id), isNull(cards.deletedAt))',
    test: rightsTestFor('billing.createPayment'),
  },
  {
    title: 'the PDF receipt of a payment of anybody',
    file: sandbox('apis/billing/payment/payment-store.ts'),
    from: 'and(eq(payments.id, id), eq(payments.customerId, customerId))',
    to: 'eq(payments.id, id)',
    test: rightsTestFor('billing.getReceipt'),
  },
  {
    title: 'a notification of anybody marked read',
    file: sandbox('apis/installment/notifications/mark-notification-read.ts'),
    from: 'and(eq(notifications.id, params.id), eq(notifications.customerId, requireCustomer(customer).id))',
    to: 'eq(notifications.id, params.id)',
    test: rightsTestFor('installment.markNotificationRead'),
  },
  {
    title: 'a copy of all data of anybody',
    file: sandbox('apis/account/export.ts'),
    from: 'eq(dataExports.id, id), eq(dataExports.customerId, customerId), ',
    to: 'eq(dataExports.id, id), ',
    test: rightsTestFor('installment.getExport'),
  },
  {
    title: 'the stream of events told of the payments of everybody',
    file: sandbox('apis/installment/events/stream-cursor.ts'),
    from: 'p where p.customer_id',
    to: 'p where true or p.customer_id',
    test: {
      file: sandbox('apis/installment/events/events.test.ts'),
      title: 'a change is sent as an event without data to the customer concerned, and to no other',
    },
  },
];
