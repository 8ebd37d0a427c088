import { type PartialValues, useForm } from '@modular-forms/react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Initial, PortalFormHandle, Schema, Values } from './types.ts';

/** The first error of each field, as failure text. Errors of the form as a whole are under ''. */
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
  /** Validates all fields. Its messages are codes (`@muddat/validators`), its output goes to `onSubmit`. May change between renders. */
  schema: Schema<Input, Output>;
  initialValues: Initial<Input>;
  /**
   * Groups of fields with rules about each other, such as a password and its confirmation. A change of one also validates the others that
   * were touched. Read on the first render only.
   */
  together?: readonly (readonly (keyof Input & string)[])[];
};

/** A form that validates a field when it is changed or left, never per keystroke (spec 5). */
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
  // The groups are read on the first render only, so an inline array does not change the handle.
  const [groups] = useState(together);
  return useMemo(
    () => ({ store, id, entries: new Map(), open: new Set(), refused, schema: () => latest.current, together: groups }),
    [store, id, refused, groups],
  );
}

/** A server error stays until the field's value changes. */
function stillRefused(values: PartialValues<Values>, refused: PortalFormHandle['refused']): Record<string, string> {
  const standing = [...refused].filter(([name, { value }]) => Object.is(values[name], value));
  return Object.fromEntries(standing.map(([name, { error }]) => [name, error]));
}
