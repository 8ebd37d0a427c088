import * as v from 'valibot';

const withBirthdate = v.object({ birthdate: v.pipe(v.string(), v.isoDate()) });

/** The birthdate in a session's user, `YYYY-MM-DD`; null if there is none. The identity provider sends the field unchecked. */
export function accountBirthdateOf(user: object): string | null {
  const known = v.safeParse(withBirthdate, user);
  return known.success ? known.output.birthdate : null;
}
