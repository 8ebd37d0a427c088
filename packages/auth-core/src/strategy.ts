import { LIFETIMES_S } from './lifetimes.ts';

export type Strategy = {
  readonly grant: 'password' | 'client_credentials';
  /** Whether a profile is fetched once the tokens are there; without one nobody is signed in. */
  readonly profile: boolean;
  readonly refreshable: boolean;
  /** Seconds, configured: go before what the token response says (spec 9). */
  readonly maxAge?: { readonly access?: number; readonly refresh?: number };
  /** Seconds, where nothing else says. */
  readonly fallback: { readonly access: number; readonly refresh: number };
};
export type Strategies = Readonly<Record<string, Strategy>>;

/** Two sessions exist (spec 6): a customer's by the password grant, a guest's by client credentials and without a profile. */
export const STRATEGIES = {
  customer: { grant: 'password', profile: true, refreshable: true, fallback: LIFETIMES_S.customer },
  guest: { grant: 'client_credentials', profile: false, refreshable: false, fallback: LIFETIMES_S.guest },
} as const satisfies Strategies;

/** A strategy of one's own, with the generic lifetimes: 1 800 s and 30 days. */
export const defineStrategy = (given: Omit<Strategy, 'fallback'> & Partial<Pick<Strategy, 'fallback'>>): Strategy => ({
  fallback: LIFETIMES_S.generic,
  ...given,
});

const SHOWN_CHARS = 40;

/** A sign-in by no strategy or by an unknown one, in the specification's words (spec 8). For logs and developers; customers never read it. */
export class StrategyError extends Error {
  override readonly name = 'StrategyError';
  readonly code: 'no-strategy' | 'unknown-strategy';

  constructor(name: unknown) {
    const isMissing = name === undefined || name === null || name === '';
    super(
      isMissing
        ? 'No strategy is set!'
        : `Strategy not supported: ${String(typeof name === 'string' ? name : typeof name).slice(0, SHOWN_CHARS)}`,
    );
    this.code = isMissing ? 'no-strategy' : 'unknown-strategy';
  }
}

/** The strategy of a name. Throws StrategyError where none, or an unknown one, is named. */
export function requireStrategy(name: unknown, strategies: Strategies = STRATEGIES): Strategy {
  const found = typeof name === 'string' && Object.hasOwn(strategies, name) ? strategies[name] : undefined;
  if (found === undefined) throw new StrategyError(name);
  return found;
}
