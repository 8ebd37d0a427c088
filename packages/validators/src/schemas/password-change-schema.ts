import * as v from 'valibot';
import { newPasswordTextSchema, type Own, repeated } from './new-password-pieces.ts';
import { requiredTextSchema, typeMessage } from './pieces.ts';

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
