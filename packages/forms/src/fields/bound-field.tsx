import { Field } from '@modular-forms/react';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import type { NamesOf, PortalFormHandle, Values } from '../form/types.ts';
import { useFailureSentence } from '../messages/use-failure-sentence.ts';

/** What the binding gives; all else of the kit's field is the form's to say. */
type Given = 'value' | 'defaultValue' | 'label' | 'name' | 'error' | 'onChange' | 'ref';

/** The props of a kit's field in a form, where it holds a value of one type. */
export type BoundProps<Props, Input extends Values, Value, More extends string = never> = Omit<Props, Given | More> &
  OfForm<Input, NamesOf<Input, Value>>;

/** What every field of the kit is given. */
export type Bound = { id: string; name: string; label: string; value: unknown; error: string | undefined };

type OfForm<Input extends Values, Name extends string> = {
  of: PortalFormHandle<Input>;
  name: Name;
  /** What its messages call it, and, unless it has words of its own, what stands above it. */
  label: string;
  /** Sentences for codes of this form's own, or other ones for codes that everybody knows. */
  words?: Readonly<Record<string, string>> | undefined;
};

type Props<Input extends Values> = OfForm<Input, string> & {
  /** Kept in no draft, whatever the form says. */
  secret?: boolean;
  /** Where something else must find the control; made of the form's own id unless told. */
  id?: string | undefined;
  children: (bound: Bound) => ReactNode;
};

/** Ties a field of the kit to a field of the form: its value, its error as a sentence, and its place on the page. */
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
    // Read by our own handlers alone, so the type that it would be read as does not matter.
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
