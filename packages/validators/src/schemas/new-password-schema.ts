import * as v from 'valibot';
import { newPasswordTextSchema, type Own, repeated } from './new-password-pieces.ts';
import { requiredTextSchema, typeMessage } from './pieces.ts';

/** A new password and its confirmation, which must match (spec 5). `phone`: the customer's, which is no good password. */
export const newPasswordSchema = (own: Own = {}) =>
  v.pipe(
    v.object({ password: newPasswordTextSchema(own), confirmation: requiredTextSchema }, typeMessage),
    v.forward(v.partialCheck([['password'], ['confirmation']], repeated, 'confirmed'), ['confirmation']),
  );
