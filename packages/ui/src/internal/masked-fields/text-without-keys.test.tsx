import { describe, expect, it } from 'vitest';
import { insertText, type MaskedFieldName, openField, pressUnidentifiedKey, textWithCaret } from './masked-fixtures.tsx';

describe('a masked field, with a keyboard that sends no keys', () => {
  const remove = (forward = false) => document.execCommand(forward ? 'forwardDelete' : 'delete');

  it('formats digits typed at the end and in the middle', async () => {
    const input = await openField('phone');
    for (const digit of '90123') {
      await pressUnidentifiedKey();
      await insertText(digit);
    }
    expect(textWithCaret(input)).toBe('+998 90 123|');
    input.setSelectionRange(8, 8);
    await insertText('7');
    expect(textWithCaret(input)).toBe('+998 90 7|12 3');
  });

  it('treats a suggestion of the keyboard as a paste', async () => {
    const input = await openField('phone');
    await insertText('90 123 45 67 8');
    expect(textWithCaret(input)).toBe('90 123 45 67 8|');
  });

  it.each<[string, MaskedFieldName, string, string]>([
    ['in the middle', 'card', '8600 12|34 5678', '8600 1|345 678'],
    ['across a space', 'card', '8600 1234 |5678', '8600 123|5 678'],
    ['across the slash', 'expiry', '12/|27', '1|2/7'],
    ['across a space of an amount', 'amount', '1 250 |000', '125 |000'],
    ['a selection', 'phone', '+998 90 |123 |45 67', '+998 90 |456 7'],
  ])('deletes backward %s: the field %s with %s becomes %s', async (_what, name, start, end) => {
    const input = await openField(name, start);
    await pressUnidentifiedKey();
    remove();
    await expect.poll(() => textWithCaret(input)).toBe(end);
  });

  it('deletes forward across a space', async () => {
    const input = await openField('card', '8600| 1234 5678');
    remove(true);
    await expect.poll(() => textWithCaret(input)).toBe('8600 |2345 678');
  });
});

describe('a masked field, filled in by the browser', () => {
  /** Acts like the browser's autofill: sets the whole value in one step and fires a plain `input` event, without `inputType`. */
  function fill(input: HTMLInputElement, text: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  it.each<[MaskedFieldName, string, string, string]>([
    ['phone', '|', '+998901234567', '+998 90 123 45 67|'],
    ['phone', '+998 91|', '901234567', '+998 90 123 45 67|'],
    ['card', '|', '8600123456789012', '8600 1234 5678 9012|'],
    ['card', '8600 |1234 5678 9012', '9860123456789015', '9860 1234 5678 9015|'],
    ['expiry', '|', '12/2027', '12/27|'],
    ['expiry', '11/26|', '1227', '12/27|'],
    ['date', '|', '1990-02-01', '01.02.1990|'],
    ['amount', '|', '350000', '350 000|'],
    ['phone', '|', '0901234567', '+998 90 123 45 67|'],
    ['phone', '+998 91|', '9012345678', '9012345678|'],
    ['expiry', '|', '2030-12', '12/30|'],
    ['expiry', '|', '203012', '12/30|'],
    ['code', '|', '1234567', '1234567|'],
  ])('the field %s with the text %o formats the filled-in text %o as %o', async (name, start, text, end) => {
    const input = await openField(name, start);
    fill(input, text);
    await expect.poll(() => textWithCaret(input)).toBe(end);
  });
});
