import { getValues } from '@modular-forms/react';
import type { PortalFormHandle, Values } from '../form/types.ts';
import type { DraftValue, DraftValues } from './draft-store.ts';

const isKeepable = (value: unknown): value is DraftValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * What may be kept of the fields: those on the form's list, and never one that is secret by its kind (a password, a code, a
 * card, a photo), even where the list names it by mistake.
 */
export function draftOf<Input extends Values>({ store, open }: PortalFormHandle<Input>, names: readonly string[]): DraftValues {
  const values = getValues(store, { peek: true, shouldActive: false });
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return open.has(name) && isKeepable(value) ? [[name, value]] : [];
    }),
  );
}
