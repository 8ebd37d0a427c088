import type { Session } from '@muddat/auth-core';
import type { gateway } from '@muddat/sdk/types';

type Schemas = gateway.components['schemas'];

/** Response of `GET /api/auth/user`: the customer, the expiry, and whether tokens exist, but not the tokens (spec 7). */
export type SessionView = Schemas['SessionView'];
/** Response to a successful sign-in, which has started a new session id. `redirect_to`: the page remembered before sign-in, or null. */
export type SignInResponse = Schemas['SignedIn'];
/** Response to a sent code: its number of digits, the seconds until a new code may be requested, its lifetime, and the masked phone. */
export type SentCodeResponse = Schemas['SentCode'];
export type CodeChannel = Schemas['Channel'];
export type PhoneProof = Schemas['PhoneProof'];
/** A device on which the customer is signed in. */
export type DeviceSession = Schemas['DeviceSession'];
export type Passkey = Schemas['Passkey'];

/** Converts the view for auth-core's decisions. The browser does not get the tokens themselves, so only their expiry is checked. */
export const toSession = (view: SessionView): Session => ({
  loggedIn: view.loggedIn,
  strategy: view.strategy,
  access: view.token ? { token: true, expiresAt: view.expiresAt } : null,
  refresh: view.refreshExpiresAt === null ? null : { token: true, expiresAt: view.refreshExpiresAt },
  ended: view.ended === true,
});
