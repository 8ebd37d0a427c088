import type { HeldToken, StoredSession } from './auth-state.ts';

/** An answer of the provider over HTTP; `null` where none came (network, timeout). */
export type Answer = { readonly status: number; readonly body: unknown } | null;
/** What the tabs share, with a version that grows with every change. */
export type Stored = { readonly version: number; readonly session: StoredSession | null };

/** What happens to a session. `generation` is that of the effect which this is the answer to. */
export type SessionEvent =
  | { type: 'login'; strategy: unknown; credentials: unknown }
  | { type: 'logout' }
  /** The check of every navigation and call. */
  | { type: 'check' }
  /** A backend answered 401 to this access token. */
  | { type: 'unauthorized'; token: string }
  | { type: 'answered'; generation: number; answer: Answer }
  | { type: 'profile'; generation: number; answer: Answer }
  /** `version` is null where another tab had changed the store meanwhile: then nothing was written. */
  | { type: 'written'; generation: number; version: number | null; session: StoredSession; fresh: boolean }
  | { type: 'cleared'; version: number }
  /** `stored` is null where the turn, or the store behind it, could not be had. */
  | { type: 'turn'; generation: number; stored: Stored | null }
  /** The store was looked at: `start` with the page, else because another tab said so or the page has the focus again. */
  | { type: 'seen'; generation: number; stored: Stored; start: boolean };

/** What is to be done, in this order. Each answer comes back as an event with the effect's generation. */
export type SessionEffect =
  | { do: 'ask-tokens'; generation: number; strategy: string; grant: 'password' | 'client_credentials'; credentials: unknown }
  | { do: 'ask-refresh'; generation: number; refresh: HeldToken }
  | { do: 'ask-profile'; generation: number; access: HeldToken }
  /** Write over `version`, and over nothing else. `fresh`: no store has these tokens yet. */
  | { do: 'store'; generation: number; version: number; session: StoredSession; fresh: boolean }
  /** `version` null: whatever is there. */
  | { do: 'clear'; version: number | null }
  | { do: 'tell-tabs' }
  | { do: 'look'; generation: number; start: boolean }
  | { do: 'take-turn'; generation: number }
  /** The turn that was taken with this generation. */
  | { do: 'give-turn'; generation: number }
  | { do: 'revoke'; token: string };
