import * as v from 'valibot';
import { expect, test } from 'vitest';
import { KEPT_CASE, KEPT_RETURN } from './kept-return.ts';
import { EMPTY_CASE_DRAFT } from './return-case.types.ts';
import { EMPTY_DRAFT, type ReturnDraft } from './return-draft.ts';

const FILLED: ReturnDraft = { quantities: { 1: 1, 12: 3 }, category: 'defect', wish: 'repair', text: 'Не включается' };
const values = { lines: ['2:1'], category: null, wish: 'refund', text: '' };

test.each([
  FILLED,
  { ...EMPTY_DRAFT, text: 'Ой' },
  { ...EMPTY_DRAFT, quantities: { 2: 1 } },
  { ...EMPTY_DRAFT, category: 'damaged' as const },
])('%o comes back as it was', (draft) => {
  const kept = KEPT_RETURN.toValues(draft);
  expect(v.parse(KEPT_RETURN.schema, kept)).toEqual(draft);
});

test('a form in which nothing is filled in is not kept', () => {
  expect(KEPT_RETURN.toValues(EMPTY_DRAFT)).toBeNull();
  expect(KEPT_CASE.toValues({ ...EMPTY_CASE_DRAFT, to: 'support' })).toBeNull();
});

test.each([
  {},
  { ...values, lines: ['2'] },
  { ...values, lines: ['2:0'] },
  { ...values, lines: ['x:1'] },
  { ...values, lines: '2:1' },
  { ...values, category: 'whim' },
  { ...values, wish: null },
  { ...values, text: 5 },
])('%o is no draft of a return', (broken) => {
  expect(v.is(KEPT_RETURN.schema, values)).toBe(true);
  expect(v.is(KEPT_RETURN.schema, broken)).toBe(false);
});

test('what is written about a return comes back, and what is none of it does not', () => {
  const draft = { to: 'support', message: 'Где курьер?', dispute: '' } as const;
  expect(v.parse(KEPT_CASE.schema, KEPT_CASE.toValues(draft))).toEqual(draft);
  expect(v.is(KEPT_CASE.schema, { ...draft, to: 'bank' })).toBe(false);
});
