import * as v from 'valibot';
import { newPassword } from '../password/new-password.ts';
import { personalWords } from '../password/personal-words.ts';
import { confirmed, isMissing } from '../rules/presence.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';

/** Facts about the customer that are not in the input. */
export type PersonalData = { readonly phone?: string; readonly name?: string };

export const newPasswordTextSchema = (own: PersonalData) =>
  v.pipe(
    requiredTextSchema,
    ruleAction((password: string) => newPassword(password, personalWords(own))),
  );
/** True for an empty confirmation, because its own field already reports `required`. */
export const confirmationMatches = (typed: { readonly password: string; readonly confirmation: string }) =>
  isMissing(typed.confirmation) || confirmed(typed.confirmation, typed.password) === null;
/** False only if the customer's own words make the password weak. Its own field reports every other fault. */
export const isNotPersonal = (password: string, own: string[]) => newPassword(password) !== null || newPassword(password, own) === null;

/** A new password and its confirmation, which must match. `phone`: the customer's, which is no good password. */
export const newPasswordSchema = (own: PersonalData = {}) =>
  v.pipe(
    v.object({ password: newPasswordTextSchema(own), confirmation: requiredTextSchema }, typeMessage),
    v.forward(v.partialCheck([['password'], ['confirmation']], confirmationMatches, 'confirmed'), ['confirmation']),
  );

/** A password change with the old password. `own`: the customer's data, which may not be most of the new password. The new one must differ: `password-same`. */
export const passwordChangeSchema = (own: PersonalData = {}) =>
  v.pipe(
    v.object({ current: requiredTextSchema, password: newPasswordTextSchema(own), confirmation: requiredTextSchema }, typeMessage),
    v.forward(v.partialCheck([['password'], ['confirmation']], confirmationMatches, 'confirmed'), ['confirmation']),
    v.forward(
      v.partialCheck([['current'], ['password']], ({ current, password }) => current !== password, 'password-same'),
      ['password'],
    ),
  );
