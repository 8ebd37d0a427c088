import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const FILLED = { ...EMPTY_DRAFT, kind: 'delivery' as const, address: 'ул. Бабура, 1', months: 6 };
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

test('a form that was left is found again by its customer, for a week', () => {
  const store = memory();
  keepDraft(store, 'cus_1', FILLED, 0);
  expect(readDraft(store, 'cus_1', WEEK_MS)).toEqual(FILLED);
  expect(readDraft(store, 'cus_1', WEEK_MS + 1)).toEqual(EMPTY_DRAFT);
  expect(readDraft(store, 'cus_2', 0)).toEqual(EMPTY_DRAFT);
  forgetDraft(store);
  expect(readDraft(store, 'cus_1', 0)).toEqual(EMPTY_DRAFT);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
])('what was kept as %s is an empty form', (_what, value) => {
  expect(readDraft(memory({ 'muddat.checkout-draft': value }), 'cus_1', 0)).toEqual(EMPTY_DRAFT);
});

test('a field that an older build kept otherwise is empty, and the others stay', () => {
  const kept = JSON.stringify({ customer: 'cus_1', at: 0, draft: { ...FILLED, months: 'six' } });
  expect(readDraft(memory({ 'muddat.checkout-draft': kept }), 'cus_1', 0)).toEqual({ ...FILLED, months: null });
});

test('a store that is forbidden keeps nothing and breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  keepDraft(store, 'cus_1', FILLED, 0);
  forgetDraft(store);
  expect(readDraft(store, 'cus_1', 0)).toEqual(EMPTY_DRAFT);
});
