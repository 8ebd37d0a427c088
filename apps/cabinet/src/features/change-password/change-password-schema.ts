import { codeSchemaOf, passwordChangeSchema } from '@muddat/validators';
import * as v from 'valibot';
import type { Proof } from './change-password.machine.ts';

type Options = { by: Proof /** As it is stored; it makes no good password. */; phone: string; codeLength: number };

/** A field that is not on the page has no value. */
const untouched = v.nullish(v.string(), '');

/** The new password, and the proof that was chosen; the field of the other one is not looked at. Typed once, as it can be looked at. */
export function changePasswordSchema({ by, phone, codeLength }: Options) {
  const { current, password } = passwordChangeSchema({ phone }).entries;
  return v.pipe(
    v.object({ current: by === 'password' ? current : untouched, code: by === 'code' ? codeSchemaOf(codeLength) : untouched, password }),
    v.forward(
      v.partialCheck([['current'], ['password']], (typed) => by === 'code' || typed.current !== typed.password, 'password-same'),
      ['password'],
    ),
  );
}
