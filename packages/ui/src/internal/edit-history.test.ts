import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfterChange, createEditHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts';

describe('the undo history of a field', () => {
  it('undoes and redoes every text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (texts) => {
        const [first = '', ...rest] = texts;
        let history = rest.reduce((sofar, text) => recordEdit(sofar, sofar.present, text), createEditHistory(first));
        for (const text of texts.toReversed().slice(1)) {
          history = undoEdit(history) ?? history;
          expect(history.present).toBe(text);
        }
        expect(undoEdit(history)).toBeNull();
        for (const text of rest) {
          history = redoEdit(history) ?? history;
          expect(history.present).toBe(text);
        }
        expect(redoEdit(history)).toBeNull();
      }),
    );
  });

  it('restarts if the text was changed from outside, and an edit clears the redo steps', () => {
    const typed = recordEdit(createEditHistory(''), '', '1');
    expect(recordEdit(typed, '500', '5 000')).toEqual({ past: ['500'], present: '5 000', future: [] });
    expect(redoEdit(recordEdit(undoEdit(typed) ?? typed, '', '2'))).toBeNull();
    expect(recordEdit(typed, '1', '1')).toEqual(typed);
  });
});

it.each([
  ['1 234', '123', 3],
  ['123', '1 234', 5],
  ['12 345', '1 345', 1],
  ['1 345', '12 345', 2],
  ['', '5', 1],
  ['5', '', 0],
  ['5', '5', 0],
])('when undo or redo changes %o to %o the caret moves to %i', (from, to, caret) => {
  expect(caretAfterChange(from, to)).toBe(caret);
});
