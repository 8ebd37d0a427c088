import { LIFETIMES_S } from './lifetimes.ts';

export type Strategy = {
  readonly grant: 'password' | 'client_credentials';
  /** Whether a profile is fetched after the tokens; without a profile nobody is signed in. */
  readonly profile: boolean;
  readonly refreshable: boolean;
  /** Configured lifetimes in seconds; take precedence over the token response. */
  readonly maxAge?: { readonly access?: number; readonly refresh?: number };
  /** Lifetimes in seconds if nothing else gives one. */
  readonly fallback: { readonly access: number; readonly refresh: number };
};
export type Strategies = Readonly<Record<string, Strategy>>;

/** Two sessions exist: a customer's by the password grant, a guest's by client credentials and without a profile. */
export const STRATEGIES = {
  customer: { grant: 'password', profile: true, refreshable: true, fallback: LIFETIMES_S.customer },
  guest: { grant: 'client_credentials', profile: false, refreshable: false, fallback: LIFETIMES_S.guest },
} as const satisfies Strategies;

/** Defines a custom strategy, by default with the generic lifetimes: 1 800 s and 30 days. */
export const defineStrategy = (given: Omit<Strategy, 'fallback'> & Partial<Pick<Strategy, 'fallback'>>): Strategy => ({
  fallback: LIFETIMES_S.generic,
  ...given,
});

const SHOWN_CHARS = 40;

/** A sign-in without a strategy or with an unknown one. The messages are for logs and developers only. */
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

/** The strategy with this name. Throws StrategyError if the name is missing or unknown. */
export function requireStrategy(name: unknown, strategies: Strategies = STRATEGIES): Strategy {
  const found = typeof name === 'string' && Object.hasOwn(strategies, name) ? strategies[name] : undefined;
  if (found === undefined) throw new StrategyError(name);
  return found;
}
