import type { BotAction } from '@muddat/auth-core';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ChallengeKeys } from './challenge-keys.ts';
import { parseSolution } from './parse-solution.ts';
import { BOT_CHECK_PASSED, type BotProtection, botCheckRefused } from './protection.ts';
import type { UsedSolutions } from './used-solutions.ts';

const CHALLENGE_LIFE_MS = 600_000;
/**
 * The browser tries counters upwards from 0; each try costs ROUNDS rounds of PBKDF2, and on average half of MAX_COUNTER tries are needed.
 * Timings: docs/decisions/bot-protection.md.
 */
const ALGORITHM = 'PBKDF2/SHA-256';
const ROUNDS = 12_000;
const MAX_COUNTER = 100;

export type AltchaOptions = { keys: () => Promise<ChallengeKeys>; used: UsedSolutions; now: () => number };

/**
 * ALTCHA's proof of work, version 2, issued and verified here, so no third party learns about a visitor. A challenge is signed, bound to
 * its action, and valid for 10 minutes. The gateway knows the solution when it issues one, so verifying costs two HMACs.
 */
export function createAltchaProtection({ keys, used, now }: AltchaOptions): BotProtection {
  return {
    async challenge(action: BotAction) {
      const { challenge: hmacSignatureSecret, solution: hmacKeySignatureSecret } = await keys();
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: ROUNDS,
        counter: randomInt(MAX_COUNTER),
        data: { action },
        expiresAt: Math.floor((now() + CHALLENGE_LIFE_MS) / 1000),
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      const { parameters, signature } = challenge;
      if (signature === undefined) throw new Error('altcha-lib left a challenge unsigned');
      // Seconds from now, next to the absolute time in the challenge: the clock of a phone may be wrong.
      return { kind: 'altcha', challenge: { parameters, signature }, expires_in: CHALLENGE_LIFE_MS / 1000 };
    },
    async check(action, text) {
      if (text === undefined || text === '') return botCheckRefused('missing');
      const read = parseSolution(text);
      if (read === null) return botCheckRefused('unreadable');
      const { parameters } = read.challenge;
      const { challenge: hmacSignatureSecret, solution: hmacKeySignatureSecret } = await keys();
      const verdict = await verifySolution({ ...read, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
      if (verdict.expired) return botCheckRefused('expired');
      if (verdict.invalidSignature !== false) return botCheckRefused('forged');
      // The library compares with the machine's clock; this check compares with the gateway's clock. `expiresAt` can be trusted only after
      // the signature check.
      const expiresAt = parameters.expiresAt * 1000;
      if (expiresAt <= now()) return botCheckRefused('expired');
      if (parameters.data.action !== action) return botCheckRefused('wrong-action');
      if (!verdict.verified) return botCheckRefused('wrong');
      return (await used.markUsed(parameters.nonce, expiresAt, now())) ? BOT_CHECK_PASSED : botCheckRefused('used');
    },
    close: () => used.close(),
  };
}
