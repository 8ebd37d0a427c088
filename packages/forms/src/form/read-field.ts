import { getValue } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FieldNames, FormValues, PortalFormHandle } from './types.ts';

/** Converts a form value for a text field: '' for anything but a string. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Converts a form value for a select: null, which means no choice, for an empty or missing text. */
export const asChoice = (value: unknown): string | null => asText(value) || null;

const asNumber = (value: unknown): number | null => (typeof value === 'number' && !Number.isNaN(value) ? value : null);

/** Reads the current text of a field without subscribing the component to it; '' for no text. */
export function readFieldText<Input extends FormValues>({ store }: PortalFormHandle<Input>, name: FieldNames<Input, string>): string {
  return asText(store.internal.fields[name]?.value.peek());
}

/** The number in a field; null if it is empty or not a number. Re-renders the component when it changes. */
export function useFieldNumber<Input extends FormValues>(
  { store }: PortalFormHandle<Input>,
  name: FieldNames<Input, number>,
): number | null {
  useSignals();
  return asNumber(getValue(store, name, { shouldActive: false }));
}

/** The text in a field; '' if it is empty. Re-renders the component when it changes. */
export function useFieldText<Input extends FormValues>({ store }: PortalFormHandle<Input>, name: FieldNames<Input, string>): string {
  useSignals();
  return asText(getValue(store, name, { shouldActive: false }));
}

/** Whether the customer has changed or left the field. */
export function isFieldTouched<Input extends FormValues>({ store }: PortalFormHandle<Input>, name: keyof Input & string): boolean {
  return store.internal.fields[name]?.touched.peek() ?? false;
}
