import * as v from 'valibot';
import { newPassword } from '../password/new-password.ts';
import { ownWords } from '../password/own-words.ts';
import { isMissing } from '../rules/empty.ts';
import { confirmed } from '../rules/required.ts';
import { birthdateSchema } from './birthdate-schema.ts';
import { requiredTextSchema, ruled, typeMessage } from './pieces.ts';
import { NAME_MAX, wordsSchema } from './texts.ts';

type Own = { readonly phone?: string };

const newPasswordTextSchema = (own: Own) =>
  v.pipe(
    requiredTextSchema,
    ruled((password: string) => newPassword(password, ownWords(own))),
  );
/** A confirmation that is still empty is `required`, which its own field says. */
const repeated = (typed: { readonly password: string; readonly confirmation: string }) =>
  isMissing(typed.confirmation) || confirmed(typed.confirmation, typed.password) === null;
/** Only what is known of the customer makes it weak; what is wrong with it anyway its own field says. */
const unlike = (password: string, own: string[]) => newPassword(password) !== null || newPassword(password, own) === null;

/** A new password and its confirmation, which must match (spec 5). `phone`: the customer's, which is no good password. */
export const newPasswordSchema = (own: Own = {}) =>
  v.pipe(
    v.object({ password: newPasswordTextSchema(own), confirmation: requiredTextSchema }, typeMessage),
    v.forward(v.partialCheck([['password'], ['confirmation']], repeated, 'confirmed'), ['confirmation']),
  );

/** A change of password by somebody who knows the old one. The new one must be another: `password-same`. */
export const passwordChangeSchema = (own: Own = {}) =>
  v.pipe(
    v.object({ current: requiredTextSchema, password: newPasswordTextSchema(own), confirmation: requiredTextSchema }, typeMessage),
    v.forward(v.partialCheck([['password'], ['confirmation']], repeated, 'confirmed'), ['confirmation']),
    v.forward(
      v.partialCheck([['current'], ['password']], ({ current, password }) => current !== password, 'password-same'),
      ['password'],
    ),
  );

/** The last step of registration (domain, Auth), on `today` (`YYYY-MM-DD`). A password made of the customer's own name or birthdate is `password-weak`. */
export const registrationSchema = ({ today, phone }: Own & { readonly today: string }) =>
  v.pipe(
    v.object(
      {
        name: wordsSchema(NAME_MAX),
        birthdate: birthdateSchema(today),
        password: newPasswordTextSchema(phone === undefined ? {} : { phone }),
        confirmation: requiredTextSchema,
      },
      typeMessage,
    ),
    v.forward(v.partialCheck([['password'], ['confirmation']], repeated, 'confirmed'), ['confirmation']),
    v.forward(
      v.partialCheck([['name'], ['password']], ({ name, password }) => unlike(password, ownWords({ name })), 'password-weak'),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['birthdate'], ['password']],
        ({ birthdate, password }) => unlike(password, ownWords({ birthdate })),
        'password-weak',
      ),
      ['password'],
    ),
  );
