import { expect, it } from 'vitest';
import { announceSignIn, announceSignOut, hasSignedOut } from './session-channel.ts';

it('the signed-out state of a document lasts until the next sign-in', () => {
  announceSignOut();
  expect(hasSignedOut()).toBe(true);
  announceSignIn();
  expect(hasSignedOut()).toBe(false);
});
