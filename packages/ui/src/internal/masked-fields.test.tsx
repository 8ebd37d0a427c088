import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AmountField } from '../amount-field/AmountField.tsx';
import { CardNumberField } from '../card-number-field/CardNumberField.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { ExpiryField } from '../expiry-field/ExpiryField.tsx';
import { PhoneField } from '../phone-field/PhoneField.tsx';

const SPACE = '\u00a0';
let codes: string[] = [];
const FIELDS = {
  code: (value, put) => <CodeField label="Поле" value={value} onChange={put} onComplete={(code) => codes.push(code)} />,
  once: (value, put) => <Once value={value} put={put} />,
  onceDisabling: (value, put) => <Once value={value} put={put} disabling />,
  phone: (value, put) => <PhoneField label="Поле" value={value} onChange={put} />,
  card: (value, put) => <CardNumberField label="Поле" value={value} onChange={put} />,
  expiry: (value, put) => <ExpiryField label="Поле" value={value} onChange={put} />,
  date: (value, put) => <DateField label="Поле" value={value} onChange={(_date, { text }) => put(text)} />,
  amount: (value, put) => (
    <AmountField label="Поле" value={value === '' ? null : Number(value.replace(/\D/g, ''))} onChange={(next) => put(String(next ?? ''))} />
  ),
} satisfies Record<string, (value: string, put: (value: string) => void) => ReactNode>;
type Name = keyof typeof FIELDS;

/** Sends its code off when it is whole, learns that it was wrong, and starts anew. */
function Once({ value, put, disabling = false }: { value: string; put: (value: string) => void; disabling?: boolean }) {
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    setTimeout(() => {
      setSending(false);
      put('');
    }, 50);
  };
  return <CodeField label="Поле" value={value} onChange={put} onComplete={send} disabled={disabling && sending} />;
}

let root: Root | undefined;
let told: string[] = [];
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Holder({ name, start }: { name: Name; start: string }) {
  const [value, setValue] = useState(start);
  return FIELDS[name](value, (next) => {
    told.push(next);
    setValue(next);
  });
}

/** Opens a field that holds a text, its caret or selection at the bars: `12|34`, `1|23|4`. */
async function open(name: Name, marked = '|'): Promise<HTMLInputElement> {
  const [left = '', middle = '', right] = marked.split('|');
  const text = left + middle + (right ?? '');
  told = [];
  codes = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nProvider i18n={createI18n('ru', ru)}>
      <Holder name={name} start={text} />
    </I18nProvider>,
  );
  const field = page.getByLabelText('Поле');
  await userEvent.click(field);
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  expect(plain(input.value)).toBe(text);
  input.setSelectionRange(left.length, left.length + (right === undefined ? 0 : middle.length));
  return input;
}

const plain = (text: string) => text.replaceAll(SPACE, ' ');
/** `12|34`, a selection as `1|23|4`. */
function state(input: HTMLInputElement): string {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const text = plain(input.value);
  return from === to ? `${text.slice(0, from)}|${text.slice(from)}` : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

const compose = (text: string, over: object = {}) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length, ...over });
/** What a phone's keyboard sends: text without keys; while it composes this is how it commits. */
const insert = (text: string) => cdp().send('Input.insertText', { text });
/** The one key event that Android keyboards send, whatever was pressed. */
const key229 = () => cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Unidentified', windowsVirtualKeyCode: 229 });

