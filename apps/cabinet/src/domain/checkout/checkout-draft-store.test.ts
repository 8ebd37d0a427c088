import { expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from './checkout-draft.ts';
import { clearCheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft-store.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const FILLED = { ...EMPTY_CHECKOUT_DRAFT, kind: 'delivery' as const, address: 'ул. Бабура, 1', months: 6 };
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

test('a checkout draft is restored for a week, for its customer only, and not once it is cleared', () => {
  const store = memory();
  saveCheckoutDraft(store, 'cus_1', FILLED, 0);
  expect(readCheckoutDraft(store, 'cus_1', WEEK_MS)).toEqual(FILLED);
  expect(readCheckoutDraft(store, 'cus_1', WEEK_MS + 1)).toEqual(EMPTY_CHECKOUT_DRAFT);
  expect(readCheckoutDraft(store, 'cus_2', 0)).toEqual(EMPTY_CHECKOUT_DRAFT);
  clearCheckoutDraft(store);
  expect(readCheckoutDraft(store, 'cus_1', 0)).toEqual(EMPTY_CHECKOUT_DRAFT);
});

test.each([
  ['not JSON', '{'],
  ['of another shape', '[]'],
])('a stored checkout draft that is %s is read as an empty form', (_what, value) => {
  expect(readCheckoutDraft(memory({ 'muddat.checkout-draft': value }), 'cus_1', 0)).toEqual(EMPTY_CHECKOUT_DRAFT);
});

test('a checkout draft field that an older build stored in another format is read as empty, and the others stay', () => {
  const kept = JSON.stringify({ customer: 'cus_1', at: 0, draft: { ...FILLED, months: 'six' } });
  expect(readCheckoutDraft(memory({ 'muddat.checkout-draft': kept }), 'cus_1', 0)).toEqual({ ...FILLED, months: null });
});

test('an initial fee that an older build stored without its basket is read as empty', () => {
  const store = memory();
  saveCheckoutDraft(store, 'cus_1', { ...FILLED, initialFee: 50_000 }, 0);
  expect(readCheckoutDraft(store, 'cus_1', 0)).toEqual(FILLED);
});

test('if the browser storage is forbidden, no checkout draft is stored and no error is thrown', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  saveCheckoutDraft(store, 'cus_1', FILLED, 0);
  clearCheckoutDraft(store);
  expect(readCheckoutDraft(store, 'cus_1', 0)).toEqual(EMPTY_CHECKOUT_DRAFT);
});
