import { getValues, reset, validate } from '@modular-forms/react';
import { safeParse } from 'valibot';
import { type FormRefusal, parseFormRefusal, setFieldErrors } from './refusal.ts';
import type { FormValues, PortalFormHandle } from './types.ts';

/** Thrown by `onSubmit` if the submission failed and the page itself explains why. The form keeps its values and shows no error. */
export class SubmissionFailedError extends Error {
  override name = 'SubmissionFailedError';
}

/**
 * `wrong`: fields have errors; `refused`: the server refused; `dropped`: another submission is in flight; `kept`: `onSubmit` threw
 * `SubmissionFailedError`.
 */
export type SubmitResult =
  | { kind: 'sent' | 'wrong' | 'dropped' | 'kept' }
  | { kind: 'refused'; refusal: FormRefusal; placed: boolean; error: unknown };

/**
 * Validates all fields and passes the output to `onSubmit`. A second submission during the first is dropped. Earlier refusals are
 * cleared, because only the server knows whether they still apply.
 */
export async function submitForm<Input extends FormValues, Output>(
  form: PortalFormHandle<Input, Output>,
  onSubmit: (values: Output) => Promise<void> | void,
): Promise<SubmitResult> {
  const { store, serverErrors } = form;
  if (store.submitting.peek()) return { kind: 'dropped' };
  store.submitting.value = true;
  serverErrors.clear();
  try {
    const valid = await validate(store, { shouldFocus: false });
    const parsed = safeParse(form.schema(), getValues(store, { peek: true }));
    if (!valid || !parsed.success) return { kind: 'wrong' };
    await onSubmit(parsed.output);
    // The sent values become the initial ones, so the form is no longer dirty.
    reset(store, { initialValues: getValues(store, { peek: true, shouldActive: false }), keepTouched: true });
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof SubmissionFailedError) return { kind: 'kept' };
    // An error without a server response is our bug: report it to the console and let the customer retry.
    if (!(error instanceof Error && 'data' in error)) reportError(error);
    const refusal = parseFormRefusal(error);
    const namesFields = Object.keys(refusal.fields).length > 0;
    return { kind: 'refused', refusal, placed: namesFields && setFieldErrors(form, refusal.fields), error };
  } finally {
    store.submitting.value = false;
  }
}
