import * as v from 'valibot';
import { botHeaders } from '../bot-protection/with-bot-protection.ts';
import type { AuthResult, GatewayCall } from './gateway-call.ts';
import { sentCodeSchema } from './sent-code.ts';
import { sessionViewSchema } from './session.ts';

const signedInSchema = v.object({ ...sessionViewSchema.entries, redirect_to: v.nullable(v.string()) });
const provenSchema = v.object({
  /** Whether the phone has a customer; told only to who has proved that the phone is theirs. */
  registered: v.boolean(),
  /** Seconds that the proof is good for. */
  expires_in: v.number(),
  masked_phone: v.string(),
});
const proofSchema = v.object({ proof: v.nullable(v.object({ ...provenSchema.entries, purpose: v.picklist(['register', 'reset']) })) });

/** Signed in, under a new session id; `redirect_to` is the remembered page or null. */
export type SignedIn = v.InferOutput<typeof signedInSchema>;
export type PhoneProof = NonNullable<v.InferOutput<typeof proofSchema>['proof']>;
export type Secret = { code: string } | { password: string };
export type CodeChannel = 'sms' | 'call';

/**
 * What the pages call that nobody has signed in on. The proof of a phone (a right code) stays in a cookie that no script can read,
 * for 15 minutes and one use. `botToken` is what `useBotProtection(action, …)` gives.
 */
export const signInCalls = (call: GatewayCall) => ({
  /** The action is `send-code`, `registration` or `reset`, by the purpose. */
  sendCode: (ask: { phone: string; purpose: 'sign-in' | 'register' | 'reset'; channel?: CodeChannel }, botToken: string | null) =>
    call('POST', 'send-code', sentCodeSchema, { body: ask, headers: botHeaders(botToken) }),
  verifyCode: (ask: { phone: string; purpose: 'register' | 'reset'; code: string }) =>
    call('POST', 'verify-code', provenSchema, { body: ask }),
  /** The proof that this browser has, so that a page that is loaded anew goes on with its step. */
  proof: () => call('GET', 'proof', proofSchema),
  forgetProof: () => call('DELETE', 'proof', v.null()),
  /** The action is `registration`. `birthdate` is `YYYY-MM-DD`. */
  register: (ask: { name: string; birthdate: string; password: string }, botToken: string | null): Promise<AuthResult<SignedIn>> =>
    call('POST', 'register', signedInSchema, { body: ask, headers: botHeaders(botToken) }),
  /** The action is `reset`. Every session of the customer is ended, and this browser signed in. */
  resetPassword: (ask: { password: string }, botToken: string | null): Promise<AuthResult<SignedIn>> =>
    call('POST', 'reset-password', signedInSchema, { body: ask, headers: botHeaders(botToken) }),
  /** A right code of a phone that nobody registered is refused as `registration_needed`, and the proof is there. */
  login: (phone: string, secret: Secret): Promise<AuthResult<SignedIn>> =>
    call('POST', 'login', signedInSchema, { body: { strategy: 'customer', phone, ...secret } }),
  /** For a proof that says `registered`. */
  loginByProof: (): Promise<AuthResult<SignedIn>> => call('POST', 'login', signedInSchema, { body: { strategy: 'customer', proof: true } }),
  loginByPasskey: (passkey: { challenge_id: string; credential: object }): Promise<AuthResult<SignedIn>> =>
    call('POST', 'login', signedInSchema, { body: { strategy: 'customer', passkey } }),
});
