import type { BotAction } from '@muddat/auth-core';
import { createBotSolver } from './bot-solver.ts';
import { withBotProtection } from './with-bot-protection.ts';

/**
 * Sends without a bot check, and retries with one if the gateway requires it. Sign-in requires it only after many attempts from one IP
 * address or for one phone. `send` must throw the SDK's ApiError.
 */
export function withBotCheckOnDemand<Result>(
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
