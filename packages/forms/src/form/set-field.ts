import { type FieldValue, setValue } from '@modular-forms/react';
import type { FormFieldStore, FormValues, PortalFormHandle } from './types.ts';
import { validateField } from './validate-field.ts';

/** Sets a value without validating the field, as typing does. */
export function setFieldValue(store: FormFieldStore, name: string, value: FieldValue): void {
  setValue(store, name, value, { shouldValidate: false, shouldFocus: false, shouldTouched: false });
}

/** Typed `setFieldValue` for callers that hold the form's handle; null empties the field. */
export function setField<Input extends FormValues, Name extends keyof Input & string>(
  { store }: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  setFieldValue(store, name, value);
}

/** Sets a value and validates the field, as choosing an option does. */
export function setAndValidateValue<Input extends FormValues>(form: PortalFormHandle<Input>, name: string, value: FieldValue): void {
  setFieldValue(form.store, name, value);
  validateField(form, name);
}

/** Typed `setAndValidateValue` for callers that hold the form's handle. */
export function setAndValidateField<Input extends FormValues, Name extends keyof Input & string>(
  form: PortalFormHandle<Input>,
  name: Name,
  value: Input[Name] | null,
): void {
  setAndValidateValue(form, name, value);
}
