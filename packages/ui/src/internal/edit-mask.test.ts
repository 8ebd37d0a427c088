import { describe, expect, it } from 'vitest';
import { caretWithDigitsAfter, editMask } from './edit-mask.ts';

/** Groups of three from the right, as amounts are written. */
const group = (text: string) => text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ' ');
/** A phone of two and three digits after a code. */
const phone = (text: string) => {
  const digits = text.replace(/^\+7/, '').replace(/\D/g, '');
  return digits === '' ? '' : `+7 ${digits.slice(0, 2)}${digits.length > 2 ? ` ${digits.slice(2, 5)}` : ''}`;
};

describe('editMask', () => {
  it.each([
    ['typing at the end stays at the end', '123', '1234', 4, group, '1 234', 5],
    ['typing in the middle keeps the caret before the same digits', '1 234', '19 234', 2, group, '19 234', 3],
    ['a code that the mask adds does not push the caret back', '', '9', 1, phone, '+7 9', 4],
    ['deleting a digit in the middle', '12 345', '1 345', 1, group, '1 345', 2],
    ['a backspace over a space takes the digit before it', '12 345', '12345', 2, group, '1 345', 2],
    ['a paste over everything', '1 234', '5678901', 7, group, '5 678 901', 9],
    ['a paste of as many digits, without the spaces', '4 800 000', '1000000', 7, group, '1 000 000', 9],
    ['a paste of the same digits, without the spaces', '1 234', '1234', 4, group, '1 234', 5],
    ['emptied', '1', '', 0, group, '', 0],
  ])('%s', (_name, before, after, caret, format, text, expected) => {
    expect(editMask(before, after, caret, format)).toEqual({ text, caret: expected });
  });
});

describe('caretWithDigitsAfter', () => {
  it('is the start when there are fewer digits than asked', () => {
    expect(caretWithDigitsAfter('12', 5)).toBe(0);
  });
});
