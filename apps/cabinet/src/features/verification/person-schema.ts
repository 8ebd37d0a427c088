import type { CalendarDate } from '@muddat/schedule';
import { birthdate as birthdateRule, identitySchema, parseDate } from '@muddat/validators';
import * as v from 'valibot';

/**
 * The typed birthdate that the customer must confirm, because it differs from the account's; null if there is nothing to confirm, or while
 * the text is no birthdate.
 */
export function birthdateToConfirm(typed: string, accountBirthdate: string | null, today: CalendarDate): CalendarDate | null {
  const parsed = parseDate(typed);
  if (!parsed.ok || accountBirthdate === null || parsed.date === accountBirthdate) return null;
  return birthdateRule(parsed.date, today) === null ? parsed.date : null;
}

export type PersonFields = v.InferInput<ReturnType<typeof personSchema>>;

/** The data of the passport on `today`. A birthdate that differs from the account's must be confirmed, else `required` at `confirmed`. */
export const personSchema = (today: CalendarDate, accountBirthdate: string | null) =>
  v.pipe(
    v.intersect([identitySchema(today), v.object({ confirmed: v.optional(v.boolean(), false) })]),
    v.forward(
      v.partialCheck(
        [['birthdate'], ['confirmed']],
        ({ birthdate, confirmed }) => confirmed || birthdateToConfirm(birthdate, accountBirthdate, today) === null,
        'required',
      ),
      ['confirmed'],
    ),
    v.transform(({ passport, pinfl, birthdate }) => ({ passport, pinfl, birthdate })),
  );
