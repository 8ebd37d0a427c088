import type { ValueStorage } from '@muddat/app-shell';
import { expect, test } from 'vitest';
import { ORDERS_PURPOSE, OTHER_ORDER_PURPOSE, PURPOSES } from '../../testing/purposes.ts';
import { clearAttempt, readAttempt, saveAttempt, setAttemptPaymentId } from './attempt-store.ts';
import type { PaymentAttempt } from './payment.types.ts';
import { purposeKey } from './purpose.ts';

const attempt: PaymentAttempt = {
  key: '0190-key-of-a-try',
  startedAt: 1_000,
  draft: { purpose: PURPOSES.instalment, amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } },
};
const owner = { purposeKey: purposeKey(PURPOSES.instalment), customer: 'cus_0001' };

function memory(initial: Record<string, string> = {}): ValueStorage & { names: () => string[] } {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, text) => {
      map.set(name, text);
    },
    removeItem: (name) => {
      map.delete(name);
    },
    names: () => [...map.keys()],
  };
}

test('a stored attempt is found for the same customer and the same purpose', () => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  expect(readAttempt(store, owner)).toEqual(attempt);
});

test.each([0, 4_000_000_000_000])('[X-03] a stored attempt never expires by the clock of the device: started at %d', (startedAt) => {
  const store = memory();
  saveAttempt(store, owner, { ...attempt, startedAt });
  expect(readAttempt(store, owner)).toEqual({ ...attempt, startedAt });
});

test('an attempt to pay several orders is found by their checkout only, with the share of each order', () => {
  const store = memory();
  const several = { ...attempt, draft: { ...attempt.draft, purpose: ORDERS_PURPOSE, amount: 285_000 } };
  const ofCheckout = { ...owner, purposeKey: purposeKey(ORDERS_PURPOSE) };
  saveAttempt(store, ofCheckout, several);
  expect(readAttempt(store, ofCheckout)).toEqual(several);
  expect(readAttempt(store, owner)).toBeNull();
});

test.each([
  ['a payment app', { type: 'payment_app' as const, system: 'payme' }],
  ['balance and card', { type: 'split' as const, entityId: 'c1', fromBalance: 58_000 }],
])('[S7-16] a stored payoff attempt by %s is also found for an instalment of the same order', (_, source) => {
  const store = memory();
  const payoff = { ...attempt, draft: { purpose: PURPOSES.payoff, amount: 508_000, source } };
  saveAttempt(store, { ...owner, purposeKey: purposeKey(PURPOSES.payoff) }, payoff);
  expect(readAttempt(store, { ...owner, purposeKey: purposeKey({ purpose: 'instalment', orderId: PURPOSES.payoff.orderId }) })).toEqual(
    payoff,
  );
});

test.each([
  ['another order', { purposeKey: purposeKey(OTHER_ORDER_PURPOSE) }],
  ['a top-up', { purposeKey: purposeKey(PURPOSES.top_up) }],
  ['another customer on this device', { customer: 'cus_0002' }],
])('a stored attempt is not found for %s', (_, change) => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  expect(readAttempt(store, { ...owner, ...change })).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '{"key":1}',
  '{"key":"0190-key-of-a-try","customer":"cus_0001","startedAt":1,"draft":{"purpose":"instalment","amount":1.5,"source":{"type":"balance"}}}',
])('an invalid stored attempt is ignored: %j', (text) => {
  expect(readAttempt(memory({ 'muddat.pay.100008': text }), owner)).toBeNull();
});

const KEPT_BY_OLDER_BUILD = {
  key: attempt.key,
  startedAt: attempt.startedAt,
  draft: { purpose: 'instalment', amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } },
  customer: 'cus_0001',
};

test('an attempt stored by an older build is found, and its order is read from the storage key', () => {
  expect(readAttempt(memory({ 'muddat.pay.100008': JSON.stringify(KEPT_BY_OLDER_BUILD) }), owner)).toEqual(attempt);
});

test('an attempt is stored in the format that an older build in another tab can read', () => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  expect(JSON.parse(store.getItem('muddat.pay.100008') ?? '')).toMatchObject(KEPT_BY_OLDER_BUILD);
});

test('deleting an attempt leaves nothing in the storage', () => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  clearAttempt(store, owner.purposeKey, { key: attempt.key, paymentId: null });
  expect(store.names()).toEqual([]);
});

test('an attempt can be deleted by the id of its payment alone', () => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  setAttemptPaymentId(store, owner.purposeKey, { key: attempt.key, paymentId: 'pay_1' });
  clearAttempt(store, owner.purposeKey, { key: null, paymentId: 'pay_1' });
  expect(store.names()).toEqual([]);
});

test.each([
  ['another key', { key: '0191-key-of-another', paymentId: null }],
  ['another payment', { key: null, paymentId: 'pay_2' }],
  ['neither a key nor a payment', { key: null, paymentId: null }],
])('clearing the attempt with %s leaves the stored attempt unchanged', (_, ended) => {
  const store = memory();
  saveAttempt(store, owner, attempt);
  setAttemptPaymentId(store, owner.purposeKey, { key: attempt.key, paymentId: 'pay_1' });
  clearAttempt(store, owner.purposeKey, ended);
  expect(readAttempt(store, owner)).toEqual(attempt);
});

test('the late response of an older attempt neither adds its payment id to a newer attempt nor clears it', () => {
  const store = memory();
  const later = { ...attempt, key: '0191-key-of-another' };
  saveAttempt(store, owner, later);
  setAttemptPaymentId(store, owner.purposeKey, { key: attempt.key, paymentId: 'pay_1' });
  clearAttempt(store, owner.purposeKey, { key: null, paymentId: 'pay_1' });
  expect(readAttempt(store, owner)).toEqual(later);
});

test('with a forbidden storage, saving, reading and clearing an attempt throw no error, and no attempt is found', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store: ValueStorage = { getItem: fail, setItem: fail, removeItem: fail };
  expect(() => saveAttempt(store, owner, attempt)).not.toThrow();
  expect(readAttempt(store, owner)).toBeNull();
  expect(() => clearAttempt(store, owner.purposeKey, { key: attempt.key, paymentId: null })).not.toThrow();
});
