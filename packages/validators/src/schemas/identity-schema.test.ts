import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { identitySchema } from './identity-schema.ts';

const typed = { passport: 'аа 1234567', pinfl: '3121 0632 0402 44', birthdate: '12.10.1963' };

it.each([
  [typed, { passport: 'AA1234567', pinfl: '31210632040244', birthdate: '1963-10-12' }],
  [{ ...typed, birthdate: '13.10.1963' }, ['pinfl: pinfl-birthdate']],
  [{ ...typed, pinfl: '31210632040245', birthdate: '13.10.1963' }, ['pinfl: pinfl-check-digit']],
  [{ ...typed, pinfl: '31210632040245', passport: 'AA1' }, ['passport: passport-format', 'pinfl: pinfl-check-digit']],
  [{ passport: '', pinfl: '', birthdate: '' }, ['passport: required', 'pinfl: required', 'birthdate: required']],
  [{ ...typed, birthdate: '13.10' }, ['birthdate: date-format']],
  [null, ['required']],
])('identitySchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(identitySchema('2026-11-21'), input)).toEqual(outcome);
});
