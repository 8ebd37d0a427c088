import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { phoneSchema } from './phone-schema.ts';

it.each([
  ['90 123 45 67', '+998901234567'],
  ['+998901234567', '+998901234567'],
  ['', ['required']],
  [' \u200B', ['required']],
  [undefined, ['required']],
  [null, ['required']],
  [901234567, ['not-valid']],
  ['+7 926 123 45 67', ['foreign-code']],
  ['90 123', ['phone-length']],
])('phoneSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(phoneSchema, input)).toEqual(outcome);
});
