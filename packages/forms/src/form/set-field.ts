import { type FieldValue, setValue } from '@modular-forms/react';
import { judgeField } from './judge-field.ts';
import type { PortalFormHandle, Store, Values } from './types.ts';

/** Sets a value without validating the field, as typing does. */
export function putValue(store: Store, name: string, value: FieldValue): void {
  setValue(store, name, value, { shouldValidate: false, shouldFocus: false, shouldTouched: false });
}

/** Typed `putValue` for callers that hold the form's handle; null empties the field. */
export function setField<Input extends Values, Name extends keyof Input & string>(
  { store }: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  putValue(store, name, value);
}

/** Sets a value and validates the field, as choosing an option does. */
export function chooseValue<Input extends Values>(form: PortalFormHandle<Input>, name: string, value: FieldValue): void {
  putValue(form.store, name, value);
  judgeField(form, name);
}

/** Typed `chooseValue` for callers that hold the form's handle. */
export function chooseField<Input extends Values, Name extends keyof Input & string>(
  form: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  chooseValue(form, name, value);
}
