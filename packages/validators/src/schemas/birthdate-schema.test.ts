import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { birthdateSchema } from './birthdate-schema.ts';

it.each([
  ['1.2.1990', '1990-02-01'],
  ['1990-02-01', '1990-02-01'],
  ['21.11.2008', '2008-11-21'],
  ['22.11.2008', ['birthdate-age?min=18']],
  ['22.11.2026', ['birthdate-range']],
  ['30.02.1990', ['date-unreal']],
  ['1990', ['date-format']],
  [' ', ['required']],
  [null, ['required']],
  [5, ['not-valid']],
])('birthdateSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(birthdateSchema('2026-11-21'), input)).toEqual(outcome);
});
