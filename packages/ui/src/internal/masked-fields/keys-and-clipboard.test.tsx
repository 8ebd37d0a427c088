import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { completedCodes, type MaskedFieldName, openField, reportedValues, textWithCaret, withPlainSpaces } from './masked-fixtures.tsx';

describe('a masked field, by keyboard', () => {
  it.each<[string, MaskedFieldName, string, string, string]>([
    ['typing a phone without its country code', 'phone', '|', '901234567', '+998 90 123 45 67|'],
    ['typing a phone with its country code', 'phone', '|', '+998901234567', '+998 90 123 45 67|'],
    ['typing in the middle of a phone', 'phone', '+998 90 |345 67', '12', '+998 90 12|3 45 67'],
    ['Backspace in the middle of a phone', 'phone', '+998 90 12|3 45 67', '{Backspace}', '+998 90 1|34 56 7'],
    ['Backspace across a space of a phone', 'phone', '+998 90 123 |45 67', '{Backspace}', '+998 90 12|4 56 7'],
    ['Delete across a space of a phone', 'phone', '+998 90 123| 45 67', '{Delete}', '+998 90 123 |56 7'],
    [
      'Backspace after the country code of a phone moves the caret',
      'phone',
      '+998 |90 123 45 67',
      '{Backspace}{Backspace}',
      '+99|8 90 123 45 67',
    ],
    ['typing a digit before the country code of a phone', 'phone', '|+998 90 123', '5', '+998 5|9 012 3'],
    ['typing over a selected phone', 'phone', '|+998 90 123 45 67|', '7', '+998 7|'],
    [
      'deleting a phone to its beginning',
      'phone',
      '+998 90 1|',
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
      '|',
    ],

    ['typing a card', 'card', '|', '8600123456789012', '8600 1234 5678 9012|'],
    ['typing at the end of a group of a card', 'card', '8600| 1234', '5', '8600 5|123 4'],
    ['Backspace across a space of a card', 'card', '8600 |1234 5678', '{Backspace}', '860|1 2345 678'],
    ['Delete across a space of a card', 'card', '8600| 1234 5678', '{Delete}', '8600 |2345 678'],
    ['typing over a selected middle part of a card', 'card', '8600 1|234 5|678', '9', '8600 19|67 8'],
    ['typing a digit into a full card', 'card', '86|00 1234 5678 9012', '9', '869|0 0123 4567 8901'],
    ['typing a letter into a card changes nothing', 'card', '86|00 1234', 'x', '86|00 1234'],

    ['typing an expiry', 'expiry', '|', '1227', '12/27|'],
    ['typing an expiry with a slash', 'expiry', '|', '1/27', '01/27|'],
    ['typing the year of an expiry in full', 'expiry', '|', '12/2027', '12/27|'],
    ['correcting the month of an expiry', 'expiry', '12|/27', '{Backspace}1', '11/|27'],
    ['Backspace across the slash', 'expiry', '12/|27', '{Backspace}', '1|2/7'],
    ['Delete across the slash', 'expiry', '12|/27', '{Delete}', '12/|7'],
    ['deleting an expiry', 'expiry', '12/2|', '{Backspace}{Backspace}', '1|'],

    ['typing a date', 'date', '|', '01021990', '01.02.1990|'],
    ['typing a date with points', 'date', '|', '1.2.1990', '01.02.1990|'],
    ['correcting the day of a date', 'date', '12|.10.1990', '{Backspace}3', '13.|10.1990'],
    ['Delete across a point', 'date', '12|.10.1990', '{Delete}', '12.|01.990'],

    ['typing an amount', 'amount', '|', '1250000', '1 250 000|'],
    ['typing in the middle of an amount', 'amount', '1| 250 000', '9', '19 |250 000'],
    ['Backspace across a space of an amount', 'amount', '1 250 |000', '{Backspace}', '125 |000'],
    ['Delete across a space of an amount', 'amount', '1 250| 000', '{Delete}', '125 0|00'],
    ['typing a zero before an amount', 'amount', '|1 250', '0', '|1 250'],
    ['deleting a selected middle part of an amount', 'amount', '1 2|50 0|00', '{Delete}', '1 2|00'],
  ])('%s: the field %s with %s becomes, after the keys %s, %s', async (_what, name, start, keys, end) => {
    const input = await openField(name, start);
    await userEvent.keyboard(keys);
    expect(textWithCaret(input)).toBe(end);
  });
});

/** Pastes a text like a user, who copies it from another field. */
async function pasteInto(name: MaskedFieldName, start: string, text: string): Promise<HTMLInputElement> {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.focus();
  source.select();
  await userEvent.copy();
  source.remove();
  const input = await openField(name, start);
  await userEvent.paste();
  return input;
}

