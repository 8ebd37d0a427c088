import { Problem } from '../core/problem.ts';

/** The strategy a browser may sign in with; the guest's session (client credentials) is the gateway's own affair. */
export const CUSTOMER_STRATEGY = 'customer';
const SHOWN_CHARS = 40;

/** Checks the strategy of a sign-in. The two sentences are the specification's (spec 8). */
export function requireStrategy(strategy: unknown): void {
  if (strategy === undefined || strategy === null || strategy === '') {
    throw new Problem('validation_failed', { fields: { strategy: 'required' }, message: 'No strategy is set!' });
  }
  if (strategy !== CUSTOMER_STRATEGY) {
    const name = String(typeof strategy === 'string' ? strategy : typeof strategy).slice(0, SHOWN_CHARS);
    throw new Problem('validation_failed', { fields: { strategy: 'unsupported' }, message: `Strategy not supported: ${name}` });
  }
}
