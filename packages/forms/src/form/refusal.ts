import { setError } from '@modular-forms/react';
import * as v from 'valibot';
import { encodeErrorSentence } from '../messages/error-text.ts';
import type { FormValues, PortalFormHandle } from './types.ts';

/**
 * A server refusal as the form needs it: codes by field name, and a message in the reader's language. It has the shape of the SDK's
 * Refusal, which this package does not import. Without field codes `fields` is `{}`, without a message `message` is ''.
 */
export type FormRefusal = { readonly fields: Readonly<Record<string, string>>; readonly message: string };

/** The error body of a response, which the SDK's errors hold in `data`. */
const refusedSchema = v.looseObject({
  data: v.looseObject({ fields: v.optional(v.record(v.string(), v.string()), {}), message: v.optional(v.string(), '') }),
});

/** Reads the refusal from an error that `onSubmit` threw. `fields` and `message` are empty if the error is not a server's response. */
export function parseFormRefusal(error: unknown): FormRefusal {
  const parsed = v.safeParse(refusedSchema, error);
  if (!parsed.success) return { fields: {}, message: '' };
  const { fields, message } = parsed.output.data;
  return { fields, message };
}

/** Shows the server's codes at their fields; each stays until the field's value changes. Returns false if some field is not on the page. */
export function setFieldErrors<Input extends FormValues>(
  { store, entries, serverErrors }: PortalFormHandle<Input>,
  fields: Readonly<Record<string, string>>,
): boolean {
  let placed = true;
  for (const [name, error] of Object.entries(fields)) {
    if (!entries.has(name)) {
      placed = false;
      continue;
    }
    serverErrors.set(name, { value: store.internal.fields[name]?.value.peek(), error });
    setError(store, name, error, { shouldFocus: false });
  }
  return placed;
}

/** Shows the server's own message at a field until the field's value changes. */
export function setFieldError<Input extends FormValues>(form: PortalFormHandle<Input>, name: keyof Input & string, sentence: string): void {
  setFieldErrors(form, { [name]: encodeErrorSentence(sentence) });
}
