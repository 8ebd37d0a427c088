import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { registrationSchema } from './registration-schema.ts';

const good = 'tuya choy 41';

const typed = { name: ' Dilnoza  Karimova ', birthdate: '1.2.1990', password: good, confirmation: good };

it.each([
  [typed, { name: 'Dilnoza Karimova', birthdate: '1990-02-01', password: good, confirmation: good }],
  [{ ...typed, name: ' ', birthdate: '' }, ['name: required', 'birthdate: required']],
  [{ ...typed, name: 'xyz '.repeat(51) }, ['name: maxLength?max=200']],
  [{ ...typed, name: 'x'.repeat(51) }, ['name: name-letters']],
  [{ ...typed, birthdate: '22.11.2008' }, ['birthdate: birthdate-age?min=18']],
  [{ ...typed, birthdate: '31.02.1990' }, ['birthdate: date-unreal']],
  [{ ...typed, password: 'karimova-7', confirmation: 'karimova-7' }, ['password: password-weak']],
  [{ ...typed, name: 'Xurshidbek', password: 'xurshidbek-7', confirmation: 'xurshidbek-7' }, ['password: password-weak']],
  // All apostrophe characters count as the same letter.
  [{ ...typed, name: 'Maʼruf Gʻofurov', password: 'g‘ofurov-7', confirmation: 'g‘ofurov-7' }, ['password: password-weak']],
  [{ ...typed, password: '01021990ab', confirmation: '01021990ab' }, ['password: password-weak']],
  [{ ...typed, name: '', birthdate: 'x', confirmation: 'y' }, ['name: required', 'birthdate: date-format', 'confirmation: confirmed']],
])('registrationSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(registrationSchema({ today: '2026-11-21', phone: '+998901284637' }), input)).toEqual(outcome);
});
