import type { BotAction } from '@muddat/auth-core';
import { createBotSolver } from './bot-solver.ts';
import { withBotProtection } from './with-bot-protection.ts';

/**
 * Sends without a bot check, and once more with one where the gateway asks for it: sign-in wants it only after many tries at a phone or
 * from an address. `send` throws the sdk's ApiError.
 */
export function botCheckIfAsked<Result>(
  action: BotAction,
  send: (token: string | null) => Promise<Result>,
  solver = createBotSolver(action),
): Promise<Result> {
  let asked = false;
  return withBotProtection(async () => {
    if (asked) return solver.token();
    asked = true;
    return null;
  }, send);
}
