import { expect, test } from 'vitest';
import { RETURNABLE_ORDER } from '../../testing/returns.ts';
import {
  EMPTY_RETURN_DRAFT,
  initialReturnDraft,
  limitToReturnable,
  returnableLines,
  returnQuoteRequestOf,
  returnRequestOf,
} from './return-draft.ts';

const back = (state: 'accepted' | 'requested' | 'withdrawn', line: number, quantity: number) => ({
  id: 'ret_1',
  state,
  items: [{ line, quantity }],
});

test.each([
  [
    'nothing was returned',
    [],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'one of two pieces was returned',
    [back('accepted', 2, 1)],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['all pieces of a line were returned', [back('accepted', 1, 1)], [[2, 2]]],
  [
    'a return was only requested or withdrawn',
    [back('requested', 2, 1), back('withdrawn', 1, 1)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
])('[X-11] if %s, returnableLines offers only the pieces not yet returned', (_name, returns, left) => {
  expect(returnableLines({ ...RETURNABLE_ORDER, returns }).map((one) => [one.line, one.left])).toEqual(left);
});

test('returnableLines is empty for an order whose lines have no numbers', () => {
  expect(returnableLines({ items: RETURNABLE_ORDER.items.map(({ line: _line, ...item }) => item) })).toEqual([]);
});

test('returnQuoteRequestOf needs only goods; returnRequestOf needs a reason as well', () => {
  const draft = { ...EMPTY_RETURN_DRAFT, quantities: { 2: 1 } };
  expect(returnQuoteRequestOf(EMPTY_RETURN_DRAFT)).toBeNull();
  expect(returnQuoteRequestOf(draft)).toEqual({ items: [{ line: 2, quantity: 1 }] });
  expect(returnRequestOf(draft, [])).toBeNull();
  expect(returnRequestOf({ ...draft, category: 'defect', text: ' ' }, ['up_1'])).toEqual({
    items: [{ line: 2, quantity: 1 }],
    category: 'defect',
    photos: ['up_1'],
  });
});

test('[X-11] returnRequestOf accepts a text of 1000 characters and rejects one of 1001', () => {
  const draft = { ...EMPTY_RETURN_DRAFT, quantities: { 2: 1 }, category: 'defect' } as const;
  expect(returnRequestOf({ ...draft, text: '😀'.repeat(1000) }, [])?.text).toHaveLength(2000);
  expect(returnRequestOf({ ...draft, text: 'я'.repeat(1001) }, [])).toBeNull();
});

test.each([
  ['defect', 'repair', 'repair'],
  ['damaged', 'repair', 'repair'],
  ['defect', 'refund', undefined],
  ['wrong_item', 'repair', undefined],
  ['changed_mind', 'repair', undefined],
] as const)('[X-11] for the reason %s and the wish %s, returnRequestOf contains the wish %s', (category, wish, said) => {
  expect(returnRequestOf({ quantities: { 2: 1 }, category, wish, text: '' }, [])?.wish).toBe(said);
});

test('limitToReturnable reduces the goods of a draft to the pieces that can still be returned', () => {
  const lines = returnableLines({ ...RETURNABLE_ORDER, returns: [back('accepted', 1, 1), back('accepted', 2, 1)] });
  const draft = { ...EMPTY_RETURN_DRAFT, quantities: { 1: 1, 2: 2, 9: 1 }, text: 'Ой' };
  expect(limitToReturnable(draft, lines)).toEqual({ ...draft, quantities: { 2: 1 } });
});

test('a new return chooses the only goods of the order, and none of several', () => {
  const line = { line: 2, name: 'Чайник', image: '', price: 300_000, left: 1 };
  expect(initialReturnDraft([line])).toEqual({ ...EMPTY_RETURN_DRAFT, quantities: { 2: 1 } });
  expect(initialReturnDraft([line, { ...line, line: 3 }])).toEqual(EMPTY_RETURN_DRAFT);
});
