import * as v from 'valibot';
import { newPassword } from '../password/new-password.ts';
import { ownWords } from '../password/own-words.ts';
import { isMissing } from '../rules/empty.ts';
import { confirmed } from '../rules/required.ts';
import { requiredTextSchema, ruled } from './pieces.ts';

/** What is known of the customer besides what is typed. */
export type Own = { readonly phone?: string };

export const newPasswordTextSchema = (own: Own) =>
  v.pipe(
    requiredTextSchema,
    ruled((password: string) => newPassword(password, ownWords(own))),
  );
/** A confirmation that is still empty is `required`, which its own field says. */
export const repeated = (typed: { readonly password: string; readonly confirmation: string }) =>
  isMissing(typed.confirmation) || confirmed(typed.confirmation, typed.password) === null;
/** Only what is known of the customer makes it weak; what is wrong with it anyway its own field says. */
export const unlike = (password: string, own: string[]) => newPassword(password) !== null || newPassword(password, own) === null;
