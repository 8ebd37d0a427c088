import type { CalendarDate } from '@muddat/schedule';
import { failureText, newPassword, personalWords } from '@muddat/validators';
import { Problem } from '../../core/problem.ts';

type CustomerFacts = { readonly name: string; readonly phone: string; readonly birthdate: CalendarDate | null };

/** Throws 422 with `fields.password` if the text is not acceptable as this customer's password. */
export function assertNewPassword(password: string, { name, phone, birthdate }: CustomerFacts): void {
  const own = personalWords({ name, phone, ...(birthdate === null ? {} : { birthdate }) });
  const failure = newPassword(password, own);
  if (failure !== null) throw new Problem('validation_failed', { fields: { password: failureText(failure) } });
}
