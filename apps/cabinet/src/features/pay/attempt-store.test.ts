import { expect, test } from 'vitest';
import { forgetAttempt, type KeyValueStore, keepAttempt, nameAttempt, readAttempt } from './attempt-store.ts';
import type { PayAttempt } from './pay.types.ts';

const attempt: PayAttempt = {
  key: '0190-key-of-a-try',
  startedAt: 1_000,
  draft: { purpose: 'instalment', amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } },
};
const owner = { orderId: '100001', customer: 'cus_0001', now: 1_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

function memory(initial: Record<string, string> = {}): KeyValueStore & { names: () => string[] } {
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

test('a kept attempt is found again by the same customer on the same order', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  expect(readAttempt(store, { ...owner, now: 2_000 })).toEqual(attempt);
});

test.each([
  ['another order', { orderId: '100002' }],
  ['another customer on this device', { customer: 'cus_0002' }],
  ['a visit after the server may have forgotten the key', { now: 1_000 + DAY_MS + 1 }],
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
  expect(readAttempt(memory({ 'muddat.pay.100001': text }), owner)).toBeNull();
});

test('a forgotten attempt leaves nothing behind', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  forgetAttempt(store, owner.orderId, { key: attempt.key, paymentId: null });
  expect(store.names()).toEqual([]);
});

test('who knows only the payment forgets the attempt that it came from', () => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  nameAttempt(store, owner.orderId, attempt.key, 'pay_1');
  forgetAttempt(store, owner.orderId, { key: null, paymentId: 'pay_1' });
  expect(store.names()).toEqual([]);
});

test.each([
  ['another key', { key: '0191-key-of-another', paymentId: null }],
  ['another payment', { key: null, paymentId: 'pay_2' }],
  ['nothing that is known', { key: null, paymentId: null }],
])('the end of %s leaves the attempt that is under way', (_, ended) => {
  const store = memory();
  keepAttempt(store, owner, attempt);
  nameAttempt(store, owner.orderId, attempt.key, 'pay_1');
  forgetAttempt(store, owner.orderId, ended);
  expect(readAttempt(store, owner)).toEqual(attempt);
});

test('a late answer does not name the attempt that was begun since', () => {
  const store = memory();
  const later = { ...attempt, key: '0191-key-of-another' };
  keepAttempt(store, owner, later);
  nameAttempt(store, owner.orderId, attempt.key, 'pay_1');
  forgetAttempt(store, owner.orderId, { key: null, paymentId: 'pay_1' });
  expect(readAttempt(store, owner)).toEqual(later);
});

test('a store that is full or forbidden does not stop a payment', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store: KeyValueStore = { getItem: fail, setItem: fail, removeItem: fail };
  expect(() => keepAttempt(store, owner, attempt)).not.toThrow();
  expect(readAttempt(store, owner)).toBeNull();
  expect(() => forgetAttempt(store, owner.orderId, { key: attempt.key, paymentId: null })).not.toThrow();
});
