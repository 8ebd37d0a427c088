import { applyMask, DATE_MASK, EXPIRY_MASK, PHONE_MASK } from '@muddat/validators';
import { describe, expect, it } from 'vitest';
import { applyBulkInsert, applyMaskEdit, caretAfterFirst, caretBeforeLast, isBulkInsert, type MaskFormat } from './apply-mask-edit.ts';

/** Groups of three from the right, as amounts are written. */
const group: MaskFormat = (text) =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, ' ');
/** A short phone format: `+7 12 345`. */
const shortPhone: MaskFormat = (text) => {
  const digits = text.replace(/^\+7/, '').replace(/\D/g, '');
  return digits === '' ? '' : `+7 ${digits.slice(0, 2)}${digits.length > 2 ? ` ${digits.slice(2, 5)}` : ''}`;
};
const phone: MaskFormat = (text) => applyMask(PHONE_MASK, text).masked;
const expiry: MaskFormat = (text, deleting) => applyMask(EXPIRY_MASK, deleting ? text.replace(/\D/g, '') : text).masked;
const date: MaskFormat = (text, deleting) => applyMask(DATE_MASK, deleting ? text.replace(/\D/g, '') : text).masked;

/** `12|34` is the text 1234 with the caret in its middle. */
const split = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const BACKWARD = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

describe('applyMaskEdit', () => {
  it.each<[string, string, string, MaskFormat, string, (string | undefined)?, string?]>([
    // Test name, text before, text after, format, expected text, kind of the input, prefix of the mask.
    ['typing at the end keeps the caret at the end', '123', '1234|', group, '1 234|'],
    ['typing in the middle keeps the caret before the same digits', '1 234', '19| 234', group, '19 |234'],
    ['a country code that the mask adds keeps the caret at the end', '', '9|', shortPhone, '+7 9|'],
    ['deleting a digit in the middle keeps the caret there', '12 345', '1| 345', group, '1 |345', BACKWARD],
    ['a Backspace over a space deletes the digit before it', '12 345', '12|345', group, '1 |345', BACKWARD],
    ['a Delete over a space deletes the digit after it', '12 345', '12|345', group, '1 2|45', FORWARD],
    ['a deleted space without a kind of input counts as a Backspace', '12 345', '12|345', group, '1 |345'],
    ['a paste over everything', '1 234', '5678901|', group, '5 678 901|', 'insertFromPaste'],
    ['a paste of as many digits, without the spaces', '4 800 000', '1000000|', group, '1 000 000|', 'insertFromPaste'],
    ['a paste of the same digits, without the spaces', '1 234', '1234|', group, '1 234|', 'insertFromPaste'],
    ['a zero typed before an amount is dropped', '1 000', '0|1 000', group, '|1 000', 'insertText'],
    ['a Backspace in full-width digits', '９０１', '９０|', phone, '+998 90|', BACKWARD],
    ['a Backspace in extended Arabic-Indic digits', '۹۰۱', '۹۰|', phone, '+998 90|', BACKWARD],
    ['deleting the only digit empties the field', '1', '|', group, '|', BACKWARD],
    ['cutting from the middle', '1 234 567', '1 |567', group, '1 |567', 'deleteByCut'],
    ['typing over a selection', '1 234 567', '1 9|567', group, '19 |567', 'insertText'],

    ['deleting the second digit of a month', '12/25', '1|/25', expiry, '1|2/5', BACKWARD],
    ['retyping the second digit of a month', '12/5', '11|2/5', expiry, '11/|25', 'insertText'],
    ['a Backspace over the slash deletes the digit before it', '12/25', '12|25', expiry, '1|2/5', BACKWARD],
    ['a Delete over the slash deletes the digit after it', '12/25', '12|25', expiry, '12/|5', FORWARD],
    ['typing into a full expiry drops its last digit', '12/25', '13|2/25', expiry, '13|/22', 'insertText'],
    ['typing into a full expiry of equal digits moves the caret', '11/11', '11|1/11', expiry, '11|/11', 'insertText'],
    ['deleting the second digit of a day', '12.10.1990', '1|.10.1990', date, '1|1.01.990', BACKWARD],
    ['a space after one digit ends the day', '1', '1 |', date, '01.|', 'insertText'],
    ['a space after one digit ends the month', '01.3', '01.3 |', date, '01.03.|', 'insertText'],
    ['retyping the second digit of a day', '11.01.990', '13|1.01.990', date, '13.|10.1990', 'insertText'],

    [
      'typing into a full phone number drops its last digit',
      '+998 90 123 45 67',
      '+998 90 15|23 45 67',
      phone,
      '+998 90 15|2 34 56',
      'insertText',
      '+998 ',
    ],
    [
      'pasting into the middle of a full phone number drops its last digits',
      '+998 90 123 45 67',
      '+998 90 155|23 45 67',
      phone,
      '+998 90 155| 23 45',
      'insertFromPaste',
      '+998 ',
    ],
    [
      'a Backspace over the space after the code only moves the caret',
      '+998 90 123 45 67',
      '+998|90 123 45 67',
      phone,
      '+998| 90 123 45 67',
      BACKWARD,
      '+998 ',
    ],
    [
      'a Backspace in the code only moves the caret',
      '+998 90 123 45 67',
      '+99| 90 123 45 67',
      phone,
      '+99|8 90 123 45 67',
      BACKWARD,
      '+998 ',
    ],
    [
      'cutting a selection from the country code into the number keeps the code',
      '+998 90 123 45 67',
      '+9|23 45 67',
      phone,
      '+998 |23 456 7',
      'deleteByCut',
      '+998 ',
    ],
    [
      'a digit typed before the country code is the first of the number',
      '+998 90 123',
      '5|+998 90 123',
      phone,
      '+998 5|9 012 3',
      'insertText',
      '+998 ',
    ],
    ['a Backspace after a lone country code deletes its last digit', '+998 ', '+998|', phone, '+99|', BACKWARD, '+998 '],
    ['a Backspace after a lone country code without a space deletes its last digit', '+998', '+99|', phone, '+99|', BACKWARD, '+998 '],
    [
      'pasting another number over a whole number',
      '+998 90 123 45 67',
      '+998 91 765 43 21|',
      phone,
      '+998 91 765 43 21|',
      'insertFromPaste',
      '+998 ',
    ],
    ['a number that the browser fills in is formatted', '', '+998917654321|', phone, '+998 91 765 43 21|', undefined, '+998 '],
    [
      'a foreign number pasted over a number is not formatted',
      '+998 90 1',
      '+7 926 123|',
      phone,
      '+7 926 123|',
      'insertFromPaste',
      '+998 ',
    ],
  ])('%s: %o edited to %o becomes $4', (_name, before, after, format, expected, kind, prefix) => {
    const { text, caret } = split(after);
    expect(shown(applyMaskEdit({ before, after: text, caret, kind, prefix }, format))).toBe(expected);
  });
});

