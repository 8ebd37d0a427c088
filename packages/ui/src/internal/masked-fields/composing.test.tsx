import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { codes, compose, insert, key229, type Name, open, state, told } from './masked-fixtures.tsx';

describe('a keyboard that composes', () => {
  it.each<[string, Name, string, string[], string, string]>([
    ['a phone', 'phone', '|', ['9', '90', '901'], '901|', '+998 90 1|'],
    ['the middle of a phone', 'phone', '+998 90 |345 67', ['1', '12'], '+998 90 12|345 67', '+998 90 12|3 45 67'],
    ['the middle of a card', 'card', '8600 |1234', ['5', '55', '556'], '8600 556|1234', '8600 556|1 234'],
    ['an expiry', 'expiry', '|', ['1', '12', '122', '1227'], '1227|', '12/27|'],
    ['a date', 'date', '|', ['3', '31', '311', '3112'], '3112|', '31.12|'],
    ['the middle of an amount', 'amount', '1 |250', ['9', '99'], '1 99|250', '199 |250'],
    ['letters that do not fit', 'card', '86|00', ['a', 'ab'], '86ab|00', '86|00'],
  ])('leaves the text of %s alone until it is done', async (_what, name, start, steps, during, end) => {
    const input = await open(name, start);
    for (const step of steps) {
      await key229();
      await compose(step);
    }
    expect(state(input)).toBe(during);
    await insert(steps.at(-1) ?? '');
    expect(state(input)).toBe(end);
  });

  it('tells the value while it composes, as the keyboard may never say that it is done', async () => {
    await open('amount', '1| 250');
    await compose('99');
    expect(told.at(-1)).toBe('199250');
  });

  it('completes a code once, when its last digit is there', async () => {
    const input = await open('code');
    for (const step of ['4', '48', '481', '4819', '48192', '481920']) await compose(step);
    expect(codes).toEqual(['481920']);
    await insert('481920');
    expect([input.value, codes]).toEqual(['481920', ['481920']]);
  });

  it.each(['once', 'onceDisabling'] as const)('gives way to a form that empties the field in the middle of it: %s', async (name) => {
    const input = await open(name);
    for (const step of ['4', '48', '481', '4819', '48192', '481920']) await compose(step);
    // The code was wrong: the form has cleared the field, which was disabled during the request.
    await expect.poll(() => [input.disabled, input.value]).toEqual([false, '']);
    await userEvent.click(input);
    await userEvent.keyboard('12');
    expect(input.value).toBe('12');
    await userEvent.keyboard('a');
    expect(input.value).toBe('12');
  });

  it('is done when the field is left', async () => {
    const input = await open('expiry');
    await compose('1227');
    input.blur();
    await expect.poll(() => input.value).toBe('12/27');
    expect(told.at(-1)).toBe('12/27');
  });

  it('takes back its own letters while it composes', async () => {
    const input = await open('card', '8600 12|34');
    await compose('5');
    await compose('56');
    await compose('5');
    await insert('5');
    expect(state(input)).toBe('8600 125|3 4');
  });

  it('gives up a composition: the text is as before', async () => {
    const input = await open('card', '8600 12|34');
    await compose('5');
    await compose('');
    expect(state(input)).toBe('8600 12|34');
    await userEvent.keyboard('7');
    expect(state(input)).toBe('8600 127|3 4');
  });

  it('takes a suggestion that replaces the whole text', async () => {
    const input = await open('phone', '+998 90 1|');
    await compose('+998 91 765 43 21', { replacementStart: 0, replacementEnd: 9 });
    await insert('+998 91 765 43 21');
    expect(state(input)).toBe('+998 91 765 43 21|');
  });
});
