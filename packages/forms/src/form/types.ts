import type { FieldValue, FormStore } from '@modular-forms/react';
import type { GenericSchema } from 'valibot';

/** What a form may hold: flat, by the names of its fields. */
export type Values = { [name: string]: FieldValue };
/** What it starts with: null stands for a field that has no value yet, an empty text is ''. */
export type Initial<Input extends Values> = { [Name in keyof Input]: Input[Name] | null };
/** The names of the fields that hold such a value. */
export type NamesOf<Input extends Values, Value> = {
  [Name in keyof Input & string]: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

export type Store = FormStore<Values>;
export type Schema<Input extends Values, Output> = GenericSchema<Input, Output>;

/** What the form knows of a field that stands on the page. */
export type FieldEntry = {
  /** The id of its control: for links, and to put the focus there. */
  id: string;
  label: string;
  /** Its own sentences by code. */
  words: Readonly<Record<string, string>> | undefined;
};

/** A form, as its fields and its parts take it. The type parameters are the schema's. */
export type PortalFormHandle<Input extends Values = Values, Output = unknown> = {
  readonly store: Store;
  /** The start of the ids of its fields. */
  readonly id: string;
  readonly entries: Map<string, FieldEntry>;
  /** Fields that may stand in a draft: none is here whose kind is secret (passwords, codes, cards, files). Outlives the page's fields. */
  readonly open: Set<string>;
  /** Errors that the server named, each with the value that it was about. */
  readonly refused: Map<string, { value: unknown; error: string }>;
  readonly schema: () => Schema<Input, Output>;
  /** Fields that are judged along with a field, once they have been judged or filled in themselves. */
  readonly together: readonly (readonly string[])[];
  /** Only for the compiler: the names and values of the fields. */
  readonly input?: Input;
};
