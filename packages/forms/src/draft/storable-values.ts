import { getValues } from '@modular-forms/react';
import type { FormValues, PortalFormHandle } from '../form/types.ts';
import type { DraftValue, DraftValues } from './draft-store.ts';

const isStorable = (value: unknown): value is DraftValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * Values of the fields that the form lists as safe to store. A secret field (password, code, card, photo) is left out even if the list
 * names it by mistake.
 */
export function storableValues<Input extends FormValues>(
  { store, storableFields }: PortalFormHandle<Input>,
  names: readonly string[],
): DraftValues {
  const values = getValues(store, { peek: true, shouldActive: false });
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return storableFields.has(name) && isStorable(value) ? [[name, value]] : [];
    }),
  );
}
