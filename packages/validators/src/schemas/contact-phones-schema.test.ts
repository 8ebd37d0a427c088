import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { contactPhonesSchema } from './contact-phones-schema.ts';

const OWN = '+998931234567';

it.each([
  [
    ['901234567', '', '+998 91 123 45 67'],
    ['+998901234567', '+998911234567'],
  ],
  [[], ['phones-min?min=2']],
  [undefined, ['required']],
  [['901234567'], ['phones-min?min=2']],
  [['901234567', '998901234567'], ['phones-unique']],
  [['901234567', '931234567'], ['phone-own']],
  [['901234567', '90 12'], ['1: phone-length']],
  [['901234567', '', '+7 926 123 45 67'], ['2: foreign-code']],
  [['901234567', 911234567], ['1: not-valid']],
])('contactPhonesSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(contactPhonesSchema(OWN), input)).toEqual(outcome);
});
