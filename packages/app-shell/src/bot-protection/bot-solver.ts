import type { BotAction } from '@muddat/auth-core';
import { askForChallenge, type BotChallenge } from './challenge.ts';

/** A solution that would expire on its way is not sent. */
const EXPIRY_MARGIN_MS = 30_000;
const MS = 1000;

/** Something that gives tokens: `token` for one call, good until a moment (ms since 1970); `lasting` ones give any number. */
type Prepared = { token: () => Promise<string | null>; goodUntil: number; lasting: boolean };

export type BotSolver = {
  /** Begins the work ahead, so that nobody waits at the button. Does nothing when it is under way or done. */
  prepare(): void;
  /** A token for one call; null when none is wanted, or none can be had (the gateway then says what is wrong). */
  token(): Promise<string | null>;
};
export type BotSolverParts = { ask?: (action: BotAction) => Promise<BotChallenge>; now?: () => number };

async function prepareFor(action: BotAction, challenge: BotChallenge, askedAt: number): Promise<Prepared> {
  switch (challenge.kind) {
    case 'off':
      return { token: async () => null, goodUntil: Number.POSITIVE_INFINITY, lasting: true };
    case 'altcha': {
      // Loaded only where a form is used.
      const { solveAltcha } = await import('./altcha-solver.ts');
      const token = await solveAltcha(challenge.challenge);
      return { token: async () => token, goodUntil: askedAt + challenge.expires_in * MS - EXPIRY_MARGIN_MS, lasting: false };
    }
    case 'recaptcha-v3': {
      const { loadRecaptcha, recaptchaToken } = await import('./recaptcha.ts');
      await loadRecaptcha(challenge.script);
      // A token lives two minutes, so it is fetched when the form is sent; only the script is loaded ahead.
      return { token: () => recaptchaToken(challenge.site_key, action), goodUntil: Number.POSITIVE_INFINITY, lasting: true };
    }
  }
}

/** Gets challenges for one action and solves them; each solution is given out once. */
export function createBotSolver(action: BotAction, { ask = askForChallenge, now = Date.now }: BotSolverParts = {}): BotSolver {
  let ahead: Promise<Prepared | null> | null = null;
  const start = async (): Promise<Prepared | null> => {
    const askedAt = now();
    try {
      return await prepareFor(action, await ask(action), askedAt);
    } catch {
      return null;
    }
  };
  return {
    prepare() {
      ahead ??= start();
    },
    async token() {
      const taken = ahead;
      ahead = null;
      const kept = await taken;
      // A page that came back from the history, or a phone that slept, holds one that is too old.
      const good = kept !== null && kept.goodUntil > now() ? kept : await start();
      if (good?.lasting) ahead ??= Promise.resolve(good);
      return good === null ? null : good.token().catch(() => null);
    },
  };
}
