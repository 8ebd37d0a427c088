import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AmountField } from '../../amount-field/amount-field.tsx';
import { CardNumberField } from '../../card-number-field/card-number-field.tsx';
import { CodeField } from '../../code-field/code-field.tsx';
import { DateField } from '../../date-field/date-field.tsx';
import { ExpiryField } from '../../expiry-field/expiry-field.tsx';
import { PhoneField } from '../../phone-field/phone-field.tsx';

const SPACE = '\u00a0';
/** Values and complete codes that the field has reported since `openField`. */
export const reportedValues: string[] = [];
export const completedCodes: string[] = [];

const FIELDS = {
  code: (value, put) => <CodeField label="Поле" value={value} onChange={put} onComplete={(code) => completedCodes.push(code)} />,
  once: (value, put) => <ClearingCodeField value={value} put={put} />,
  onceDisabling: (value, put) => <ClearingCodeField value={value} put={put} disabling />,
  phone: (value, put) => <PhoneField label="Поле" value={value} onChange={put} />,
  card: (value, put) => <CardNumberField label="Поле" value={value} onChange={put} />,
  expiry: (value, put) => <ExpiryField label="Поле" value={value} onChange={put} />,
  date: (value, put) => <DateField label="Поле" value={value} onChange={(_date, { text }) => put(text)} />,
  amount: (value, put) => (
    <AmountField label="Поле" value={value === '' ? null : Number(value.replace(/\D/g, ''))} onChange={(next) => put(String(next ?? ''))} />
  ),
} satisfies Record<string, (value: string, put: (value: string) => void) => ReactNode>;
export type MaskedFieldName = keyof typeof FIELDS;

/** Acts like a form that sends a complete code, gets the response that it is wrong, and clears the field. */
function ClearingCodeField({ value, put, disabling = false }: { value: string; put: (value: string) => void; disabling?: boolean }) {
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
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function FieldFixture({ name, start }: { name: MaskedFieldName; start: string }) {
  const [value, setValue] = useState(start);
  return FIELDS[name](value, (next) => {
    reportedValues.push(next);
    setValue(next);
  });
}

/** Opens a field with a text. Bars mark the caret or the selection: `12|34`, `1|23|4`. */
export async function openField(name: MaskedFieldName, marked = '|'): Promise<HTMLInputElement> {
  const [left = '', middle = '', right] = marked.split('|');
  const text = left + middle + (right ?? '');
  reportedValues.length = 0;
  completedCodes.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nProvider i18n={createI18n('ru', ru)}>
      <FieldFixture name={name} start={text} />
    </I18nProvider>,
  );
  const field = page.getByLabelText('Поле');
  await userEvent.click(field);
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  expect(withPlainSpaces(input.value)).toBe(text);
  input.setSelectionRange(left.length, left.length + (right === undefined ? 0 : middle.length));
  return input;
}

export const withPlainSpaces = (text: string) => text.replaceAll(SPACE, ' ');
/** The text of the field with its caret as `12|34`, or its selection as `1|23|4`. */
export function textWithCaret(input: HTMLInputElement): string {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const text = withPlainSpaces(input.value);
  return from === to ? `${text.slice(0, from)}|${text.slice(from)}` : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

export const composeText = (text: string, over: object = {}) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length, ...over });
/** What a phone keyboard sends: text without key events. During a composition this commits the text. */
export const insertText = (text: string) => cdp().send('Input.insertText', { text });
/** The key event that Android keyboards send for every key. */
export const pressUnidentifiedKey = () =>
  cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Unidentified', windowsVirtualKeyCode: 229 });
