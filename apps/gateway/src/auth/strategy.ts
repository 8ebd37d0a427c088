import { requireStrategy as requireKnown, STRATEGIES, StrategyError } from '@muddat/auth-core';
import { Problem } from '../http/problem.ts';

/** The strategy a browser may sign in with; the guest's session (client credentials) is the gateway's own affair. */
export const CUSTOMER_STRATEGY = 'customer';
const OF_BROWSERS = { [CUSTOMER_STRATEGY]: STRATEGIES.customer };

/** Checks the strategy of a sign-in. The sentences are the specification's (spec 8). */
export function requireStrategy(strategy: unknown): void {
  try {
    requireKnown(strategy, OF_BROWSERS);
  } catch (error) {
    if (!(error instanceof StrategyError)) throw error;
    const fields = { strategy: error.code === 'no-strategy' ? 'required' : 'unsupported' };
    throw new Problem('validation_failed', { fields, message: error.message });
  }
}
