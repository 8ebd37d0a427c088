import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretOfChange, redone, startHistory, undone, withEdit } from './edit-history.ts';

describe('the history of a field', () => {
  it('goes back to every text and forward again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (texts) => {
        const [first = '', ...rest] = texts;
        let history = rest.reduce((sofar, text) => withEdit(sofar, sofar.now, text), startHistory(first));
        for (const text of texts.toReversed().slice(1)) {
          history = undone(history) ?? history;
          expect(history.now).toBe(text);
        }
        expect(undone(history)).toBeNull();
        for (const text of rest) {
          history = redone(history) ?? history;
          expect(history.now).toBe(text);
        }
        expect(redone(history)).toBeNull();
      }),
    );
  });

  it('starts anew when the text came from elsewhere, and an edit ends the way forward', () => {
    const typed = withEdit(startHistory(''), '', '1');
    expect(withEdit(typed, '500', '5 000')).toEqual({ past: ['500'], now: '5 000', future: [] });
    expect(redone(withEdit(undone(typed) ?? typed, '', '2'))).toBeNull();
    expect(withEdit(typed, '1', '1')).toEqual(typed);
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
])('when %o becomes %o the caret goes to %i', (from, to, caret) => {
  expect(caretOfChange(from, to)).toBe(caret);
});
