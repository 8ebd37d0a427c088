import { expect, test } from 'vitest';
import { canUsePasskeys } from './can-use-passkeys.ts';

test.each([
  ['a site over a safe connection', true, 'muddat.uz', true, true],
  ['this machine by its name', true, 'localhost', true, true],
  ['this machine by its number', true, '127.0.0.1', true, false],
  ['a number of six', true, '[::1]', true, false],
  ['an open connection', false, 'muddat.uz', true, false],
  ['a browser that knows no passkeys', true, 'muddat.uz', false, false],
] as const)('passkeys on %s', (_title, isSecureContext, hostname, hasWebAuthn, can) => {
  expect(canUsePasskeys({ isSecureContext, hostname, hasWebAuthn })).toBe(can);
});
