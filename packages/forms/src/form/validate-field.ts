import { validate } from '@modular-forms/react';
import type { FormValues, PortalFormHandle } from './types.ts';

/**
 * Validates a field that was changed or left, and the touched fields of its groups. Untouched fields are skipped: a confirmation is not
 * wrong before it is typed.
 */
export function validateField<Input extends FormValues>({ store, fieldGroups }: PortalFormHandle<Input>, name: string): void {
  const field = store.internal.fields[name];
  if (!field) return;
  field.touched.value = true;
  store.touched.value = true;
  const others = fieldGroups.filter((group) => group.includes(name)).flat();
  const known = others.filter((other) => other !== name && store.internal.fields[other]?.touched.peek());
  void validate(store, [name, ...known], { shouldFocus: false });
}
