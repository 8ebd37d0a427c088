import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registrationDetailsSchema } from './registration-details-schema.ts';

const schema = registrationDetailsSchema({ today: '2026-11-21', phone: '+998901234567' });
const consents = { offer: true, policy: true, advertising: false };
const good = { name: 'Aziz Rahimov', birthdate: '22.11.1995', password: 'tuya choy 41', ...consents };
const errorsOf = (input: object) => {
  const { issues } = v.safeParse(schema, { ...good, ...input });
  // A field shows one error at a time: the first.
  const nested = Object.entries(issues ? (v.flatten<typeof schema>(issues).nested ?? {}) : {});
  return Object.fromEntries(nested.map(([name, codes]) => [name, codes?.[0]]));
};

test('registrationDetailsSchema converts the typed birthdate to an ISO date and keeps the other details', () => {
  expect(v.parse(schema, good)).toEqual({ ...good, birthdate: '1995-11-22' });
});

test.each([
  ['refuses a customer one day short of 18 years', { birthdate: '22.11.2008' }, { birthdate: 'birthdate-age?min=18' }],
  ['accepts a customer who turns 18 today', { birthdate: '21.11.2008' }, {}],
  ['refuses a password made of the own name', { password: 'rahimov7' }, { password: 'password-weak' }],
  ['refuses a password made of the own birthdate', { password: '22111995' }, { password: 'password-weak' }],
  ['refuses a password made of the own phone', { password: '901234567' }, { password: 'password-weak' }],
  ['refuses a short password', { password: 'x7#kq' }, { password: 'minLength?min=8' }],
  ['requires a name', { name: ' ' }, { name: 'required' }],
  ['requires acceptance of the offer', { offer: false }, { offer: 'required' }],
  ['requires consent to the policy', { policy: false }, { policy: 'required' }],
  ['accepts consent to advertising', { advertising: true }, {}],
])('registrationDetailsSchema %s', (_title, input, expected) => {
  expect(errorsOf(input)).toEqual(expected);
});
