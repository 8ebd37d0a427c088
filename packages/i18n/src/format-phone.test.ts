import { expect, it } from 'vitest';
import { formatMaskedPhone, formatPhone, maskPhone } from './format-phone.ts';

it.each([
  ['+998901234567', '+998 90 123 45 67'],
  ['998901234567', '+998 90 123 45 67'],
  ['+79261234567', '+79261234567'],
  ['', ''],
])('the phone %o is shown as %o', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

it.each([
  ['+998901234531', '99890*****31'],
  ['+998711234500', '99871*****00'],
  ['+79261234567', '*****67'],
])('the phone %o is masked as %o', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it.each([
  ['+998931234590', '+998 93 ••• •• 90'],
  ['99893*****90', '+998 93 ••• •• 90'],
  ['+998 93 *** ** 90', '+998 93 ••• •• 90'],
  ['+998 93 ••• •• 90', '+998 93 ••• •• 90'],
  ['+79261234567', '••• •• 67'],
  ['*****67', '••• •• 67'],
  ['', ''],
])('the phone %o is shown with its middle hidden as %o', (phone, shown) => {
  expect(formatMaskedPhone(phone)).toBe(shown);
});
