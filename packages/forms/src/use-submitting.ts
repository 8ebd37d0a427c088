import type { FieldValues, FormStore, ResponseData } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';

/** Whether a submission is on its way: the button says so and takes no press. */
export function useSubmitting<Values extends FieldValues, Response extends ResponseData>(of: FormStore<Values, Response>): boolean {
  useSignals();
  return of.submitting.value;
}
