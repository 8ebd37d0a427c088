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
