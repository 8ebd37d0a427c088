import { expect, it } from 'vitest';
import { personalWords } from './personal-words.ts';

it.each([
  [{}, []],
  [{ name: 'Dilnoza Karimova-Aliyeva' }, ['Dilnoza', 'Karimova', 'Aliyeva']],
  [{ phone: '+998901234567' }, ['901234567', '998901234567', '1234567']],
  [{ birthdate: '1990-02-01' }, ['01021990', '19900201', '010290', '1990', '0102']],
])('personalWords derives from the personal data %o the guessable words %o', (known, words) => {
  expect(personalWords(known)).toEqual(words);
});
