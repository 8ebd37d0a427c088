import * as v from 'valibot';
import type { ResponseOf } from '../http/operations.ts';
import type { StoredSession } from '../sessions/session.ts';

/** What the browser may know of its session. `token` only says whether one exists (spec 7: "the token is in field token"). */
export type SessionView = ResponseOf<'getSession'>;

const text = v.fallback(v.string(), '');
/** The provider's profile with `id` as text and '' for a missing `id`, `name` or `phone`; all other fields are unchanged. */
const User = v.looseObject({ id: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), name: text, phone: text });

export const guestSessionView = (ended: boolean): SessionView => ({
  user: null,
  loggedIn: false,
  strategy: null,
  token: false,
  expiresAt: null,
  refreshExpiresAt: null,
  ...(ended ? { ended: true } : {}),
});

export const sessionView = (session: StoredSession): SessionView => ({
  user: v.parse(User, session.user),
  loggedIn: true,
  strategy: session.strategy,
  token: session.access !== null,
  expiresAt: session.access?.expiresAt ?? null,
  refreshExpiresAt: session.refresh?.expiresAt ?? null,
});
