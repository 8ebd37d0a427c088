import * as v from 'valibot';
import { expect, test } from 'vitest';
import { detailsSchema } from './details-schema.ts';

const schema = detailsSchema({ today: '2026-11-21', phone: '+998901234567' });
const consents = { offer: true, policy: true, advertising: false };
const good = { name: 'Aziz Rahimov', birthdate: '22.11.1995', password: 'tuya choy 41', ...consents };
const faults = (input: object) => {
  const { issues } = v.safeParse(schema, { ...good, ...input });
  // A field shows one error at a time: the first.
  const nested = Object.entries(issues ? (v.flatten<typeof schema>(issues).nested ?? {}) : {});
  return Object.fromEntries(nested.map(([name, codes]) => [name, codes?.[0]]));
};

test('what is typed becomes what is sent', () => {
  expect(v.parse(schema, good)).toEqual({ ...good, birthdate: '1995-11-22' });
});

test.each([
  ['a day short of 18 years', { birthdate: '22.11.2008' }, { birthdate: 'birthdate-age?min=18' }],
  ['18 years today', { birthdate: '21.11.2008' }, {}],
  ['a password of the own name', { password: 'rahimov7' }, { password: 'password-weak' }],
  ['a password of the own birthdate', { password: '22111995' }, { password: 'password-weak' }],
  ['a password of the own phone', { password: '901234567' }, { password: 'password-weak' }],
  ['a short password', { password: 'x7#kq' }, { password: 'minLength?min=8' }],
  ['no name', { name: ' ' }, { name: 'required' }],
  ['the offer not accepted', { offer: false }, { offer: 'required' }],
  ['no consent to the policy', { policy: false }, { policy: 'required' }],
  ['advertising wanted', { advertising: true }, {}],
])('%s', (_title, input, expected) => {
  expect(faults(input)).toEqual(expected);
});
