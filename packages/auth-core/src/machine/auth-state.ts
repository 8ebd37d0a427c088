import type { Session } from '../session.ts';
import type { SessionError } from './session-error.ts';

/** Where a session stands. What each means for a reader of the state is said once, in `PHASES`. */
export type Phase =
  | 'signed-out'
  | 'guest'
  | 'signing-in'
  | 'storing'
  | 'reading-profile'
  | 'signed-in'
  | 'awaiting-turn'
  | 'refreshing'
  | 'storing-refreshed';

/** `busy`: a sign-in runs. `loggedIn`: somebody is signed in, their tokens may be on the way to be renewed. */
export const PHASES: Readonly<Record<Phase, { busy: boolean; loggedIn: boolean; holdsTurn: boolean }>> = {
  'signed-out': { busy: false, loggedIn: false, holdsTurn: false },
  guest: { busy: false, loggedIn: false, holdsTurn: false },
  'signing-in': { busy: true, loggedIn: false, holdsTurn: false },
  storing: { busy: true, loggedIn: false, holdsTurn: false },
  'reading-profile': { busy: true, loggedIn: false, holdsTurn: false },
  'signed-in': { busy: false, loggedIn: true, holdsTurn: false },
  'awaiting-turn': { busy: false, loggedIn: true, holdsTurn: false },
  refreshing: { busy: false, loggedIn: true, holdsTurn: true },
  'storing-refreshed': { busy: false, loggedIn: true, holdsTurn: true },
};

/** A token with its expiry in ms since 1970, null when that is unknown. */
export type HeldToken = { readonly token: string; readonly expiresAt: number | null };
export type User = Readonly<Record<string, unknown>>;

/** What the tabs of a browser share. `user` is null until the profile has come. */
export type StoredSession = {
  readonly strategy: string;
  readonly access: HeldToken;
  readonly refresh: HeldToken | null;
  readonly user: User | null;
};

/** The state of a session (spec 3: user, loggedIn, strategy, busy; each token with value and expiry). */
export type AuthState = {
  readonly phase: Phase;
  readonly busy: boolean;
  readonly loggedIn: boolean;
  readonly user: User | null;
  readonly strategy: string | null;
  readonly access: HeldToken | null;
  readonly refresh: HeldToken | null;
  /** Of the last sign-in or refresh that went wrong; null again when another begins. */
  readonly error: SessionError | null;
  /** Grows with every step: an answer counts only in the very state that asked for it. */
  readonly generation: number;
  /** Of the shared store, as this tab last knew it: nothing is written over what another tab has written since. */
  readonly version: number;
  /** The generation with which the turn to refresh was taken, while it is held. */
  readonly turn: number | null;
};

export const SIGNED_OUT: AuthState = {
  phase: 'signed-out',
  busy: false,
  loggedIn: false,
  user: null,
  strategy: null,
  access: null,
  refresh: null,
  error: null,
  generation: 0,
  version: 0,
  turn: null,
};

/** The state as `checkSession` and `decideNavigation` judge it. */
export const sessionOf = ({ loggedIn, strategy, access, refresh, error }: AuthState, refreshable = true): Session => ({
  loggedIn,
  strategy,
  refreshable,
  access,
  refresh,
  ended: !loggedIn && error?.code === 'expired',
});
