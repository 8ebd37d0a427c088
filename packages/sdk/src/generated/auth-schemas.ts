// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const Tokens: v.GenericSchema = parts.object({ "access_token": v.string(), "token_type": v.literal("Bearer"), "expires_in": parts.integer, "refresh_token": v.optional(v.string()), "refresh_expires_in": v.optional(parts.integer) });

const SentCode: v.GenericSchema = parts.object({ "length": parts.integer, "resend_after": parts.integer, "expires_in": parts.integer, "masked_phone": v.string() });

const Phone: v.GenericSchema = parts.pattern(/^\+998[0-9]{9}$/);

const User: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "phone": Phone, "birthdate": v.nullable(parts.date), "scope": v.array(v.string()), "created_at": parts.dateTime, "erased_at": v.optional(parts.dateTime) });

const UserAnswer: v.GenericSchema = parts.object({ "user": User });

const TicketText: v.GenericSchema = v.string();

const Ticket: v.GenericSchema = parts.object({ "ticket": TicketText, "expires_in": parts.integer, "registered": v.boolean() });

const Passkey: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "created_at": parts.dateTime, "last_used_at": v.nullable(parts.dateTime) });

const PasskeyList: v.GenericSchema = parts.object({ "data": v.array(Passkey) });

const ChallengeId: v.GenericSchema = v.string();

const Base64Url: v.GenericSchema = parts.pattern(/^[A-Za-z0-9_-]+$/);

const PasskeyCreation: v.GenericSchema = parts.object({ "challenge_id": ChallengeId, "options": parts.object({ "rp": parts.object({ "id": v.string(), "name": v.string() }), "user": parts.object({ "id": Base64Url, "name": v.string(), "displayName": v.string() }), "challenge": Base64Url, "pubKeyCredParams": v.array(parts.object({ "type": v.literal("public-key"), "alg": parts.integer })), "timeout": v.optional(parts.integer) }) });

const PasskeyRequest: v.GenericSchema = parts.object({ "challenge_id": ChallengeId, "options": parts.object({ "rpId": v.string(), "challenge": Base64Url, "timeout": v.optional(parts.integer), "userVerification": v.optional(v.string()) }) });

const FreshProofRequiredData: v.GenericSchema = parts.object({ "methods": v.array(v.picklist(["code","password","passkey"])) });

const OtpLockedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const OtpWrongData: v.GenericSchema = parts.object({ "tries_left": parts.integer, "retry_after": v.optional(parts.integer), "previous_code": v.optional(v.literal(true)) });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const RegistrationNeededData: v.GenericSchema = parts.object({ "ticket": v.optional(v.string()), "expires_in": v.optional(parts.integer) });

const ResendTooEarlyData: v.GenericSchema = parts.object({ "resend_after": parts.integer });

/** A valibot schema for the answer of each operation of the auth API that answers JSON. Further fields are accepted. */
export const authSchemas = {
  createToken: Tokens,
  sendCode: SentCode,
  getUserProfile: UserAnswer,
  verifyCode: Ticket,
  registerCustomer: Tokens,
  resetPassword: Tokens,
  sendOwnCode: SentCode,
  sendNewPhoneCode: SentCode,
  changePhone: UserAnswer,
  listPasskeys: PasskeyList,
  addPasskey: Passkey,
  passkeyOptions: PasskeyCreation,
  passkeySignInOptions: PasskeyRequest,
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const authProblemSchemas: Record<string, v.GenericSchema> = {
  "fresh_proof_required": FreshProofRequiredData,
  "otp_locked": OtpLockedData,
  "otp_wrong": OtpWrongData,
  "rate_limited": RateLimitedData,
  "registration_needed": RegistrationNeededData,
  "resend_too_early": ResendTooEarlyData,
};
