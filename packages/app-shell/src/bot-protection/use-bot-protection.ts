import type { BotAction } from '@muddat/auth-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createBotSolver } from './bot-solver.ts';
import { withBotProtection } from './with-bot-protection.ts';

/** Shorter waits are nobody's business. */
const SLOW_AFTER_MS = 700;

export type BotProtection<Args extends unknown[], Result> = {
  /** Gets a token and passes it to the callback. Pressed twice, it sends once: the second press gets the first one's outcome. */
  run: (...args: Args) => Promise<Result>;
  /** Begins the work ahead; `BotProtected` calls it at the first touch of a form. */
  prepare: () => void;
  /** The customer has been waiting for the check for a while. */
  slow: boolean;
};

/**
 * The bot check of a form (spec 5): action-based, and its token is passed to a callback, which sends it in `X-Bot-Solution`
 * (`botHeaders`). A token that the gateway no longer takes is replaced once without a word.
 */
export function useBotProtection<Args extends unknown[], Result>(
  action: BotAction,
  send: (token: string | null, ...args: Args) => Promise<Result>,
): BotProtection<Args, Result> {
  const [solver] = useState(() => createBotSolver(action));
  const [slow, setSlow] = useState(false);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const running = useRef<Promise<Result> | null>(null);

  const getToken = useCallback(async () => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    try {
      return await solver.token();
    } finally {
      clearTimeout(timer);
      setSlow(false);
    }
  }, [solver]);

  const run = useCallback(
    (...args: Args): Promise<Result> => {
      running.current ??= withBotProtection(getToken, (token) => latestSend.current(token, ...args)).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [getToken],
  );
  return { run, prepare: solver.prepare, slow };
}
