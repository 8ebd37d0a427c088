import type { CalendarDate } from '@muddat/schedule';
import { birthdate as birthdateRule, parseDate, parsePassport, parsePinfl } from '@muddat/validators';
import type { FieldErrorCode, FieldErrorCodes } from '../../../core/field-codes.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { saveStepData } from './application/verification-store.ts';
import { verificationView } from './application/view.ts';

export const saveVerificationPerson = operation('installment', 'saveVerificationPerson', async ({ ctx, customer, body, locale }) => {
  const { id } = requireCustomer(customer);
  const person = parsePerson(body, ctx.clock.today());
  return {
    status: 200,
    body: { data: verificationView(await saveStepData(ctx, id, 'person', { ...person, personHeldAt: null }), locale) },
  };
});

type PersonInput = { readonly passport: string; readonly pinfl: string; readonly birthdate: string };
type Person = Omit<PersonInput, 'birthdate'> & { readonly birthdate: CalendarDate };

/** The data in stored form. Throws a Problem with a code for each wrong field. */
function parsePerson(typed: PersonInput, today: CalendarDate): Person {
  const passport = parsePassport(typed.passport);
  const pinfl = parsePinfl(typed.pinfl);
  const birthdate = parseDate(typed.birthdate);
  const wrongDate = birthdateCode(birthdate.ok ? birthdate.date : null, today);
  // The birthdate in the PINFL must equal the given one. The two are compared only if each is valid.
  const disagrees = pinfl.ok && birthdate.ok && pinfl.birthdate !== birthdate.date;
  const fields: FieldErrorCodes = {
    ...(passport.ok ? {} : { passport: 'format' }),
    ...(pinfl.ok ? {} : { pinfl: pinfl.code === 'pinfl-check-digit' ? 'check_digit' : 'format' }),
    ...(disagrees ? { pinfl: 'birthdate' } : {}),
    ...(wrongDate === null ? {} : { birthdate: wrongDate }),
  };
  if (!passport.ok || !pinfl.ok || !birthdate.ok || Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  return { passport: passport.number, pinfl: pinfl.pinfl, birthdate: birthdate.date };
}

function birthdateCode(date: CalendarDate | null, today: CalendarDate): FieldErrorCode | null {
  if (date === null) return 'format';
  if (date > today) return 'future';
  const failure = birthdateRule(date, today);
  if (failure === null) return null;
  return failure.code === 'birthdate-age' ? 'under_age' : 'format';
}
