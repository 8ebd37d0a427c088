import { describe, expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { passwordSignInSchema } from './password-sign-in-schema.ts';

describe('passwordSignInSchema', () => {
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
  ])('turns %o into the output or errors %o', (input, outcome) => {
    expect(parseOrMessages(passwordSignInSchema, input)).toEqual(outcome);
  });
});
