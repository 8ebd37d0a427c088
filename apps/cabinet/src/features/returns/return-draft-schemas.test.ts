import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EMPTY_RETURN_CASE_DRAFT } from './return-case.types.ts';
import { EMPTY_RETURN_DRAFT, type ReturnDraft } from './return-draft.ts';
import { RETURN_CASE_DRAFT_SCHEMA, RETURN_DRAFT_SCHEMA } from './return-draft-schemas.ts';

const FILLED: ReturnDraft = { quantities: { 1: 1, 12: 3 }, category: 'defect', wish: 'repair', text: 'Не включается' };
const values = { lines: ['2:1'], category: null, wish: 'refund', text: '' };

test.each([
  FILLED,
  { ...EMPTY_RETURN_DRAFT, text: 'Ой' },
  { ...EMPTY_RETURN_DRAFT, quantities: { 2: 1 } },
  { ...EMPTY_RETURN_DRAFT, category: 'damaged' as const },
])('the return draft %o is unchanged after saving and reading', (draft) => {
  const kept = RETURN_DRAFT_SCHEMA.toValues(draft);
  expect(v.parse(RETURN_DRAFT_SCHEMA.schema, kept)).toEqual(draft);
});

test('a return form or message form without any input is not saved as a draft', () => {
  expect(RETURN_DRAFT_SCHEMA.toValues(EMPTY_RETURN_DRAFT)).toBeNull();
  expect(RETURN_CASE_DRAFT_SCHEMA.toValues({ ...EMPTY_RETURN_CASE_DRAFT, to: 'support' })).toBeNull();
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
])('the schema of saved return drafts rejects %o', (broken) => {
  expect(v.is(RETURN_DRAFT_SCHEMA.schema, values)).toBe(true);
  expect(v.is(RETURN_DRAFT_SCHEMA.schema, broken)).toBe(false);
});

test('a draft of a message about a return is unchanged after saving; an invalid one is rejected', () => {
  const draft = { to: 'support', message: 'Где курьер?', dispute: '' } as const;
  expect(v.parse(RETURN_CASE_DRAFT_SCHEMA.schema, RETURN_CASE_DRAFT_SCHEMA.toValues(draft))).toEqual(draft);
  expect(v.is(RETURN_CASE_DRAFT_SCHEMA.schema, { ...draft, to: 'bank' })).toBe(false);
});