describe('a masked field, by clipboard', () => {
  it.each<[string, MaskedFieldName, string, string, string]>([
    ['a phone into an empty field', 'phone', '|', '(90) 123-45-67', '+998 90 123 45 67|'],
    ['a card with dashes', 'card', '|', '8600-1234-5678-9012', '8600 1234 5678 9012|'],
    ['a phone in full-width digits', 'phone', '|', '＋９９８\u3000９０\u3000１２３４５６７', '+998 90 123 45 67|'],
    ['a card in Arabic-Indic digits', 'card', '|', '٨٦٠٠ ١٢٣٤ ٥٦٧٨ ٩٠١٢', '8600 1234 5678 9012|'],
    ['into the middle of a card', 'card', '8600 |9012', '1234 5678', '8600 1234 5678 |9012'],
    ['over a middle part of an amount', 'amount', '1 |250| 000', '7', '17 |000'],
    ['an expiry with its year in full', 'expiry', '|', '1/2027', '01/27|'],
    ['a date', 'date', '|', '1.2.1990', '01.02.1990|'],
    ['a stored date over another', 'date', '|01.02.1990|', '1985-12-31', '31.12.1985|'],
    ['a phone with its trunk prefix', 'phone', '|', '8 90 123 45 67', '+998 90 123 45 67|'],
    ['a phone with the prefix for calls from abroad', 'phone', '|', '00998901234567', '+998 90 123 45 67|'],
    ['a phone with a digit too many', 'phone', '|', '90 123 45 67 8', '90 123 45 67 8|'],
    ['an ambiguous phone', 'phone', '|', '8712345678', '8712345678|'],
    ['digits into a full phone', 'phone', '+998 90 1|23 45 67', '55', '+998 90 155|23 45 67'],
    ['a phone with bidi marks', 'phone', '|', '\u202A+998\u00A090\u00A0123\u00A045\u00A067\u202C', '+998 90 123 45 67|'],
    ['a card with a digit too many', 'card', '|', '8600 1234 5678 9012 3', '8600 1234 5678 9012 3|'],
    ['an expiry with its year first', 'expiry', '|', '2030-12', '12/30|'],
    ['a full date into an expiry field', 'expiry', '|', '2030-12-31', '2030-12-31|'],
    ['a date with a digit too many', 'date', '|', '01.02.19901', '01.02.19901|'],
    ['an amount with an exponent', 'amount', '|', '5e4', '5e4|'],
    ['a negative amount', 'amount', '|1 250|', '-50000', '-50000|'],
    ['an amount in thousands', 'amount', '|', '50 тыс', '50 000|'],
    ['an amount with tiyin', 'amount', '|', '50 000,00', '50 000|'],
    ['a message with a code', 'code', '|', 'Код: 123 456. Действует 5 минут', '123456|'],
    ['a code with a digit too many', 'code', '|', '1234567', '1234567|'],
  ])('pastes %s: the field %s with %s becomes, after a paste of %s, %s', async (_what, name, start, text, end) => {
    const input = await pasteInto(name, start, text);
    expect(textWithCaret(input)).toBe(end);
  });

  it('does not submit a pasted code with too many digits, and submits it once it has six', async () => {
    await pasteInto('code', '|', '1234567');
    expect([reportedValues.at(-1), completedCodes]).toEqual(['1234567', []]);
    await userEvent.keyboard('8');
    expect([reportedValues.at(-1), completedCodes]).toEqual(['12345678', []]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(completedCodes).toEqual(['123456']);
  });

  it('does not format a phone with too many digits while it is edited, until it fits', async () => {
    const input = await pasteInto('phone', '|', '90 123 45 67 8');
    await userEvent.keyboard('9');
    expect(textWithCaret(input)).toBe('90 123 45 67 89|');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(textWithCaret(input)).toBe('+998 90 123 45 67|');
  });

  it('shows an error for a pasted text that is not an amount, until the customer types a number', async () => {
    const input = await pasteInto('amount', '|', '5e4');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(document.body.textContent).toContain('Введите сумму цифрами');
    input.select();
    await userEvent.keyboard('7');
    expect([textWithCaret(input), reportedValues.at(-1)]).toEqual(['7|', '7']);
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('cuts a group from the middle of a card and pastes it again', async () => {
    const input = await openField('card', '8600 |1234 |5678 9012');
    await userEvent.cut();
    expect(textWithCaret(input)).toBe('8600 |5678 9012');
    await userEvent.paste();
    expect(textWithCaret(input)).toBe('8600 1234 |5678 9012');
  });
});

describe('undo in a masked field', () => {
  it('undoes and redoes formatted digits step by step', async () => {
    const input = await openField('amount');
    await userEvent.keyboard('1250');
    expect(textWithCaret(input)).toBe('1 250|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(textWithCaret(input)).toBe('125|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(textWithCaret(input)).toBe('12|');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(textWithCaret(input)).toBe('1 250|');
    expect(reportedValues.at(-1)).toBe('1250');
  });

  it('continues from the state after an undo in the menu of the browser', async () => {
    const input = await openField('card', '8600 12|');
    await userEvent.keyboard('3456');
    document.execCommand('undo');
    await expect.poll(() => textWithCaret(input)).toBe('8600 1234 5|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(textWithCaret(input)).toBe('8600 1234|');
    await userEvent.keyboard('{Control>}y{/Control}{Control>}y{/Control}');
    expect(textWithCaret(input)).toBe('8600 1234 56|');
  });

  it('restores the text that was typed over', async () => {
    const input = await openField('card', '8600 |1234| 5678');
    await userEvent.keyboard('9');
    expect(textWithCaret(input)).toBe('8600 9|567 8');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(withPlainSpaces(input.value)).toBe('8600 1234 5678');
  });
});
