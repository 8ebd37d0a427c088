import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** The first thing that is wrong with each field, as the text of its failure; what is wrong with the whole stands under ''. */
export function judge(schema: GenericSchema, values: unknown): Record<string, string> {
  const result = safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = getDotPath(issue) ?? '';
    errors[name] ??= issue.message;
  }
  return errors;
}
