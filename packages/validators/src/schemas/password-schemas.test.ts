import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { newPasswordSchema, passwordChangeSchema } from './password-schemas.ts';

const good = 'tuya choy 41';

it.each([
  [
    { password: good, confirmation: good },
    { password: good, confirmation: good },
  ],
  [{ password: good, confirmation: `${good} ` }, ['confirmation: confirmed']],
  [{ password: good, confirmation: '' }, ['confirmation: required']],
  [{ password: '', confirmation: '' }, ['password: required', 'confirmation: required']],
  [{}, ['password: required', 'confirmation: required']],
  [{ password: 'short', confirmation: 'other' }, ['password: minLength?min=8', 'confirmation: confirmed']],
  [{ password: 'password1', confirmation: 'password1' }, ['password: password-weak']],
  [{ password: '901284637', confirmation: '901284637' }, ['password: password-weak']],
])('newPasswordSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(newPasswordSchema({ phone: '+998901284637' }), input)).toEqual(outcome);
});

it.each([
  [
    { current: 'old', password: good, confirmation: good },
    { current: 'old', password: good, confirmation: good },
  ],
  [{ current: good, password: good, confirmation: good }, ['password: password-same']],
  [{ current: '', password: good, confirmation: 'x' }, ['current: required', 'confirmation: confirmed']],
])('passwordChangeSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(passwordChangeSchema(), input)).toEqual(outcome);
});
