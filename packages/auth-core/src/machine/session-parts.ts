import type { AuthState, StoredSession } from './auth-state.ts';
import type { Stored } from './events.ts';
import type { Strategies } from './strategy.ts';

export type ProviderAnswer = { readonly status: number; readonly body: unknown };
export type TokenRequest =
  | { readonly grant: 'password' | 'client_credentials'; readonly strategy: string; readonly credentials: unknown }
  | { readonly grant: 'refresh_token'; readonly refreshToken: string };

/** The calls to whoever issues tokens. A promise that fails says that no answer came. */
export type Provider = {
  tokens(request: TokenRequest): PromiseLike<ProviderAnswer>;
  profile(accessToken: string): PromiseLike<ProviderAnswer>;
  /** Best effort: sign-out ignores errors. */
  revoke(token: string): PromiseLike<unknown>;
};

/**
 * What the tabs of a browser (or the processes of a server) share. Each change gives a greater version; the calls of one tab take effect
 * in the order in which they were made.
 */
export type SharedStore = {
  read(): PromiseLike<Stored>;
  /** The new version, or null where the store no longer has this one; then nothing is written. */
  write(version: number, session: StoredSession): PromiseLike<number | null>;
  /** Removes what is there, or only what is there in this version; null where nothing was touched. Version null: whatever is there. */
  clear(version: number | null): PromiseLike<{ readonly version: number; readonly removed: StoredSession | null } | null>;
};

/** One at a time of all that share the store: gives the turn, to be given back by the function it answers. */
export type Turns = { take(): PromiseLike<() => void> };

export type SessionParts = {
  /** ms since 1970. */
  now(): number;
  provider: Provider;
  /** One of this tab alone where left out. */
  store?: SharedStore;
  turns?: Turns;
  /** Tells the other tabs to look at the store again (`look`). */
  tellTabs?: () => void;
  strategies?: Strategies;
  /** The field of the user that holds the scopes; `scope` where left out. */
  scopeKey?: string;
  onChange?: (state: AuthState) => void;
};
