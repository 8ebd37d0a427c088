import { expect, test } from 'vitest';
import {
  customerDraftKey,
  type DraftStorage,
  deleteAllDrafts,
  deleteDraft,
  deleteGuestDrafts,
  deleteOtherCustomersDrafts,
  readDraft,
  saveDraft,
} from './draft-store.ts';

function tab(kept: Record<string, string> = {}): DraftStorage & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, text) => void map.set(name, text),
    removeItem: (name) => void map.delete(name),
    key: (at) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  };
}
const HOUR_MS = 3_600_000;
const form = { key: 'sell', version: 2 };
const values = { name: 'Дилноза', agreed: true, amount: 5, cities: ['a'], region: null };

test('a draft can be read for a day, and only by the key of its form', () => {
  const store = tab();
  saveDraft(store, form, values, 0);
  expect(readDraft(store, form, 24 * HOUR_MS - 1)).toEqual(values);
  expect(readDraft(store, form, 24 * HOUR_MS)).toBeNull();
  expect(readDraft(store, { ...form, key: 'other' }, 1)).toBeNull();
});

test('a draft of another version or from the future is ignored', () => {
  const store = tab();
  saveDraft(store, form, values, 1000);
  expect(readDraft(store, { ...form, version: 3 }, 1001)).toBeNull();
  expect(readDraft(store, form, 999)).toBeNull();
});

test.each(['', 'x', '{}', '{"version":2,"savedAt":0,"values":{"name":{"x":1}}}', 'null'])('the invalid draft %j is ignored', (text) => {
  expect(readDraft(tab({ 'muddat.draft.sell': text }), form, 1)).toBeNull();
});

test('deleteDraft deletes one draft, deleteAllDrafts all of them, and other stored values stay', () => {
  const store = tab({ 'muddat.reloads': 'x' });
  saveDraft(store, form, values, 0);
  saveDraft(store, { ...form, key: 'two' }, values, 0);
  saveDraft(store, { ...form, key: 'three' }, values, 0);
  deleteDraft(store, form);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads', 'muddat.draft.two', 'muddat.draft.three']);
  deleteAllDrafts(store);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads']);
});

test('deleteGuestDrafts keeps drafts of customers; deleteOtherCustomersDrafts keeps those of guests and one customer', () => {
  const store = tab({ 'muddat.reloads': 'x' });
  const own = (customer: string) => ({ key: customerDraftKey(customer, 'sell'), version: 2 });
  for (const name of [form, own('cus_1'), own('cus_10')]) saveDraft(store, name, values, 0);
  deleteGuestDrafts(store);
  expect(readDraft(store, form, 1)).toBeNull();
  expect(readDraft(store, own('cus_1'), 1)).toEqual(values);
  saveDraft(store, form, values, 0);
  deleteOtherCustomersDrafts('cus_1', store);
  expect(readDraft(store, form, 1)).toEqual(values);
  expect(readDraft(store, own('cus_1'), 1)).toEqual(values);
  expect(readDraft(store, own('cus_10'), 1)).toBeNull();
  deleteAllDrafts(store);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads']);
});

test('with denied or missing storage, saving and deleting a draft never throw, and no draft is found', () => {
  const broken = new Proxy(tab(), {
    get: () => () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  for (const store of [broken, null]) {
    expect(() => saveDraft(store, form, values, 0)).not.toThrow();
    expect(readDraft(store, form, 0)).toBeNull();
    expect(() => deleteAllDrafts(store)).not.toThrow();
  }
});
