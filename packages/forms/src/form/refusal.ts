import { setError } from '@modular-forms/react';
import * as v from 'valibot';
import { sentenceText } from '../messages/error-text.ts';
import type { PortalFormHandle, Values } from './types.ts';

/**
 * What a server refused with, as far as a form goes by it: codes by the form's names, and a sentence in the reader's language. Of the
 * shape of the SDK's Refusal, which this room does not import: no code of a field is `{}`, no sentence is ''.
 */
export type FormRefusal = { readonly fields: Readonly<Record<string, string>>; readonly message: string };

/** The body of a problem, as the SDK's errors carry it (spec 8: data). */
const refusedSchema = v.looseObject({
  data: v.looseObject({ fields: v.optional(v.record(v.string(), v.string()), {}), message: v.optional(v.string(), '') }),
});

/** What an error that `onSubmit` threw says about the form; nothing, where no server answered. */
export function readRefusal(error: unknown): FormRefusal {
  const parsed = v.safeParse(refusedSchema, error);
  if (!parsed.success) return { fields: {}, message: '' };
  const { fields, message } = parsed.output.data;
  return { fields, message };
}

/** Puts the server's codes under their fields, where they stand until the value is another one. Answers whether all had a place. */
export function refuseFields<Input extends Values>(
  { store, entries, refused }: PortalFormHandle<Input>,
  fields: Readonly<Record<string, string>>,
): boolean {
  let placed = true;
  for (const [name, error] of Object.entries(fields)) {
    if (!entries.has(name)) {
      placed = false;
      continue;
    }
    refused.set(name, { value: store.internal.fields[name]?.value.peek(), error });
    setError(store, name, error, { shouldFocus: false });
  }
  return placed;
}

/** Puts the server's own sentence under a field. It stands until the value is another one. */
export function refuseField<Input extends Values>(form: PortalFormHandle<Input>, name: keyof Input & string, sentence: string): void {
  refuseFields(form, { [name]: sentenceText(sentence) });
}
