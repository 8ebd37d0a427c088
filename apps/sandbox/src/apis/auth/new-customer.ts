import { registrationSchema } from '@muddat/validators';
import * as v from 'valibot';
import { oneLine } from '../../core/field-check.ts';

export type NewCustomer = { readonly name: string; readonly birthdate: string; readonly password: string };

/** What the registration form says of itself, judged on the server by the same schema; `fields` are failure texts. */
export function judgeNewCustomer(
  given: NewCustomer,
  known: { readonly phone: string; readonly today: string },
): { readonly customer: NewCustomer } | { readonly fields: Record<string, string> } {
  const typed = { ...given, name: oneLine(given.name), confirmation: given.password };
  const judged = v.safeParse(registrationSchema(known), typed);
  if (judged.success) {
    const { name, birthdate, password } = judged.output;
    return { customer: { name, birthdate, password } };
  }
  const fields: Record<string, string> = {};
  for (const issue of judged.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message;
  return { fields };
}
