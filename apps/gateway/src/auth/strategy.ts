import { requireStrategy as requireKnown, STRATEGIES, StrategyError } from '@muddat/auth-core';
import { Problem } from '../http/problem.ts';

/** The only strategy that browsers may sign in with; the gateway uses client credentials for guests by itself. */
export const CUSTOMER_STRATEGY = 'customer';
const BROWSER_STRATEGIES = { [CUSTOMER_STRATEGY]: STRATEGIES.customer };

/** Checks the strategy of a sign-in; the messages are those of spec 8. */
export function assertBrowserStrategy(strategy: unknown): void {
  try {
    requireKnown(strategy, BROWSER_STRATEGIES);
  } catch (error) {
    if (!(error instanceof StrategyError)) throw error;
    const fields = { strategy: error.code === 'no-strategy' ? 'required' : 'unsupported' };
    throw new Problem('validation_failed', { fields, message: error.message });
  }
}
