import { useSignals } from '@preact/signals-react/runtime';
import type { FormValues, PortalFormHandle } from './types.ts';

/** Whether a submission is in flight. While it is, the submit button shows progress and ignores presses. */
export function useSubmitting<Input extends FormValues>({ store }: PortalFormHandle<Input>): boolean {
  useSignals();
  return store.submitting.value;
}
