import { describe, expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { passwordSignInSchema } from './password-sign-in-schema.ts';

describe('sign-in by password', () => {
  it.each([
    [
      { phone: '901234567', password: ' a ' },
      { phone: '+998901234567', password: ' a ' },
    ],
    [{}, ['phone: required', 'password: required']],
    [undefined, ['required']],
    ['x', ['not-valid']],
    [{ phone: '', password: '' }, ['phone: required', 'password: required']],
    [{ phone: '901234567', password: 'x'.repeat(129) }, ['password: maxLength?max=128']],
  ])('%o: %o', (input, outcome) => {
    expect(judged(passwordSignInSchema, input)).toEqual(outcome);
  });
});
