import type { SessionView } from '@muddat/app-shell';
import * as v from 'valibot';

/** What the passport says of the customer, once its check was passed. */
export type PassportPerson = { passport: string; birthdate: string };

/** The number of a passport that its reader need not know whole: `AA*****67`. */
export const maskPassport = (passport: string): string => passport.replace(/^(\w{2})\w*(\w{2})$/, '$1*****$2');

/** What is known of the customer. Of a profile only id, name and phone are sure; the rest of it comes as the provider wrote it. */
export type Person = {
  name: string;
  phone: string;
  birthdate: string | null;
  /** Masked; null while the identity is not confirmed by it. */
  passport: string | null;
};

const withBirthdate = v.object({ birthdate: v.pipe(v.string(), v.isoDate()) });

export function personOf(user: NonNullable<SessionView['user']>, passport: PassportPerson | null = null): Person {
  const known = v.safeParse(withBirthdate, user);
  return {
    name: user.name,
    phone: user.phone,
    birthdate: known.success ? known.output.birthdate : (passport?.birthdate ?? null),
    passport: passport === null ? null : maskPassport(passport.passport),
  };
}
