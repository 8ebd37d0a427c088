import { Field } from '@modular-forms/react';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import type { FieldNames, FormValues, PortalFormHandle } from '../form/types.ts';
import { useErrorText } from '../messages/use-error-text.ts';

/** Props that the binding sets. The form passes all other props of the kit's field. */
type BoundPropName = 'value' | 'defaultValue' | 'label' | 'name' | 'error' | 'onChange' | 'ref';

/** Props of a kit field bound to a form field whose value has type `Value`. */
export type BoundFieldProps<Props, Input extends FormValues, Value, More extends string = never> = Omit<Props, BoundPropName | More> &
  FormFieldProps<Input, FieldNames<Input, Value>>;

/** Props that every field of the kit gets from the binding. */
export type FieldBinding = { id: string; name: string; label: string; value: unknown; error: string | undefined };

type FormFieldProps<Input extends FormValues, Name extends string> = {
  of: PortalFormHandle<Input>;
  name: Name;
  /** The field's name in error messages; also its visible label, unless the field sets another. */
  label: string;
  /** Error messages by code, for codes of this form only or in place of the default ones. */
  errorTexts?: Readonly<Record<string, string>> | undefined;
};

type Props<Input extends FormValues> = FormFieldProps<Input, string> & {
  /** Never stored in a draft, even if the form lists the field. */
  secret?: boolean;
  /** Set it where other code must find the control. Default: `{form id}-{name}`. */
  id?: string | undefined;
  children: (bound: FieldBinding) => ReactNode;
};

/** Binds a kit field to a form field: passes its value and its error message, and registers it with the form. */
export function BoundField<Input extends FormValues>({
  of: form,
  name,
  label,
  errorTexts,
  secret = false,
  id = `${form.id}-${name}`,
  children,
}: Props<Input>) {
  const { entries, storableFields } = form;
  useEffect(() => {
    entries.set(name, { id, label, errorTexts });
    if (secret) storableFields.delete(name);
    else storableFields.add(name);
    return () => {
      entries.delete(name);
    };
  }, [entries, storableFields, name, id, label, errorTexts, secret]);
  return (
    // Any type will do: the form library uses `type` only in its own input handlers, which we do not attach.
    <Field of={form.store} name={name} type="string">
      {(field) => (
        <FieldValue field={field} label={label} errorTexts={errorTexts}>
          {(value, error) => children({ id, name, label, value, error })}
        </FieldValue>
      )}
    </Field>
  );
}

type FieldValueProps = {
  field: { value: ReadonlySignal<unknown>; error: ReadonlySignal<string> };
  label: string;
  errorTexts: Readonly<Record<string, string>> | undefined;
  children: (value: unknown, error: string | undefined) => ReactNode;
};

/** Reads the field's signals, which subscribes this component to them. */
function FieldValue({ field, label, errorTexts, children }: FieldValueProps) {
  useSignals();
  const sentence = useErrorText();
  return children(field.value.value, sentence(field.error.value, label, errorTexts));
}
