import { useSignals } from '@preact/signals-react/runtime';
import type { PortalFormHandle, Values } from './types.ts';

/** Whether a submission is on its way: the button says so and takes no press. */
export function useSubmitting<Input extends Values>({ store }: PortalFormHandle<Input>): boolean {
  useSignals();
  return store.submitting.value;
}
