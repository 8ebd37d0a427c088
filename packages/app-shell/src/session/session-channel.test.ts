import { expect, it } from 'vitest';
import { announceSignIn, announceSignOut, hasSignedOut } from './session-channel.ts';

it('a document has signed out until somebody signs in again', () => {
  announceSignOut();
  expect(hasSignedOut()).toBe(true);
  announceSignIn();
  expect(hasSignedOut()).toBe(false);
});
