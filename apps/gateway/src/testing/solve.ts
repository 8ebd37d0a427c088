import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Browser } from './browser.ts';

const Parameters = v.looseObject({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
  keySignature: v.string(),
  expiresAt: v.number(),
  data: v.object({ action: v.string() }),
});
const ChallengeResponse = v.object({
  kind: v.literal('altcha'),
  expires_in: v.number(),
  challenge: v.object({ parameters: Parameters, signature: v.string() }),
});
export type SolutionPayload = {
  challenge: v.InferOutput<typeof ChallengeResponse>['challenge'];
  solution: { counter: number; derivedKey: string };
};

/** The value of `X-Bot-Solution`: base64 of JSON. */
export const encodeSolution = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Fetches a challenge and solves it, as a browser does. */
export async function fetchAndSolveChallenge(
  browser: Browser,
  action: string,
  headers: Record<string, string> = {},
): Promise<SolutionPayload> {
  const answer = await browser.get(`/api/bot/challenge?action=${action}`, headers);
  const { challenge } = v.parse(ChallengeResponse, answer.json());
  return computeSolution(challenge);
}

export async function computeSolution(challenge: SolutionPayload['challenge']): Promise<SolutionPayload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('No solution was found.');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
