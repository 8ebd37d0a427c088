import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FocusEventHandler, RefCallback } from 'react';
import { afterPress } from './after-press.ts';
import { useFailureSentence } from './use-failure-sentence.ts';

/** What `Field` hands to its child, for a value of one type. */
export type Binding<Value> = {
  field: { value: ReadonlySignal<Value | null | undefined>; error: ReadonlySignal<string> };
  input: { name: string; ref: RefCallback<HTMLInputElement>; onBlur: FocusEventHandler<HTMLInputElement> };
  label: string;
};

/** Reads a field's signals, which subscribes the wrapper to them, and makes the sentence for its error. */
export function useBound<Value>({ field, input, label }: Binding<Value>) {
  useSignals();
  const sentence = useFailureSentence();
  const onBlur: Binding<Value>['input']['onBlur'] = (event) => afterPress(event.currentTarget.form, () => input.onBlur(event));
  return {
    value: field.value.value,
    error: sentence(field.error.value, label),
    label,
    name: input.name,
    ref: input.ref,
    onBlur,
  };
}
