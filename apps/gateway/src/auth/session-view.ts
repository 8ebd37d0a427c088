import type { StoredSession } from '../sessions/session.ts';

/** What the browser learns of its session: no token, only that there is one (spec 7: "the token is in field token"). */
export type SessionView = {
  user: Record<string, unknown> | null;
  loggedIn: boolean;
  strategy: string | null;
  token: boolean;
  /** ms since 1970 of the access and of the refresh token; null when not known. */
  expiresAt: number | null;
  refreshExpiresAt: number | null;
  /** The session was ended by the check in this very answer (semantics: home, with the target remembered). */
  ended?: true;
};

export const guestView = (ended: boolean): SessionView => ({
  user: null,
  loggedIn: false,
  strategy: null,
  token: false,
  expiresAt: null,
  refreshExpiresAt: null,
  ...(ended ? { ended: true } : {}),
});

export const sessionView = (session: StoredSession): SessionView => ({
  user: session.user,
  loggedIn: true,
  strategy: session.strategy,
  token: session.access !== null,
  expiresAt: session.access?.expiresAt ?? null,
  refreshExpiresAt: session.refresh?.expiresAt ?? null,
});
