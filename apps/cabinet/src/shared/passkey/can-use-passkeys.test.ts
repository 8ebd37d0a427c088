import { expect, test } from 'vitest';
import { canUsePasskeys } from './can-use-passkeys.ts';

test.each([
  ['can be used on a site over HTTPS', true, 'muddat.uz', true, true],
  ['can be used on localhost', true, 'localhost', true, true],
  ['cannot be used on an IPv4 address', true, '127.0.0.1', true, false],
  ['cannot be used on an IPv6 address', true, '[::1]', true, false],
  ['cannot be used over plain HTTP', false, 'muddat.uz', true, false],
  ['cannot be used in a browser without WebAuthn', true, 'muddat.uz', false, false],
] as const)('passkeys %s', (_title, isSecureContext, hostname, hasWebAuthn, can) => {
  expect(canUsePasskeys({ isSecureContext, hostname, hasWebAuthn })).toBe(can);
});
