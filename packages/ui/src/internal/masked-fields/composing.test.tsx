import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  completedCodes,
  composeText,
  insertText,
  type MaskedFieldName,
  openField,
  pressUnidentifiedKey,
  reportedValues,
  textWithCaret,
} from './masked-fixtures.tsx';

describe('a masked field during a composition', () => {
  it.each<[string, MaskedFieldName, string, string[], string, string]>([
    ['a phone', 'phone', '|', ['9', '90', '901'], '901|', '+998 90 1|'],
    ['the middle of a phone', 'phone', '+998 90 |345 67', ['1', '12'], '+998 90 12|345 67', '+998 90 12|3 45 67'],
    ['the middle of a card', 'card', '8600 |1234', ['5', '55', '556'], '8600 556|1234', '8600 556|1 234'],
    ['an expiry', 'expiry', '|', ['1', '12', '122', '1227'], '1227|', '12/27|'],
    ['a date', 'date', '|', ['3', '31', '311', '3112'], '3112|', '31.12|'],
    ['the middle of an amount', 'amount', '1 |250', ['9', '99'], '1 99|250', '199 |250'],
    ['letters in a card', 'card', '86|00', ['a', 'ab'], '86ab|00', '86|00'],
  ])('does not format %s until the composition ends', async (_what, name, start, steps, during, end) => {
    const input = await openField(name, start);
    for (const step of steps) {
      await pressUnidentifiedKey();
      await composeText(step);
    }
    expect(textWithCaret(input)).toBe(during);
    await insertText(steps.at(-1) ?? '');
    expect(textWithCaret(input)).toBe(end);
  });

  it('reports the value during the composition, because a keyboard may never end it', async () => {
    await openField('amount', '1| 250');
    await composeText('99');
    expect(reportedValues.at(-1)).toBe('199250');
  });

  it('reports a complete code once, at its last digit', async () => {
    const input = await openField('code');
    for (const step of ['4', '48', '481', '4819', '48192', '481920']) await composeText(step);
    expect(completedCodes).toEqual(['481920']);
    await insertText('481920');
    expect([input.value, completedCodes]).toEqual(['481920', ['481920']]);
  });

  it.each(['once', 'onceDisabling'] as const)(
    'accepts a new code after the form cleared the field during the composition: %s',
    async (name) => {
      const input = await openField(name);
      for (const step of ['4', '48', '481', '4819', '48192', '481920']) await composeText(step);
      // The code was wrong: the form has cleared the field, which `onceDisabling` disables during the request.
      await expect.poll(() => [input.disabled, input.value]).toEqual([false, '']);
      await userEvent.click(input);
      await userEvent.keyboard('12');
      expect(input.value).toBe('12');
      await userEvent.keyboard('a');
      expect(input.value).toBe('12');
    },
  );

  it('ends the composition when the field loses the focus', async () => {
    const input = await openField('expiry');
    await composeText('1227');
    input.blur();
    await expect.poll(() => input.value).toBe('12/27');
    expect(reportedValues.at(-1)).toBe('12/27');
  });

  it('removes composed characters that the keyboard takes back', async () => {
    const input = await openField('card', '8600 12|34');
    await composeText('5');
    await composeText('56');
    await composeText('5');
    await insertText('5');
    expect(textWithCaret(input)).toBe('8600 125|3 4');
  });

  it('restores its text when the composition is canceled', async () => {
    const input = await openField('card', '8600 12|34');
    await composeText('5');
    await composeText('');
    expect(textWithCaret(input)).toBe('8600 12|34');
    await userEvent.keyboard('7');
    expect(textWithCaret(input)).toBe('8600 127|3 4');
  });

  it('accepts a suggestion that replaces the whole text', async () => {
    const input = await openField('phone', '+998 90 1|');
    await composeText('+998 91 765 43 21', { replacementStart: 0, replacementEnd: 9 });
    await insertText('+998 91 765 43 21');
    expect(textWithCaret(input)).toBe('+998 91 765 43 21|');
  });
});
