import { expect, test } from 'vitest';
import { personFields } from './person-fields.ts';

test("the server's codes are those of the form's sentences; a code that is not known stays", () => {
  expect(personFields({ passport: 'format', pinfl: 'birthdate', birthdate: 'under_age' })).toEqual({
    passport: 'passport-format',
    pinfl: 'pinfl-birthdate',
    birthdate: 'birthdate-age?min=18',
  });
  expect(personFields({ pinfl: 'taken' })).toEqual({ pinfl: 'taken' });
});