describe('keys', () => {
  it.each<[string, Name, string, string, string]>([
    ['typing a phone without its code', 'phone', '|', '901234567', '+998 90 123 45 67|'],
    ['typing a phone with its code', 'phone', '|', '+998901234567', '+998 90 123 45 67|'],
    ['typing in the middle of a phone', 'phone', '+998 90 |345 67', '12', '+998 90 12|3 45 67'],
    ['Backspace in the middle of a phone', 'phone', '+998 90 12|3 45 67', '{Backspace}', '+998 90 1|34 56 7'],
    ['Backspace across a space of a phone', 'phone', '+998 90 123 |45 67', '{Backspace}', '+998 90 12|4 56 7'],
    ['Delete across a space of a phone', 'phone', '+998 90 123| 45 67', '{Delete}', '+998 90 123 |56 7'],
    ['Backspace behind the code of a phone steps into it', 'phone', '+998 |90 123 45 67', '{Backspace}{Backspace}', '+99|8 90 123 45 67'],
    ['a digit typed before the code of a phone', 'phone', '|+998 90 123', '5', '+998 5|9 012 3'],
    ['everything selected and typed over', 'phone', '|+998 90 123 45 67|', '7', '+998 7|'],
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
    ['a middle part of a card selected and typed over', 'card', '8600 1|234 5|678', '9', '8600 19|67 8'],
    ['a digit into a full card', 'card', '86|00 1234 5678 9012', '9', '869|0 0123 4567 8901'],
    ['a letter leaves a card and its caret as they are', 'card', '86|00 1234', 'x', '86|00 1234'],

    ['typing an expiry', 'expiry', '|', '1227', '12/27|'],
    ['typing an expiry with a slash', 'expiry', '|', '1/27', '01/27|'],
    ['typing the year of an expiry in full', 'expiry', '|', '12/2027', '12/27|'],
    ['mending the month of an expiry', 'expiry', '12|/27', '{Backspace}1', '11/|27'],
    ['Backspace across the slash', 'expiry', '12/|27', '{Backspace}', '1|2/7'],
    ['Delete across the slash', 'expiry', '12|/27', '{Delete}', '12/|7'],
    ['deleting an expiry', 'expiry', '12/2|', '{Backspace}{Backspace}', '1|'],

    ['typing a date', 'date', '|', '01021990', '01.02.1990|'],
    ['typing a date with points', 'date', '|', '1.2.1990', '01.02.1990|'],
    ['mending the day of a date', 'date', '12|.10.1990', '{Backspace}3', '13.|10.1990'],
    ['Delete across a point', 'date', '12|.10.1990', '{Delete}', '12.|01.990'],

    ['typing an amount', 'amount', '|', '1250000', '1 250 000|'],
    ['typing in the middle of an amount', 'amount', '1| 250 000', '9', '19 |250 000'],
    ['Backspace across a space of an amount', 'amount', '1 250 |000', '{Backspace}', '125 |000'],
    ['Delete across a space of an amount', 'amount', '1 250| 000', '{Delete}', '125 0|00'],
    ['a nought before an amount', 'amount', '|1 250', '0', '|1 250'],
    ['a middle part of an amount selected and deleted', 'amount', '1 2|50 0|00', '{Delete}', '1 2|00'],
  ])('%s', async (_what, name, start, keys, end) => {
    const input = await open(name, start);
    await userEvent.keyboard(keys);
    expect(state(input)).toBe(end);
  });
});

describe('the clipboard', () => {
  it.each<[string, Name, string, string, string]>([
    ['a phone into an empty field', 'phone', '|', '(90) 123-45-67', '+998 90 123 45 67|'],
    ['a card with dashes', 'card', '|', '8600-1234-5678-9012', '8600 1234 5678 9012|'],
    ['a card in Arabic-Indic digits', 'card', '|', '٨٦٠٠ ١٢٣٤ ٥٦٧٨ ٩٠١٢', '8600 1234 5678 9012|'],
    ['into the middle of a card', 'card', '8600 |9012', '1234 5678', '8600 1234 5678 |9012'],
    ['over a middle part of an amount', 'amount', '1 |250| 000', '7', '17 |000'],
    ['an expiry with its year in full', 'expiry', '|', '1/2027', '01/27|'],
    ['a date', 'date', '|', '1.2.1990', '01.02.1990|'],
    ['a stored date over another', 'date', '|01.02.1990|', '1985-12-31', '31.12.1985|'],
  ])('pastes %s', async (_what, name, start, text, end) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = text;
    source.focus();
    source.select();
    await userEvent.copy();
    source.remove();
    const input = await open(name, start);
    await userEvent.paste();
    expect(state(input)).toBe(end);
  });

  it('cuts from the middle', async () => {
    const input = await open('card', '8600 |1234 |5678 9012');
    await userEvent.cut();
    expect(state(input)).toBe('8600 |5678 9012');
    await userEvent.paste();
    expect(state(input)).toBe('8600 1234 |5678 9012');
  });
});

