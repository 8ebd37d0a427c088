import type { BotAction } from '@muddat/auth-core';
import { Agent, request } from 'undici';
import * as v from 'valibot';
import type { RecaptchaConfig } from '../config/bot-protection.ts';
import { upstreamProblem } from '../upstream/upstream.ts';
import { BOT_CHECK_PASSED, type BotProtection, botCheckRefused } from './protection.ts';

const VERIFY_TIMEOUT_MS = 5_000;
/** Google's tokens have about 2 000 characters; their length is not documented. */
const MAX_TOKEN_CHARS = 8_192;

const SiteverifyResponse = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string(), ''),
  hostname: v.optional(v.string(), ''),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Google allows letters, digits, slashes and underscores in an action's name. */
const recaptchaAction = (action: BotAction): string => action.replaceAll('-', '_');

export type RecaptchaOptions = { config: RecaptchaConfig; isOwnHost(hostname: string): boolean; timeoutMs?: number };

/**
 * reCAPTCHA v3: the browser gets a token from Google for an action, and the gateway asks Google for its score. Google verifies a token
 * once, within two minutes. If Google does not answer, the call fails like one with a failing upstream.
 */
export function createRecaptchaProtection({ config, isOwnHost, timeoutMs = VERIFY_TIMEOUT_MS }: RecaptchaOptions): BotProtection {
  const agent = new Agent({ connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const verify = async (token: string): Promise<v.InferOutput<typeof SiteverifyResponse>> => {
    try {
      const answer = await request(`${config.url}/api/siteverify`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret: config.secretKey, response: token }).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return v.parse(SiteverifyResponse, await answer.body.json());
    } catch (error) {
      throw upstreamProblem(error);
    }
  };
  return {
    challenge: async () => ({
      kind: 'recaptcha-v3',
      site_key: config.siteKey,
      script: `${config.url}/api.js?render=${encodeURIComponent(config.siteKey)}`,
    }),
    async check(action, token) {
      if (token === undefined || token === '') return botCheckRefused('missing');
      if (token.length > MAX_TOKEN_CHARS || !/^[\w.-]+$/.test(token)) return botCheckRefused('unreadable');
      const answer = await verify(token);
      if (!answer.success) return botCheckRefused(answer['error-codes'].includes('timeout-or-duplicate') ? 'used' : 'wrong');
      if (answer.action !== recaptchaAction(action)) return botCheckRefused('wrong-action');
      if (!isOwnHost(answer.hostname)) return botCheckRefused('forged');
      return answer.score >= config.minScore ? BOT_CHECK_PASSED : botCheckRefused('low-score');
    },
    close: () => void agent.destroy(),
  };
}
