import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { describe, expect, it } from 'vitest';

const typescript = askTypescript(join(import.meta.dirname, 'asked.ts'));
const HEAD = `import { createMuddatClient, isApiError } from './index.ts';
import { customerSession } from './session.ts';
const muddat = createMuddatClient({ environment: 'sandbox' });
const { billing, installment, auth } = muddat;
const source = { type: 'bank_card', entity_id: 'card_1' } as const;
declare const error: unknown;
const items = [{ product_id: '1000', quantity: 1 }];
const delivery = { kind: 'pickup', address_id: '1-1' } as const;
const application = { environment: 'sandbox', clientId: 'web', clientSecret: 'secret' } as const;
`;
const errorsOf = (call: string) => typescript.errors(`${HEAD}async () => { ${call} };\nexport {};`);

/** Each row: the mistake, the wrong call, and the right call. */
const CALLS: readonly [string, string, string][] = [
  ['a client without an address', 'createMuddatClient({})', "createMuddatClient({ environment: 'sandbox' })"],
  [
    'an environment that does not exist',
    "createMuddatClient({ environment: 'production' })",
    "createMuddatClient({ environment: { baseUrl: 'https://api.example' } })",
  ],
  [
    'two addresses at once',
    "createMuddatClient({ environment: 'sandbox', baseUrl: 'https://api.example' })",
    "createMuddatClient({ baseUrl: 'https://api.example' })",
  ],
  [
    'an instalment payment without its order',
    "billing.createPayment({ purpose: 'instalment', amount: 1000, source })",
    "billing.createPayment({ purpose: 'instalment', order_id: '100001', amount: 1000, source })",
  ],
  [
    'a payoff without its quote',
    "billing.createPayment({ purpose: 'payoff', order_id: '100001', amount: 1000, source })",
    "billing.createPayment({ purpose: 'payoff', order_id: '100001', quote_id: 'quote_1', amount: 1000, source })",
  ],
  [
    'a payment from nothing',
    "billing.createPayment({ purpose: 'top_up', amount: 1000 })",
    "billing.createPayment({ purpose: 'top_up', amount: 1000, source })",
  ],
  [
    'a payment from a card without the card',
    "billing.createPayment({ purpose: 'top_up', amount: 1000, source: { type: 'bank_card' } })",
    "billing.createPayment({ purpose: 'instalment', order_id: '1', amount: 1000, source: { type: 'balance' } })",
  ],
  [
    'an amount as text',
    "billing.createPayment({ purpose: 'top_up', amount: '1000', source })",
    "billing.createPayment({ purpose: 'top_up', amount: Number('1000'), source })",
  ],
  [
    'a quote of instalments without a term',
    "installment.quoteCheckout({ items, delivery, order_type: 'installment' })",
    "installment.quoteCheckout({ items, delivery, order_type: 'installment', months: 6 })",
  ],
  [
    'a quote that does not say how to pay',
    'installment.quoteCheckout({ items, delivery })',
    "installment.quoteCheckout({ items, delivery, order_type: 'full' })",
  ],
  [
    'a quote without a delivery',
    "installment.quoteCheckout({ items, order_type: 'full' })",
    "installment.quoteCheckout({ items, order_type: 'full', delivery })",
  ],
  [
    'a delivery without an address',
    "installment.quoteCheckout({ items, order_type: 'full', delivery: { kind: 'delivery', region_id: '1726' } })",
    "installment.quoteCheckout({ items, order_type: 'full', delivery: { kind: 'delivery', region_id: '1726', district_id: '1726294', address: 'Bobur 1' } })",
  ],
  [
    'a pickup with the address of a delivery',
    "installment.quoteCheckout({ items, order_type: 'full', delivery: { kind: 'pickup', address: 'Bobur 1' } })",
    "installment.quoteCheckout({ items, order_type: 'full', delivery: { kind: 'pickup', address_id: '1-1' } })",
  ],
  [
    'an order without the accepted offer',
    "installment.createCheckout({ quote_id: 'q_1', offer_accepted: false, offer_version: '2026-01' })",
    "installment.createCheckout({ quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' })",
  ],
  [
    'an order without the version of the offer',
    "installment.createCheckout({ quote_id: 'q_1', offer_accepted: true })",
    "installment.createCheckout({ quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' })",
  ],
  [
    'a card to save without the accepted offer',
    "billing.sendOtp({ number: '8600490000061234', expiry: '2812' })",
    "billing.sendOtp({ number: '8600490000061234', expiry: '2812', offer_accepted: true })",
  ],
  [
    'a misspelt error code',
    "if (isApiError(error, 'billing.confirmPayment') && error.code === 'otp_wrog') throw error",
    "if (isApiError(error, 'billing.confirmPayment') && error.code === 'otp_wrong') throw error",
  ],
  [
    'a misspelt field of what an error code adds',
    "if (isApiError(error, 'billing.confirmPayment') && error.code === 'otp_wrong') error.data.triesLeft.toFixed()",
    "if (isApiError(error, 'billing.confirmPayment') && error.code === 'otp_wrong') error.data.tries_left.toFixed()",
  ],
  [
    'what an error code adds before the code is known',
    "if (isApiError(error, 'billing.createPayment')) error.data.min.toFixed()",
    "if (isApiError(error, 'billing.createPayment')) switch (error.code) { case 'amount_below_min': case 'amount_above_max': [error.data.min, error.data.max].map((n) => n.toFixed()); }",
  ],
  [
    'what another operation adds to the same code',
    "if (isApiError(error, 'installment.saveBasket') && error.code === 'validation_failed') error.data.initial_fee_max?.toFixed()",
    "if (isApiError(error, 'installment.getQuote') && error.code === 'validation_failed') error.data.initial_fee_max?.toFixed()",
  ],
  [
    'a body of an answer that did not come',
    "if (isApiError(error, 'billing.confirmPayment') && error.source === 'network') error.data.message.trim()",
    "if (isApiError(error, 'billing.confirmPayment') && error.code === 'not_found') error.data.message.trim()",
  ],
  [
    'an order id as a payment id',
    'const { data: orders } = await installment.listOrders(); for (const { id } of orders) await billing.getPayment({ payment_id: id })',
    'const { data: orders } = await installment.listOrders(); for (const { id } of orders) await installment.getOrder({ id })',
  ],
  [
    'a password grant without a password',
    "auth.createToken({ grant_type: 'password', client_id: 'web', client_secret: 's', username: '+998901234567' })",
    "auth.createToken({ grant_type: 'password', client_id: 'web', client_secret: 's', username: '+998901234567', password: 'p' })",
  ],
  [
    'a session of a customer without a password',
    "customerSession({ ...application, username: '+998901234567' })",
    "customerSession({ ...application, username: '+998901234567', password: 'p' })",
  ],
  [
    'a date that is no date',
    "installment.getPayoffQuote({ id: '100001', date: '21.11.2026' })",
    "installment.getPayoffQuote({ id: '100001', date: '2026-11-21' })",
  ],
  [
    'a field that the operation does not have',
    "billing.getPayment({ payment_id: 'pay_1', expand: true })",
    "billing.getPayment({ payment_id: 'pay_1' })",
  ],
  [
    'an idempotency key for a call that reads',
    "billing.getPayment({ payment_id: 'pay_1' }, { idempotencyKey: 'key' })",
    "billing.createWithdrawal({ amount: 1000, entity_id: 'card_1' }, { idempotencyKey: 'key' })",
  ],
  [
    'a list in one call as if it had pages',
    'for await (const card of billing.listAvailableSystems()) void card',
    'for await (const payment of billing.listPayments()) void payment.amount',
  ],
];

describe('the types of the client', () => {
  it.each(CALLS)('refuse %s', (_what, wrong) => {
    expect(errorsOf(wrong)).not.toEqual([]);
  });

  it.each(CALLS)('accept what is right instead of %s', (_what, _wrong, right) => {
    expect(errorsOf(right)).toEqual([]);
  });

  it('know the item and the page of a list, and the answer of a file', () => {
    const call =
      'const pages = installment.listOrders().pages(); for await (const { data } of pages) data[0]?.id.trim();' +
      "const file = await billing.getReceipt({ payment_id: 'pay_1' }); const size: number = (await file.blob()).size; void size;" +
      'const { data, response } = await billing.listPayments().withResponse(); void [data.data[0]?.payment_id, response.headers];';
    expect(errorsOf(call)).toEqual([]);
  });
});
