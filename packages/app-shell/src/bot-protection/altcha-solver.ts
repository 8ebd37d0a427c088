import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AltchaChallenge } from './challenge.ts';

const GIVE_UP_MS = 60_000;

/**
 * Does the work that a challenge asks for and packs it for `X-Bot-Solution`: base64 of JSON. The browser's own cryptography does
 * the heavy part on threads of its own, so the page stays quick without a worker. Throws when nothing is found in a minute.
 */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: GIVE_UP_MS });
  if (solution === null) throw new Error('The challenge was not solved in time');
  const { counter, derivedKey } = solution;
  // All of it is ASCII: hexadecimal digits, numbers, and the names of actions.
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
