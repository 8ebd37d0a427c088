import { type PartialValues, useForm } from '@modular-forms/react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { FormSchema, FormValues, InitialValues, PortalFormHandle } from './types.ts';

/** The first error of each field, as a code with parameters. Errors of the form as a whole are under ''. */
function validateValues(schema: GenericSchema, values: unknown): Record<string, string> {
  const result = safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = getDotPath(issue) ?? '';
    errors[name] ??= issue.message;
  }
  return errors;
}

export type PortalFormOptions<Input extends FormValues, Output> = {
  /** Validates all fields. Its messages are codes (`@muddat/validators`), its output goes to `onSubmit`. May change between renders. */
  schema: FormSchema<Input, Output>;
  initialValues: InitialValues<Input>;
  /**
   * Groups of fields with rules about each other, such as a password and its confirmation. A change of one also validates the others that
   * were touched. Read on the first render only.
   */
  fieldGroups?: readonly (readonly (keyof Input & string)[])[];
};

/** Creates the handle of a form whose fields are validated when they are changed or left, never per keystroke. */
export function usePortalForm<Input extends FormValues, Output>({
  schema,
  initialValues,
  fieldGroups = [],
}: PortalFormOptions<Input, Output>): PortalFormHandle<Input, Output> {
  const id = useId();
  const latest = useRef(schema);
  useLayoutEffect(() => {
    latest.current = schema;
  });
  const serverErrors = useRef<PortalFormHandle['serverErrors']>(new Map()).current;
  const [store] = useForm<FormValues>({
    initialValues,
    validateOn: 'submit',
    revalidateOn: 'submit',
    validate: (values) => ({ ...currentServerErrors(values, serverErrors), ...validateValues(latest.current, values) }),
  });
  // The groups are read on the first render only, so an inline array does not change the handle.
  const [groups] = useState(fieldGroups);
  return useMemo(
    () => ({ store, id, entries: new Map(), storableFields: new Set(), serverErrors, schema: () => latest.current, fieldGroups: groups }),
    [store, id, serverErrors, groups],
  );
}

/** The errors of the server whose fields still have the value that it refused. */
function currentServerErrors(values: PartialValues<FormValues>, refused: PortalFormHandle['serverErrors']): Record<string, string> {
  const standing = [...refused].filter(([name, { value }]) => Object.is(values[name], value));
  return Object.fromEntries(standing.map(([name, { error }]) => [name, error]));
}
