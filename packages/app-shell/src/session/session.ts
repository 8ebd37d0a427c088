import type { Session } from '@muddat/auth-core';
import type { SessionView } from './gateway-types.ts';

/** The view as the decisions of auth-core take it; a token is there but hidden, and is judged by its expiry. */
export const sessionOf = (view: SessionView): Session => ({
  loggedIn: view.loggedIn,
  strategy: view.strategy,
  access: view.token ? { token: true, expiresAt: view.expiresAt } : null,
  refresh: view.refreshExpiresAt === null ? null : { token: true, expiresAt: view.refreshExpiresAt },
  ended: view.ended === true,
});
