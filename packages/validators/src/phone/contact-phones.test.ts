import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactPhones } from './contact-phones.ts';

it.each([
  [[], null, 'phones-min'],
  [['901234567'], null, 'phones-min'],
  [['901234567', ' '], null, 'phones-min'],
  [['901234567', '911234567'], null, undefined],
  [['901234567', '911234567', ''], null, undefined],
  [['901234567', '+998 90 123 45 67'], null, 'phones-unique'],
  [['901234567', '911234567', '998911234567'], null, 'phones-unique'],
  [['901234567', '911234567'], '+998931234567', undefined],
  [['901234567', '911234567'], '+998911234567', 'phone-own'],
  [['901234567', '911234567'], '91 123 45 67', 'phone-own'],
  [['90 12', '90 12'], null, 'phones-unique'],
])('the contact phones %o beside the own phone %o have the error %s', (phones, own, code) => {
  const min = code === 'phones-min' ? { min: 2 } : {};
  expect(contactPhones(phones, own)).toEqual(code === undefined ? null : { code, params: min });
});

it('contactPhones finds a duplicate phone in any notation and at any position', () => {
  const national = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);
  const write = fc.constantFrom(
    (n: string) => n,
    (n: string) => `998${n}`,
    (n: string) => `+998 ${n.slice(0, 2)} ${n.slice(2, 5)}-${n.slice(5)}`,
  );
  fc.assert(
    fc.property(fc.uniqueArray(national, { minLength: 2, maxLength: 5 }), write, fc.nat(), (phones, written, at) => {
      expect(contactPhones(phones)).toBeNull();
      expect(contactPhones([...phones, written(phones[at % phones.length] ?? '')])?.code).toBe('phones-unique');
    }),
  );
});
