import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { passwordChangeSchema } from './password-change-schema.ts';

const good = 'tuya choy 41';

it.each([
  [
    { current: 'old', password: good, confirmation: good },
    { current: 'old', password: good, confirmation: good },
  ],
  [{ current: good, password: good, confirmation: good }, ['password: password-same']],
  [{ current: '', password: good, confirmation: 'x' }, ['current: required', 'confirmation: confirmed']],
])('a change %o: %o', (input, outcome) => {
  expect(judged(passwordChangeSchema(), input)).toEqual(outcome);
});
