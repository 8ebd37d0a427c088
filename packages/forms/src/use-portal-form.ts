import { type FieldValues, type FormOptions, useForm } from '@modular-forms/react';

/**
 * A form whose fields are checked when they are left, and again when they are left after an error; never per keystroke (spec 5).
 * Answers the form's store, for `PortalForm` and `setValue`, and its `Field`.
 */
export function usePortalForm<Values extends FieldValues>(options: Omit<FormOptions<Values>, 'validateOn' | 'revalidateOn'>) {
  const [store, { Field }] = useForm<Values>({ ...options, validateOn: 'blur', revalidateOn: 'blur' });
  return [store, Field] as const;
}

/** For `setValue` while somebody types: the value moves, and no judgement is made yet. */
export const TYPING = { shouldValidate: false, shouldFocus: false } as const;
