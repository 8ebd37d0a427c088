import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactFaults, contactFields, contactsSchema } from './contact-rows.ts';

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
  ['two people are enough', rows(AZIZ, ['911112233', 'Лола']), {}],
  ['one is too few', rows(AZIZ), { phone1: 'phones-min?min=2' }],
  ['none is too few', {}, { phone0: 'phones-min?min=2' }],
  ['the same phone twice, in another spelling', rows(AZIZ, ['(90) 111-22-33', 'Лола']), { phone1: 'phones-unique' }],
  ['three times', rows(AZIZ, AZIZ, AZIZ), { phone1: 'phones-unique', phone2: 'phones-unique' }],
  ["the customer's own", rows(AZIZ, ['90 000 00 01', 'Я']), { phone1: 'phone-own' }],
  ['a phone that is not whole', rows(AZIZ, ['90 111', 'Лола']), { phone1: 'phone-length' }],
  ['a phone without a name', rows(AZIZ, ['911112233', '']), { name1: 'required' }],
  ['a name without a phone', rows(AZIZ, ['911112233', 'Лола'], ['', 'Карим']), { phone2: 'required' }],
  ['a row left blank in between', rows(AZIZ, ['', ''], ['911112233', 'Лола']), {}],
])('[S5-01] %s', (_title, values, expected) => {
  expect(Object.fromEntries(contactFaults(values, OWN).map(({ field, code }) => [field, code]))).toEqual(expected);
});

test('[S5-01] phones are sent as they are stored, blank rows are not sent', () => {
  expect(v.parse(contactsSchema(OWN), rows(AZIZ, ['', ''], ['911112233', ' Лола ']))).toEqual({
    contacts: [
      { phone: '+998901112233', name: 'Азиз' },
      { phone: '+998911112233', name: 'Лола' },
    ],
    rows: [0, 2],
  });
});

test("[S5-01] the server's codes stand at the rows that were sent", () => {
  expect(contactFields({ 'contacts.1.phone': 'own', 'contacts.0.name': 'required' }, [0, 2])).toEqual({
    phone2: 'phone-own',
    name0: 'required',
  });
  expect(contactFields({ contacts: 'too_few' }, [0])).toEqual({ phone0: 'phones-min?min=2' });
});
