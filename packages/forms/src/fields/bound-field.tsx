import { Field } from '@modular-forms/react';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import type { NamesOf, PortalFormHandle, Values } from '../form/types.ts';
import { useFailureSentence } from '../messages/use-failure-sentence.ts';

/** Props that the binding sets. The form sets all other props of the kit's field. */
type Given = 'value' | 'defaultValue' | 'label' | 'name' | 'error' | 'onChange' | 'ref';

/** Props of a kit field bound to a form field whose value has type `Value`. */
export type BoundProps<Props, Input extends Values, Value, More extends string = never> = Omit<Props, Given | More> &
  OfForm<Input, NamesOf<Input, Value>>;

/** Props that every field of the kit gets from the binding. */
export type Bound = { id: string; name: string; label: string; value: unknown; error: string | undefined };

type OfForm<Input extends Values, Name extends string> = {
  of: PortalFormHandle<Input>;
  name: Name;
  /** The field's name in error messages; also its visible label, unless the field sets another. */
  label: string;
  /** Error messages by code, for codes of this form only or in place of the default ones. */
  words?: Readonly<Record<string, string>> | undefined;
};

type Props<Input extends Values> = OfForm<Input, string> & {
  /** Never stored in a draft, even if the form lists the field. */
  secret?: boolean;
  /** Set it where other code must find the control. Default: the form's id and the field's name. */
  id?: string | undefined;
  children: (bound: Bound) => ReactNode;
};

/** Binds a kit field to a form field: passes its value and its error message, and registers it with the form. */
export function BoundField<Input extends Values>({
  of: form,
  name,
  label,
  words,
  secret = false,
  id = `${form.id}-${name}`,
  children,
}: Props<Input>) {
  const { entries, open } = form;
  useEffect(() => {
    entries.set(name, { id, label, words });
    if (secret) open.delete(name);
    else open.add(name);
    return () => {
      entries.delete(name);
    };
  }, [entries, open, name, id, label, words, secret]);
  return (
    // The form library uses `type` only in its own input handlers, which we do not attach, so any type will do.
    <Field of={form.store} name={name} type="string">
      {(field) => (
        <Shown field={field} label={label} words={words}>
          {(value, error) => children({ id, name, label, value, error })}
        </Shown>
      )}
    </Field>
  );
}

type ShownProps = {
  field: { value: ReadonlySignal<unknown>; error: ReadonlySignal<string> };
  label: string;
  words: Readonly<Record<string, string>> | undefined;
  children: (value: unknown, error: string | undefined) => ReactNode;
};

/** Reads the field's signals, which subscribes this component to them. */
function Shown({ field, label, words, children }: ShownProps) {
  useSignals();
  const sentence = useFailureSentence();
  return children(field.value.value, sentence(field.error.value, label, words));
}
