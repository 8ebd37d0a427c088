import { applyMask, PHONE_MASK } from '@muddat/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumber } from '../card-number-field/card-number.ts';
import { maskDate } from '../date-field/read-date.ts';
import { maskExpiry } from '../expiry-field/expiry-text.ts';
import { applyMaskEdit, type MaskFormat } from './apply-mask-edit.ts';

const phone: MaskFormat = (text) => applyMask(PHONE_MASK, text).masked;
const amount: MaskFormat = (text) =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, ' ');
const PREFIX = '+998 ';

type Field = { format: MaskFormat; prefix?: string; room: number; first: number };
/** `room`: how many digits the field holds; `first`: the first position that a user may edit. */
const FIELDS: Record<string, Field> = {
  phone: { format: phone, prefix: PREFIX, room: 9, first: PREFIX.length },
  card: { format: maskCardNumber, room: 16, first: 0 },
  date: { format: maskDate, room: 8, first: 0 },
  expiry: { format: maskExpiry, room: 4, first: 0 },
  amount: { format: amount, room: 20, first: 0 },
};

const digitsOf = (text: string) => text.replace(/\D/g, '');
type Step = { at: number; span: number; typed: string };
const anyStep: fc.Arbitrary<Step> = fc.record({
  at: fc.nat({ max: 30 }),
  span: fc.nat({ max: 4 }),
  typed: fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9]{1,3}$/), fc.constantFrom('x', ' ', '/', '.', '-', '+', 'a1')),
});

/** One edit as a browser makes it: typed text replaces the selection. Without text and selection it is a Backspace. */
function edit({ format, prefix }: Field, before: string, { at, span, typed }: Step) {
  const from = Math.min(at, before.length);
  const to = Math.min(from + span, before.length);
  const start = typed === '' && from === to ? Math.max(0, from - 1) : from;
  const after = before.slice(0, start) + typed + before.slice(to);
  const kind = typed === '' ? 'deleteContentBackward' : 'insertText';
  return applyMaskEdit({ before, after, caret: start + typed.length, kind, prefix }, format);
}

describe.each(Object.entries(FIELDS))('the masked field %s', (_name, field) => {
  it('holds after any edits a text that its mask does not change, with the caret inside the text', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        let text = '';
        for (const step of steps) {
          const edited = edit(field, text, step);
          expect([edited.text, field.format(edited.text, false)]).toEqual([edited.text, edited.text]);
          expect(edited.caret).toBeGreaterThanOrEqual(0);
          expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
          text = edited.text;
        }
      }),
    );
  });

  it('puts a typed digit left of the caret, and a Backspace deletes it again', () => {
    // The digits start with 9, so that the mask neither drops a leading zero nor pads a day or a month.
    const room = Math.min(field.room, 8);
    fc.assert(
      fc.property(
        fc.stringMatching(new RegExp(`^9[1-9]{0,${room - 2}}$`)),
        fc.nat({ max: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (typed, where, digit) => {
          const text = field.format(typed, false);
          const at = field.first + (where % (text.length - field.first + 1));
          const put = edit(field, text, { at, span: 0, typed: String(digit) });
          expect(digitsOf(put.text.slice(0, put.caret)).at(-1)).toBe(String(digit));
          expect(digitsOf(put.text)).toHaveLength(digitsOf(text).length + 1);
          const taken = edit(field, put.text, { at: put.caret, span: 0, typed: '' });
          expect(taken.text).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});
