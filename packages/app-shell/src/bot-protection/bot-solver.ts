import type { BotAction } from '@muddat/auth-core';
import { type BotChallenge, fetchChallenge } from './challenge.ts';

/** A solution is not used in the last 30 s before its expiry, because it could expire in transit. */
const EXPIRY_MARGIN_MS = 30_000;
const MS = 1000;

/**
 * A source of tokens that is valid until `expiresAt` (ms since 1970). Each call of `token` returns the token for one request, null if none
 * is needed. Only a `reusable` source serves more than one request.
 */
type PreparedSolution = { token: () => Promise<string | null>; expiresAt: number; reusable: boolean };

export type BotSolver = {
  /** Starts the work early, so that the customer does not wait on submit. Does nothing if the work is running or done. */
  prepare(): void;
  /** A token for one request. Null if none is needed, or if none could be made: the gateway then refuses the request. */
  token(): Promise<string | null>;
};
export type BotSolverOptions = { fetchChallenge?: (action: BotAction) => Promise<BotChallenge>; now?: () => number };

async function prepareSolution(action: BotAction, challenge: BotChallenge, askedAt: number): Promise<PreparedSolution> {
  switch (challenge.kind) {
    case 'off':
      return { token: async () => null, expiresAt: Number.POSITIVE_INFINITY, reusable: true };
    case 'altcha': {
      // The solver has its own file, so only pages whose form is used load it.
      const { solveAltcha } = await import('./altcha-solver.ts');
      const token = await solveAltcha(challenge.challenge);
      return { token: async () => token, expiresAt: askedAt + challenge.expires_in * MS - EXPIRY_MARGIN_MS, reusable: false };
    }
    case 'recaptcha-v3': {
      const { loadRecaptcha, fetchRecaptchaToken } = await import('./recaptcha.ts');
      await loadRecaptcha(challenge.script);
      // A token lives for two minutes, so fetch it when the form is sent. Only the script is loaded ahead.
      return { token: () => fetchRecaptchaToken(challenge.site_key, action), expiresAt: Number.POSITIVE_INFINITY, reusable: true };
    }
  }
}

/** Fetches and solves challenges for one action. Each solution of an Altcha challenge is used for one request. */
export function createBotSolver(
  action: BotAction,
  { fetchChallenge: fetch = fetchChallenge, now = Date.now }: BotSolverOptions = {},
): BotSolver {
  let ahead: Promise<PreparedSolution | null> | null = null;
  const start = async (): Promise<PreparedSolution | null> => {
    const askedAt = now();
    try {
      return await prepareSolution(action, await fetch(action), askedAt);
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
      // After a return from the back/forward cache, or after sleep, the prepared solution may have expired.
      const good = kept !== null && kept.expiresAt > now() ? kept : await start();
      if (good?.reusable) ahead ??= Promise.resolve(good);
      return good === null ? null : good.token().catch(() => null);
    },
  };
}
