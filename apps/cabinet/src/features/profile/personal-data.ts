import type { SessionView } from '@muddat/app-shell';
import { accountBirthdateOf } from '../../domain/identity/account-birthdate.ts';

/** Passport data of the customer, known once the identity check was passed. */
export type PassportData = { passport: string; birthdate: string };

/** Masks the middle of a passport number: `AA*****67`. */
export const maskPassport = (passport: string): string => passport.replace(/^(\w{2})\w*(\w{2})$/, '$1*****$2');

/**
 * Personal data of the customer. A session's user always has id, name and phone; other fields are unchecked, as the identity provider sent
 * them.
 */
export type PersonalData = {
  name: string;
  phone: string;
  birthdate: string | null;
  /** Masked; null until the identity check was passed. */
  passport: string | null;
};

/** The birthdate of the verified passport wins: the session may still hold the one typed at the registration for some minutes. */
export function personalDataOf(user: NonNullable<SessionView['user']>, passport: PassportData | null = null): PersonalData {
  return {
    name: user.name,
    phone: user.phone,
    birthdate: passport?.birthdate ?? accountBirthdateOf(user),
    passport: passport === null ? null : maskPassport(passport.passport),
  };
}
