import type { BotAction } from '@muddat/auth-core';
import { createFetch } from '@muddat/sdk';
import * as v from 'valibot';

/** Of ALTCHA's parameters only what solving reads is looked at; the rest goes back as it came, for it is signed. */
const parametersSchema = v.looseObject({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
});
const challengeSchema = v.variant('kind', [
  v.object({ kind: v.literal('off') }),
  v.object({
    kind: v.literal('altcha'),
    challenge: v.object({ parameters: parametersSchema, signature: v.string() }),
    /** Seconds from now: the clock of a phone may be wrong. */
    expires_in: v.number(),
  }),
  v.object({ kind: v.literal('recaptcha-v3'), site_key: v.string(), script: v.pipe(v.string(), v.url()) }),
]);

/** What the gateway wants solved before it takes a form. */
export type BotChallenge = v.InferOutput<typeof challengeSchema>;
export type AltchaChallenge = Extract<BotChallenge, { kind: 'altcha' }>['challenge'];

/** Asks the gateway for a challenge for one action (interfaces, Gateway). Throws when none can be had. */
export async function askForChallenge(action: BotAction): Promise<BotChallenge> {
  const url = new URL('/api/bot/challenge', window.location.origin);
  url.searchParams.set('action', action);
  const response = await createFetch({})(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  return v.parse(challengeSchema, await response.json());
}
