import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AltchaChallenge } from './challenge.ts';

const GIVE_UP_MS = 60_000;

/**
 * Solves a challenge and encodes the solution for `X-Bot-Solution`: base64 of JSON. Web Crypto derives the keys off the main thread, so
 * the page stays responsive without a worker. Throws if there is no solution within a minute.
 */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: GIVE_UP_MS });
  if (solution === null) throw new Error('The challenge was not solved in time');
  const { counter, derivedKey } = solution;
  // `btoa` accepts Latin-1 only. This JSON is ASCII: hexadecimal digits, numbers and action names.
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
