import { codeSchemaOf, passwordChangeSchema } from '@muddat/validators';
import * as v from 'valibot';
import type { PasswordProofMethod } from './change-password.machine.ts';
import type { AccountOwner } from './change-password.types.ts';

/** `customer`: the new password must be more than the name or the phone, or the backend would refuse it. */
type Options = { by: PasswordProofMethod; customer: AccountOwner; codeLength: number };

/** The value of a field that is not on the page. */
const untouched = v.nullish(v.string(), '');

/**
 * The new password and the chosen proof. The field of the other proof is ignored. The password is typed once, since the customer can make
 * it visible.
 */
export function changePasswordSchema({ by, customer, codeLength }: Options) {
  const { current, password } = passwordChangeSchema(customer).entries;
  return v.pipe(
    v.object({ current: by === 'password' ? current : untouched, code: by === 'code' ? codeSchemaOf(codeLength) : untouched, password }),
    v.forward(
      v.partialCheck([['current'], ['password']], (typed) => by === 'code' || typed.current !== typed.password, 'password-same'),
      ['password'],
    ),
  );
}
