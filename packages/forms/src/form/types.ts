import type { FieldValue, FormStore } from '@modular-forms/react';
import type { GenericSchema } from 'valibot';

/** The values of a form by field name; they are not nested. */
export type FormValues = { [name: string]: FieldValue };
/** Initial values: null for a field without a value, '' for an empty text. */
export type InitialValues<Input extends FormValues> = { [Name in keyof Input]: Input[Name] | null };
/** The names of the fields whose values have type `Value`. */
export type FieldNames<Input extends FormValues, Value> = {
  [Name in keyof Input & string]: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

export type FormFieldStore = FormStore<FormValues>;
export type FormSchema<Input extends FormValues, Output> = GenericSchema<Input, Output>;

/** What the form stores about a field on the page. */
export type FieldEntry = {
  /** Id of the field's control, for links to it and for the focus. */
  id: string;
  label: string;
  /** The error messages of this field by code, used instead of the default ones. */
  errorTexts: Readonly<Record<string, string>> | undefined;
};

/** Handle of a form, passed to its fields. The type parameters come from the schema. */
export type PortalFormHandle<Input extends FormValues = FormValues, Output = unknown> = {
  readonly store: FormFieldStore;
  /** Prefix of the ids of the form's fields. */
  readonly id: string;
  readonly entries: Map<string, FieldEntry>;
  /** Fields that a draft may store; secret ones (passwords, codes, cards, files) are never added. Names stay after their fields unmount. */
  readonly storableFields: Set<string>;
  /** Errors from the server, by field name, each with the value that the server refused. */
  readonly serverErrors: Map<string, { value: unknown; error: string }>;
  readonly schema: () => FormSchema<Input, Output>;
  /** Groups of fields that are validated together, see `validateField`. */
  readonly fieldGroups: readonly (readonly string[])[];
  /** Only for the compiler: the names and values of the fields. */
  readonly input?: Input;
};
