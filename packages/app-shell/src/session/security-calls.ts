import * as v from 'valibot';
import type { GatewayCall } from './gateway-call.ts';
import { passkeyCreationSchema, passkeyRequestSchema, passkeySchema, passkeysSchema } from './passkey-schemas.ts';
import { sentCodeSchema } from './sent-code.ts';
import { sessionViewSchema } from './session.ts';
import type { CodeChannel } from './sign-in-calls.ts';

const deviceSessionSchema = v.object({
  /** A name of the session's own; not what its cookie holds. */
  id: v.string(),
  /** Null where the browser does not say. */
  device: v.nullable(v.string()),
  browser: v.nullable(v.string()),
  /** Not known, and said as that: an address is not looked up anywhere. */
  city: v.null(),
  /** ISO times. */
  created_at: v.string(),
  last_seen_at: v.string(),
  /** The session that asks. */
  current: v.boolean(),
});
const sessionsSchema = v.object({ data: v.array(deviceSessionSchema) });
const endedSchema = v.object({ ended: v.number() });

/** One place the customer is signed in at. */
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;
/** Exactly one proof. */
export type PasswordProof = { current_password: string } | { code: string };

const pathOf = (folder: string, id: string): string => `${folder}/${encodeURIComponent(id)}`;

/** What the pages of security call, with a session; a raise of rights gives it a new id. And whatever is about passkeys. */
export const securityCalls = (call: GatewayCall) => ({
  /** A code to the phone that the customer has now. */
  sendOwnCode: (ask: { purpose: 'password' | 'phone'; channel?: CodeChannel }) => call('POST', 'own-code', sentCodeSchema, { body: ask }),
  /** `ended`: how many other sessions it has ended. */
  changePassword: (ask: PasswordProof & { password: string }) => call('POST', 'change-password', endedSchema, { body: ask }),
  /** Answers the same for a phone that somebody has. */
  sendNewPhoneCode: (ask: { phone: string; channel?: CodeChannel }) => call('POST', 'new-phone-code', sentCodeSchema, { body: ask }),
  /** `code` came to the present phone, `new_code` to the new one. */
  changePhone: (ask: { code: string; phone: string; new_code: string }) => call('POST', 'change-phone', sessionViewSchema, { body: ask }),
  /** The last seen first. */
  sessions: () => call('GET', 'sessions', sessionsSchema),
  endSession: (id: string) => call('DELETE', pathOf('sessions', id), v.null()),
  endOtherSessions: () => call('POST', 'sessions/end-others', endedSchema, { body: {} }),
  passkeys: () => call('GET', 'passkeys', passkeysSchema),
  passkeyOptions: () => call('POST', 'passkeys/options', passkeyCreationSchema, { body: {} }),
  addPasskey: (ask: { challenge_id: string; credential: object; name?: string }) => call('POST', 'passkeys', passkeySchema, { body: ask }),
  /** For anybody: the options name nobody. */
  passkeySignInOptions: () => call('POST', 'passkeys/sign-in-options', passkeyRequestSchema, { body: {} }),
  deletePasskey: (id: string) => call('DELETE', pathOf('passkeys', id), v.null()),
});