it('`caretBeforeLast` and `caretAfterFirst` stop at the edges of the text', () => {
  expect([caretBeforeLast('12', 5), caretAfterFirst('12', 5), caretAfterFirst('12', 0)]).toEqual([0, 2, 0]);
});

it.each<[string | undefined, string, string, boolean]>([
  ['insertFromPaste', '12', '123', true],
  ['insertFromDrop', '12', '123', true],
  ['insertReplacementText', '12', '1', true],
  // The event of an autofill has no `inputType`.
  [undefined, '12', '901234567', true],
  ['insertText', '12', '123', false],
  ['insertText', '12', '123456', true],
  ['insertCompositionText', '', '12', true],
  ['deleteContentBackward', '123', '12', false],
])('an input of kind %s that changes %o to %o inserts a whole text: %s', (kind, before, after, whole) => {
  expect(isBulkInsert({ before, after, caret: after.length, kind })).toBe(whole);
});

describe('applyBulkInsert', () => {
  /** Formats a phone number. A text with more than 12 digits stays as it is. */
  const judge = (text: string) => (text.replace(/\D/g, '').length > 12 ? text : phone(text, false));

  it.each([
    ['', '901234567|', '+998 90 123 45 67|'],
    ['+998 90 ', '+998 90 1234567|', '+998 90 123 45 67|'],
    ['+998 90 123', '55|+998 90 123', '+998 55 |901 23'],
    ['+998 90 123 45 67', '+998 90 155|23 45 67', '+998 90 155|23 45 67'],
  ])('shows after a paste that changes %o to %o the text %o, unformatted if it has over 12 digits', (before, after, expected) => {
    const { text, caret } = split(after);
    expect(shown(applyBulkInsert({ before, after: text, caret, kind: 'insertFromPaste', prefix: '+998 ' }, judge))).toBe(expected);
  });
});