describe('taking back', () => {
  it('undoes and repeats what the mask wrote, step by step', async () => {
    const input = await open('amount');
    await userEvent.keyboard('1250');
    expect(state(input)).toBe('1 250|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(state(input)).toBe('125|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(state(input)).toBe('12|');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(state(input)).toBe('1 250|');
    expect(told.at(-1)).toBe('1250');
  });

  it('goes on from where the menu of the browser has undone', async () => {
    const input = await open('card', '8600 12|');
    await userEvent.keyboard('3456');
    document.execCommand('undo');
    await expect.poll(() => state(input)).toBe('8600 1234 5|');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(state(input)).toBe('8600 1234|');
    await userEvent.keyboard('{Control>}y{/Control}{Control>}y{/Control}');
    expect(state(input)).toBe('8600 1234 56|');
  });

  it('brings back what was typed over, the caret behind it', async () => {
    const input = await open('card', '8600 |1234| 5678');
    await userEvent.keyboard('9');
    expect(state(input)).toBe('8600 9|567 8');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(plain(input.value)).toBe('8600 1234 5678');
  });
});

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
    // A wrong code: the form has emptied the field, which was disabled meanwhile.
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

describe('a keyboard that sends no keys', () => {
  const remove = (forward = false) => document.execCommand(forward ? 'forwardDelete' : 'delete');

  it('types digit by digit, and in the middle', async () => {
    const input = await open('phone');
    for (const digit of '90123') {
      await key229();
      await insert(digit);
    }
    expect(state(input)).toBe('+998 90 123|');
    input.setSelectionRange(8, 8);
    await insert('7');
    expect(state(input)).toBe('+998 90 7|12 3');
  });

  it.each<[string, Name, string, string]>([
    ['in the middle', 'card', '8600 12|34 5678', '8600 1|345 678'],
    ['across a space', 'card', '8600 1234 |5678', '8600 123|5 678'],
    ['across the slash', 'expiry', '12/|27', '1|2/7'],
    ['across a space of an amount', 'amount', '1 250 |000', '125 |000'],
    ['a selection', 'phone', '+998 90 |123 |45 67', '+998 90 |456 7'],
  ])('deletes backward %s', async (_what, name, start, end) => {
    const input = await open(name, start);
    await key229();
    remove();
    await expect.poll(() => state(input)).toBe(end);
  });

  it('deletes forward across a space', async () => {
    const input = await open('card', '8600| 1234 5678');
    remove(true);
    await expect.poll(() => state(input)).toBe('8600 |2345 678');
  });
});

describe('a browser that fills in', () => {
  /** As the browser's autofill does: the whole value at once, and a plain event. */
  function fill(input: HTMLInputElement, text: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  it.each<[Name, string, string, string]>([
    ['phone', '|', '+998901234567', '+998 90 123 45 67|'],
    ['phone', '+998 91|', '901234567', '+998 90 123 45 67|'],
    ['card', '|', '8600123456789012', '8600 1234 5678 9012|'],
    ['card', '8600 |1234 5678 9012', '9860123456789015', '9860 1234 5678 9015|'],
    ['expiry', '|', '12/2027', '12/27|'],
    ['expiry', '11/26|', '1227', '12/27|'],
    ['date', '|', '1990-02-01', '01.02.1990|'],
    ['amount', '|', '350000', '350 000|'],
  ])('a %s with %o gets %o', async (name, start, text, end) => {
    const input = await open(name, start);
    fill(input, text);
    await expect.poll(() => state(input)).toBe(end);
  });
});
