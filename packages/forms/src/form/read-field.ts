import { getValue } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import type { NamesOf, PortalFormHandle, Values } from './types.ts';

/** A form's value as a text field shows it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A form's value as a list shows it: an empty text is no choice. */
export const asChoice = (value: unknown): string | null => asText(value) || null;

const asNumber = (value: unknown): number | null => (typeof value === 'number' && !Number.isNaN(value) ? value : null);

/** What stands in a field of text now. */
export function readText<Input extends Values>({ store }: PortalFormHandle<Input>, name: NamesOf<Input, string>): string {
  return asText(store.internal.fields[name]?.value.peek());
}

/** The number in a field, kept up to date; null while there is none. */
export function useNumber<Input extends Values>({ store }: PortalFormHandle<Input>, name: NamesOf<Input, number>): number | null {
  useSignals();
  return asNumber(getValue(store, name, { shouldActive: false }));
}

/** The text in a field, kept up to date. */
export function useText<Input extends Values>({ store }: PortalFormHandle<Input>, name: NamesOf<Input, string>): string {
  useSignals();
  return asText(getValue(store, name, { shouldActive: false }));
}

/** Whether somebody has changed or left the field. */
export function isTouched<Input extends Values>({ store }: PortalFormHandle<Input>, name: keyof Input & string): boolean {
  return store.internal.fields[name]?.touched.peek() ?? false;
}
