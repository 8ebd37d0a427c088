import type { Session } from '@muddat/auth-core';
import type { gateway } from '@muddat/sdk/types';

type Schemas = gateway.components['schemas'];

/** What `GET /api/auth/user` tells: who is signed in and until when, and of tokens only that they are there (spec 7). */
export type SessionView = Schemas['SessionView'];
/** Signed in, under a new session id; `redirect_to` is the remembered page or null. */
export type SignedIn = Schemas['SignedIn'];
/** Digits, seconds, and where the code went. */
export type SentCode = Schemas['SentCode'];
export type CodeChannel = Schemas['Channel'];
export type PhoneProof = Schemas['PhoneProof'];
/** One place the customer is signed in at. */
export type DeviceSession = Schemas['DeviceSession'];
export type Passkey = Schemas['Passkey'];

/** The view as the decisions of auth-core take it; a token is there but hidden, and is judged by its expiry. */
export const sessionOf = (view: SessionView): Session => ({
  loggedIn: view.loggedIn,
  strategy: view.strategy,
  access: view.token ? { token: true, expiresAt: view.expiresAt } : null,
  refresh: view.refreshExpiresAt === null ? null : { token: true, expiresAt: view.refreshExpiresAt },
  ended: view.ended === true,
});
