import type { ValueStorage } from '@muddat/app-shell';
import { expect, test } from 'vitest';
import { AIMS, ORDERS_AIM, OTHER_ORDER } from '../../testing/aims.ts';
import { aimKey } from './aim.ts';
import { forgetAttempt, keepAttempt, nameAttempt, readAttempt } from './attempt-store.ts';
import type { PaymentAttempt } from './payment.types.ts';

const attempt: PaymentAttempt = {
  key: '0190-key-of-a-try',
  startedAt: 1_000,
  draft: { aim: AIMS.instalment, amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } },
};
const owner = { aimKey: aimKey(AIMS.instalment), customer: 'cus_0001' };

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

test('a kept attempt is found again by the same customer with the same aim', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  expect(readAttempt(store, owner)).toEqual(attempt);
});

test.each([0, 4_000_000_000_000])('[X-03] it is found whatever the device says the time is: pressed at %d', (startedAt) => {
  const store = memory();
  keepAttempt(store, owner, { ...attempt, startedAt });
  expect(readAttempt(store, owner)).toEqual({ ...attempt, startedAt });
});

test('an attempt on several orders is found by their checkout, with what each order gets', () => {
  const store = memory();
  const several = { ...attempt, draft: { ...attempt.draft, aim: ORDERS_AIM, amount: 285_000 } };
  const ofCheckout = { ...owner, aimKey: aimKey(ORDERS_AIM) };
  keepAttempt(store, ofCheckout, several);
  expect(readAttempt(store, ofCheckout)).toEqual(several);
  expect(readAttempt(store, owner)).toBeNull();
});

test.each([
  ['a payment app', { type: 'payment_app' as const, system: 'payme' }],
  ['balance and card', { type: 'split' as const, entityId: 'c1', fromBalance: 58_000 }],
])('[S7-16] a payment from %s is found again, its payoff by whoever pays an instalment of the order', (_, source) => {
  const store = memory();
  const payoff = { ...attempt, draft: { aim: AIMS.payoff, amount: 508_000, source } };
  keepAttempt(store, { ...owner, aimKey: aimKey(AIMS.payoff) }, payoff);
  expect(readAttempt(store, { ...owner, aimKey: aimKey({ purpose: 'instalment', orderId: AIMS.payoff.orderId }) })).toEqual(payoff);
});

test.each([
  ['another order', { aimKey: aimKey(OTHER_ORDER) }],
  ['a top-up', { aimKey: aimKey(AIMS.top_up) }],
  ['another customer on this device', { customer: 'cus_0002' }],
])('it is not found by %s', (_, change) => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  expect(readAttempt(store, { ...owner, ...change })).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '{"key":1}',
  '{"key":"0190-key-of-a-try","customer":"cus_0001","startedAt":1,"draft":{"purpose":"instalment","amount":1.5,"source":{"type":"balance"}}}',
])('what somebody else wrote there is ignored: %j', (text) => {
  expect(readAttempt(memory({ 'muddat.pay.100008': text }), owner)).toBeNull();
});

const KEPT_BY_OLDER_BUILD = {
  key: attempt.key,
  startedAt: attempt.startedAt,
  draft: { purpose: 'instalment', amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } },
  customer: 'cus_0001',
};

test('an attempt that an older build kept is found, its order read from where it stands', () => {
  expect(readAttempt(memory({ 'muddat.pay.100008': JSON.stringify(KEPT_BY_OLDER_BUILD) }), owner)).toEqual(attempt);
});

test('an older build in another tab can read what is kept here', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  expect(JSON.parse(store.getItem('muddat.pay.100008') ?? '')).toMatchObject(KEPT_BY_OLDER_BUILD);
});

test('a forgotten attempt leaves nothing behind', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  forgetAttempt(store, owner.aimKey, { key: attempt.key, paymentId: null });
  expect(store.names()).toEqual([]);
});

test('who knows only the payment forgets the attempt that it came from', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  nameAttempt(store, owner.aimKey, { key: attempt.key, paymentId: 'pay_1' });
  forgetAttempt(store, owner.aimKey, { key: null, paymentId: 'pay_1' });
  expect(store.names()).toEqual([]);
});

test.each([
  ['another key', { key: '0191-key-of-another', paymentId: null }],
  ['another payment', { key: null, paymentId: 'pay_2' }],
  ['nothing that is known', { key: null, paymentId: null }],
])('the end of %s leaves the attempt that is under way', (_, ended) => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  nameAttempt(store, owner.aimKey, { key: attempt.key, paymentId: 'pay_1' });
  forgetAttempt(store, owner.aimKey, ended);
  expect(readAttempt(store, owner)).toEqual(attempt);
});

test('a late answer does not name the attempt that was begun since', () => {
  const store = memory();
  const later = { ...attempt, key: '0191-key-of-another' };
  keepAttempt(store, owner, later);
  nameAttempt(store, owner.aimKey, { key: attempt.key, paymentId: 'pay_1' });
  forgetAttempt(store, owner.aimKey, { key: null, paymentId: 'pay_1' });
  expect(readAttempt(store, owner)).toEqual(later);
});

test('a store that is full or forbidden does not stop a payment', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store: ValueStorage = { getItem: fail, setItem: fail, removeItem: fail };
  expect(() => keepAttempt(store, owner, attempt)).not.toThrow();
  expect(readAttempt(store, owner)).toBeNull();
  expect(() => forgetAttempt(store, owner.aimKey, { key: attempt.key, paymentId: null })).not.toThrow();
});
