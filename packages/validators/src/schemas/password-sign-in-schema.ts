import * as v from 'valibot';
import { PASSWORD_MAX } from '../password/new-password.ts';
import { maxLength } from '../rules/lengths.ts';
import { phoneSchema } from './phone-schema.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';

/** Sign-in by phone and password. The password is taken as it is: how it must look is a matter of registration. */
export const passwordSignInSchema = v.object(
  {
    phone: phoneSchema,
    password: v.pipe(
      requiredTextSchema,
      ruleAction((password: string) => maxLength(password, PASSWORD_MAX)),
    ),
  },
  typeMessage,
);
