import type { BotAction } from '@muddat/auth-core';
import type { ResponseOf } from '../http/operations.ts';

/** Why a solution was refused. Whatever the reason, our pages fetch a new challenge and try once more (`withBotProtection`). */
export type BotRefusal = 'missing' | 'unreadable' | 'forged' | 'wrong-action' | 'expired' | 'wrong' | 'used' | 'low-score';
export type BotVerdict = { ok: true } | { ok: false; reason: BotRefusal };

export const BOT_CHECK_PASSED: BotVerdict = { ok: true };
export const botCheckRefused = (reason: BotRefusal): BotVerdict => ({ ok: false, reason });

export type BotProtection = {
  /** What the browser needs for one check: the response of `GET /api/bot/challenge`. */
  challenge(action: BotAction): Promise<ResponseOf<'getBotChallenge'>>;
  /** Verifies the header `X-Bot-Solution`; a solution passes only once. */
  check(action: BotAction, solution: string | undefined): Promise<BotVerdict>;
  close(): void;
};

/** For BOT_PROTECTION=off, used by tests; production refuses this setting. */
export const noBotProtection: BotProtection = {
  challenge: async () => ({ kind: 'off' }),
  check: async () => BOT_CHECK_PASSED,
  close: () => {},
};
