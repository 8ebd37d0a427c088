import { getValues, reset, validate } from '@modular-forms/react';
import { safeParse } from 'valibot';
import { type FormRefusal, readRefusal, refuseFields } from './refusal.ts';
import type { PortalFormHandle, Values } from './types.ts';

/** Thrown by `onSubmit` where nothing was sent and the page says why itself: the form keeps what was typed, and stays silent. */
export class FormNotSent extends Error {
  override name = 'FormNotSent';
}

/**
 * `wrong`: fields are; `refused`: the server's words; `dropped`: another submission is still on its way; `kept`: nothing was sent, and
 * the page says so.
 */
export type Outcome =
  | { kind: 'sent' | 'wrong' | 'dropped' | 'kept' }
  | { kind: 'refused'; refusal: FormRefusal; placed: boolean; error: unknown };

/**
 * Judges all fields and hands their values over. While one submission is on its way another is dropped, whoever asks for it;
 * what was refused before is asked again, since only the server knows whether it still holds.
 */
export async function submit<Input extends Values, Output>(
  form: PortalFormHandle<Input, Output>,
  onSubmit: (values: Output) => Promise<void> | void,
): Promise<Outcome> {
  const { store, refused } = form;
  if (store.submitting.peek()) return { kind: 'dropped' };
  store.submitting.value = true;
  refused.clear();
  try {
    const valid = await validate(store, { shouldFocus: false });
    const parsed = safeParse(form.schema(), getValues(store, { peek: true }));
    if (!valid || !parsed.success) return { kind: 'wrong' };
    await onSubmit(parsed.output);
    // What was sent is what there is to change from now on.
    reset(store, { initialValues: getValues(store, { peek: true, shouldActive: false }), keepTouched: true });
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof FormNotSent) return { kind: 'kept' };
    // What no server said is a mistake of ours: the customer may try again, and the console tells of it.
    if (!(error instanceof Error && 'data' in error)) reportError(error);
    const refusal = readRefusal(error);
    const namesFields = Object.keys(refusal.fields).length > 0;
    return { kind: 'refused', refusal, placed: namesFields && refuseFields(form, refusal.fields), error };
  } finally {
    store.submitting.value = false;
  }
}
