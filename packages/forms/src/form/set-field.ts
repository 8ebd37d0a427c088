import { type FieldValue, setValue } from '@modular-forms/react';
import { judgeField } from './judge-field.ts';
import type { PortalFormHandle, Store, Values } from './types.ts';

/** Puts a value into a field, without a judgement: as typing does. */
export function putValue(store: Store, name: string, value: FieldValue): void {
  setValue(store, name, value, { shouldValidate: false, shouldFocus: false, shouldTouched: false });
}

/** The same for whoever knows the form: the value is of the field's type, null empties it. */
export function setField<Input extends Values, Name extends keyof Input & string>(
  { store }: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  putValue(store, name, value);
}

/** Puts a value into a field and judges it: as choosing does. */
export function chooseValue<Input extends Values>(form: PortalFormHandle<Input>, name: string, value: FieldValue): void {
  putValue(form.store, name, value);
  judgeField(form, name);
}

/** The same for whoever knows the form. */
export function chooseField<Input extends Values, Name extends keyof Input & string>(
  form: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  chooseValue(form, name, value);
}
