import { type PartialValues, useForm } from '@modular-forms/react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Initial, PortalFormHandle, Schema, Values } from './types.ts';

/** The first thing that is wrong with each field, as the text of its failure; what is wrong with the whole stands under ''. */
function judge(schema: GenericSchema, values: unknown): Record<string, string> {
  const result = safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = getDotPath(issue) ?? '';
    errors[name] ??= issue.message;
  }
  return errors;
}

export type PortalFormOptions<Input extends Values, Output> = {
  /** Judges all fields; its messages are codes (`@muddat/validators`), its output is what `onSubmit` gets. May change between renders. */
  schema: Schema<Input, Output>;
  initialValues: Initial<Input>;
  /** Fields whose rules look at each other, such as a password and its confirmation: a change of one judges the other anew. */
  together?: readonly (readonly (keyof Input & string)[])[];
};

/** A form whose fields are judged when they are changed or left, never per keystroke (spec 5). */
export function usePortalForm<Input extends Values, Output>({
  schema,
  initialValues,
  together = [],
}: PortalFormOptions<Input, Output>): PortalFormHandle<Input, Output> {
  const id = useId();
  const latest = useRef(schema);
  useLayoutEffect(() => {
    latest.current = schema;
  });
  const refused = useRef<PortalFormHandle['refused']>(new Map()).current;
  const [store] = useForm<Values>({
    initialValues,
    validateOn: 'submit',
    revalidateOn: 'submit',
    validate: (values) => ({ ...stillRefused(values, refused), ...judge(latest.current, values) }),
  });
  // What belongs together is said once.
  const [groups] = useState(together);
  return useMemo(
    () => ({ store, id, entries: new Map(), open: new Set(), refused, schema: () => latest.current, together: groups }),
    [store, id, refused, groups],
  );
}

/** What the server refused stands until the value is another one. */
function stillRefused(values: PartialValues<Values>, refused: PortalFormHandle['refused']): Record<string, string> {
  const standing = [...refused].filter(([name, { value }]) => Object.is(values[name], value));
  return Object.fromEntries(standing.map(([name, { error }]) => [name, error]));
}
