import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactFieldErrors, contactsSchema, validateContacts } from './contacts-schema.ts';

const OWN = '+998900000001';
const rows = (...given: [phone: string, name: string][]) =>
  Object.fromEntries(
    given.flatMap(([phone, name], row) => [
      [`phone${row}`, phone],
      [`name${row}`, name],
    ]),
  );
const AZIZ: [string, string] = ['+998 90 111 22 33', 'Азиз'];

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['accepts two contacts', rows(AZIZ, ['911112233', 'Лола']), {}],
  ['requires a second contact at the second row', rows(AZIZ), { phone1: 'phones-min?min=2' }],
  ['requires contacts at the first row if all rows are blank', {}, { phone0: 'phones-min?min=2' }],
  ['refuses a repeated phone even in another format', rows(AZIZ, ['(90) 111-22-33', 'Лола']), { phone1: 'phones-unique' }],
  ['refuses a repeated phone at its second and third row', rows(AZIZ, AZIZ, AZIZ), { phone1: 'phones-unique', phone2: 'phones-unique' }],
  ['refuses the phone of the customer', rows(AZIZ, ['90 000 00 01', 'Я']), { phone1: 'phone-own' }],
  ['refuses an incomplete phone', rows(AZIZ, ['90 111', 'Лола']), { phone1: 'phone-length' }],
  ['requires a name for a phone', rows(AZIZ, ['911112233', '']), { name1: 'required' }],
  ['requires a phone for a name', rows(AZIZ, ['911112233', 'Лола'], ['', 'Карим']), { phone2: 'required' }],
  ['accepts a blank row between two contacts', rows(AZIZ, ['', ''], ['911112233', 'Лола']), {}],
])('[S5-01] validateContacts %s', (_title, values, expected) => {
  expect(Object.fromEntries(validateContacts(values, OWN).map(({ field, code }) => [field, code]))).toEqual(expected);
});

test('[S5-01] contactsSchema outputs phones in the stored format and skips blank rows', () => {
  expect(v.parse(contactsSchema(OWN), rows(AZIZ, ['', ''], ['911112233', ' Лола ']))).toEqual({
    contacts: [
      { phone: '+998901112233', name: 'Азиз' },
      { phone: '+998911112233', name: 'Лола' },
    ],
    rows: [0, 2],
  });
});

test('[S5-01] contactFieldErrors maps the refusals of the server to the rows that were sent', () => {
  expect(contactFieldErrors({ 'contacts.1.phone': 'own', 'contacts.0.name': 'required' }, [0, 2])).toEqual({
    phone2: 'phone-own',
    name0: 'required',
  });
  // Only the server knows this rule of names here: the check would make the sign-in page larger than its budget.
  expect(contactFieldErrors({ 'contacts.1.name': 'name-letters' }, [0, 2])).toEqual({ name2: 'name-letters' });
  expect(contactFieldErrors({ contacts: 'too_few' }, [0])).toEqual({ phone0: 'phones-min?min=2' });
});
