import type { BotAction } from '@muddat/auth-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createBotSolver } from './bot-solver.ts';
import { withBotProtection } from './with-bot-protection.ts';

/** Delay in ms before the note appears that says the check is still running. */
const SLOW_AFTER_MS = 700;

export type BotProtection<Args extends unknown[], Result> = {
  /**
   * Gets a token and calls `send` with it. A second call during the first returns the first one's promise, so a double press sends once.
   */
  run: (...args: Args) => Promise<Result>;
  /** Starts the check ahead of the submit; `BotProtected` calls this at the first touch of a form. */
  prepare: () => void;
  /** True while a check runs that has already taken longer than `SLOW_AFTER_MS`. */
  slow: boolean;
};

/**
 * The bot check of a form for one action (spec 5). `send` puts the token into `X-Bot-Solution` (`botHeaders`). If the gateway refuses the
 * token, `send` runs once more with a new token, and the customer sees no error.
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
