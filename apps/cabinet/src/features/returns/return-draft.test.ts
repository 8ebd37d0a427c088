import { expect, test } from 'vitest';
import { RETURNABLE } from '../../testing/returns.ts';
import { EMPTY_DRAFT, possibleDraft, quoteAskOf, returnAskOf, returnableLines } from './return-draft.ts';

const back = (state: 'accepted' | 'requested' | 'withdrawn', line: number, quantity: number) => ({
  id: 'ret_1',
  state,
  items: [{ line, quantity }],
});

test.each([
  [
    'nothing went back',
    [],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'one of two went back',
    [back('accepted', 2, 1)],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['all of a line went back', [back('accepted', 1, 1)], [[2, 2]]],
  [
    'a return was asked for or withdrawn only',
    [back('requested', 2, 1), back('withdrawn', 1, 1)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
])('[X-11] where %s, no more can be chosen than is left', (_name, returns, left) => {
  expect(returnableLines({ ...RETURNABLE, returns }).map((one) => [one.line, one.left])).toEqual(left);
});

test('goods of an order whose lines are not numbered cannot be named', () => {
  expect(returnableLines({ items: RETURNABLE.items.map(({ line: _line, ...item }) => item) })).toEqual([]);
});

test('a quote needs goods alone, a return its reason too', () => {
  const draft = { ...EMPTY_DRAFT, quantities: { 2: 1 } };
  expect(quoteAskOf(EMPTY_DRAFT)).toBeNull();
  expect(quoteAskOf(draft)).toEqual({ items: [{ line: 2, quantity: 1 }] });
  expect(returnAskOf(draft, [])).toBeNull();
  expect(returnAskOf({ ...draft, category: 'defect', text: ' ' }, ['up_1'])).toEqual({
    items: [{ line: 2, quantity: 1 }],
    category: 'defect',
    photos: ['up_1'],
  });
});

test('[X-11] a text of 1000 characters is sent, one more is not', () => {
  const draft = { ...EMPTY_DRAFT, quantities: { 2: 1 }, category: 'defect' } as const;
  expect(returnAskOf({ ...draft, text: '😀'.repeat(1000) }, [])?.text).toHaveLength(2000);
  expect(returnAskOf({ ...draft, text: 'я'.repeat(1001) }, [])).toBeNull();
});

test.each([
  ['defect', 'repair', 'repair'],
  ['damaged', 'repair', 'repair'],
  ['defect', 'refund', undefined],
  ['wrong_item', 'repair', undefined],
  ['changed_mind', 'repair', undefined],
] as const)('[X-11] of goods with the reason %s, and the wish %s, the request says %s', (category, wish, said) => {
  expect(returnAskOf({ quantities: { 2: 1 }, category, wish, text: '' }, [])?.wish).toBe(said);
});

test('of what was chosen earlier, no more is left than can still go back', () => {
  const lines = returnableLines({ ...RETURNABLE, returns: [back('accepted', 1, 1), back('accepted', 2, 1)] });
  const draft = { ...EMPTY_DRAFT, quantities: { 1: 1, 2: 2, 9: 1 }, text: 'Ой' };
  expect(possibleDraft(draft, lines)).toEqual({ ...draft, quantities: { 2: 1 } });
});
