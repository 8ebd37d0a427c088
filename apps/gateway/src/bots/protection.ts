import type { BotAction } from '@muddat/auth-core';
import type { AnswerOf } from '../http/operations.ts';

/** Why a solution was refused. The browser asks for a fresh challenge and tries once more, whatever the reason. */
export type BotRefusal = 'missing' | 'unreadable' | 'forged' | 'wrong-action' | 'expired' | 'wrong' | 'used' | 'low-score';
export type BotVerdict = { ok: true } | { ok: false; reason: BotRefusal };

export const PASSED: BotVerdict = { ok: true };
export const refused = (reason: BotRefusal): BotVerdict => ({ ok: false, reason });

export type BotProtection = {
  /** What the browser needs for one check, as `GET /api/bot/challenge` answers it. */
  challenge(action: BotAction): Promise<AnswerOf<'getBotChallenge'>>;
  /** Judges the header `X-Bot-Solution`; a solution that passed once never passes again. */
  check(action: BotAction, solution: string | undefined): Promise<BotVerdict>;
  close(): void;
};

/** BOT_PROTECTION=off, for tests that say so; production refuses it. */
export const noBotProtection: BotProtection = {
  challenge: async () => ({ kind: 'off' }),
  check: async () => PASSED,
  close: () => {},
};
