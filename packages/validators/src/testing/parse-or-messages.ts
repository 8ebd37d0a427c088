import * as v from 'valibot';

/** For tests: what a schema makes of an input, or its messages by path. */
export function parseOrMessages(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  return result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message].filter(Boolean).join(': '));
}
