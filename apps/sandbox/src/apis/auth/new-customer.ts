import type { CalendarDate } from '@muddat/schedule';
import { isFailureText, registrationSchema } from '@muddat/validators';
import * as v from 'valibot';
import type { FieldErrorCodes } from '../../core/field-codes.ts';
import { toSingleLine } from '../../core/field-validator.ts';

export type NewCustomer = { readonly name: string; readonly birthdate: CalendarDate; readonly password: string };

/** Validates a registration with the same schema as the form. `fields`: error codes of invalid fields. */
export function validateNewCustomer(
  given: NewCustomer,
  known: { readonly phone: string; readonly today: CalendarDate },
): { readonly customer: NewCustomer } | { readonly fields: FieldErrorCodes } {
  const typed = { ...given, name: toSingleLine(given.name), confirmation: given.password };
  const judged = v.safeParse(registrationSchema(known), typed);
  if (judged.success) {
    const { name, birthdate, password } = judged.output;
    return { customer: { name, birthdate, password } };
  }
  const fields: FieldErrorCodes = {};
  for (const issue of judged.issues) fields[v.getDotPath(issue) ?? 'body'] ??= isFailureText(issue.message) ? issue.message : 'invalid';
  return { fields };
}
