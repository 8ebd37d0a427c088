import { expect, test } from 'vitest';
import {
  type DraftPlace,
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  forgetGuestDrafts,
  keepDraft,
  ownDraft,
  readDraft,
} from './draft-store.ts';

function tab(kept: Record<string, string> = {}): DraftPlace & { kept: Map<string, string> } {
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

test('a draft is kept under the form’s name, for a day', () => {
  const store = tab();
  keepDraft(store, form, values, 0);
  expect(readDraft(store, form, 24 * HOUR_MS - 1)).toEqual(values);
  expect(readDraft(store, form, 24 * HOUR_MS)).toBeNull();
  expect(readDraft(store, { ...form, key: 'other' }, 1)).toBeNull();
});

test('a draft of another version, or of a time to come, is none', () => {
  const store = tab();
  keepDraft(store, form, values, 1000);
  expect(readDraft(store, { ...form, version: 3 }, 1001)).toBeNull();
  expect(readDraft(store, form, 999)).toBeNull();
});

test.each(['', 'x', '{}', '{"version":2,"savedAt":0,"values":{"name":{"x":1}}}', 'null'])('%j in the store is no draft', (text) => {
  expect(readDraft(tab({ 'muddat.draft.sell': text }), form, 1)).toBeNull();
});

test('a draft is forgotten alone, or with all others, and nothing else goes with them', () => {
  const store = tab({ 'muddat.reloads': 'x' });
  keepDraft(store, form, values, 0);
  keepDraft(store, { ...form, key: 'two' }, values, 0);
  keepDraft(store, { ...form, key: 'three' }, values, 0);
  forgetDraft(store, form);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads', 'muddat.draft.two', 'muddat.draft.three']);
  forgetDrafts(store);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads']);
});

test('a draft of a customer outlives a new sign-in, and goes when another customer is there', () => {
  const store = tab({ 'muddat.reloads': 'x' });
  const own = (customer: string) => ({ key: ownDraft(customer, 'sell'), version: 2 });
  for (const name of [form, own('cus_1'), own('cus_10')]) keepDraft(store, name, values, 0);
  forgetGuestDrafts(store);
  expect(readDraft(store, form, 1)).toBeNull();
  expect(readDraft(store, own('cus_1'), 1)).toEqual(values);
  keepDraft(store, form, values, 0);
  forgetDraftsOfOthers('cus_1', store);
  expect(readDraft(store, form, 1)).toEqual(values);
  expect(readDraft(store, own('cus_1'), 1)).toEqual(values);
  expect(readDraft(store, own('cus_10'), 1)).toBeNull();
  forgetDrafts(store);
  expect([...store.kept.keys()]).toEqual(['muddat.reloads']);
});

test('where nothing may be kept, nothing breaks', () => {
  const broken = new Proxy(tab(), {
    get: () => () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  for (const store of [broken, null]) {
    expect(() => keepDraft(store, form, values, 0)).not.toThrow();
    expect(readDraft(store, form, 0)).toBeNull();
    expect(() => forgetDrafts(store)).not.toThrow();
  }
});
