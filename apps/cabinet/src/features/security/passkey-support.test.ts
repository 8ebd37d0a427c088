import { expect, test } from 'vitest';
import { passkeySupportOf } from './passkey-support.ts';

test.each([
  ['muddat.uz', true, true, 'works'],
  ['localhost', true, true, 'works'],
  ['127.0.0.1', true, true, 'ip-address'],
  ['[::1]', true, true, 'ip-address'],
  ['10.0.0.7', false, false, 'ip-address'],
  // A host name may begin with digits.
  ['127.0.0.1.example', true, true, 'works'],
  ['muddat.uz', false, false, 'insecure'],
  ['muddat.uz', true, false, 'no-webauthn'],
])('on the host %s (secure context: %s, WebAuthn: %s) passkeySupportOf returns %s', (hostname, isSecureContext, hasWebAuthn, place) => {
  expect(passkeySupportOf({ hostname, isSecureContext, hasWebAuthn })).toBe(place);
});
