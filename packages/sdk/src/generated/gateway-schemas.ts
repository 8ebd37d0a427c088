// Generated from contracts/gateway.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const SessionUser: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "phone": v.string(), "erased_at": v.optional(v.string()) });

const SessionView: v.GenericSchema = parts.object({ "user": v.nullable(SessionUser), "loggedIn": v.boolean(), "strategy": v.nullable(v.string()), "token": v.boolean(), "expiresAt": v.nullable(v.number()), "refreshExpiresAt": v.nullable(v.number()), "ended": v.optional(v.boolean()) });

const SignedIn: v.GenericSchema = v.intersect([SessionView, parts.object({ "redirect_to": v.nullable(v.string()) })]);

const SentCode: v.GenericSchema = parts.object({ "length": parts.integer, "resend_after": parts.integer, "expires_in": parts.integer, "masked_phone": v.string() });

const Proven: v.GenericSchema = parts.object({ "registered": v.boolean(), "expires_in": parts.integer, "masked_phone": v.string() });

const ProofPurpose: v.GenericSchema = v.picklist(["register","reset"]);

const PhoneProof: v.GenericSchema = v.intersect([Proven, parts.object({ "purpose": ProofPurpose })]);

const ProofAnswer: v.GenericSchema = parts.object({ "proof": v.nullable(PhoneProof) });

const Ended: v.GenericSchema = parts.object({ "ended": parts.integer });

const FreshProof: v.GenericSchema = parts.object({ "expires_in": parts.integer });

const DeviceSession: v.GenericSchema = parts.object({ "id": v.string(), "device": v.nullable(v.string()), "browser": v.nullable(v.string()), "city": v.null(), "created_at": parts.dateTime, "last_seen_at": parts.dateTime, "current": v.boolean() });

const DeviceSessionList: v.GenericSchema = parts.object({ "data": v.array(DeviceSession) });

const Passkey: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "created_at": parts.dateTime, "last_used_at": v.nullable(parts.dateTime) });

const PasskeyList: v.GenericSchema = parts.object({ "data": v.array(Passkey) });

const ChallengeId: v.GenericSchema = v.string();

const PasskeyDescriptor: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("public-key"), "transports": v.optional(v.array(v.string())) });

const PasskeyCreation: v.GenericSchema = parts.object({ "challenge_id": ChallengeId, "options": parts.object({ "rp": parts.object({ "id": v.optional(v.string()), "name": v.string() }), "user": parts.object({ "id": v.string(), "name": v.string(), "displayName": v.string() }), "challenge": v.string(), "pubKeyCredParams": v.array(parts.object({ "type": v.literal("public-key"), "alg": parts.integer })), "timeout": v.optional(parts.integer), "excludeCredentials": v.optional(v.array(PasskeyDescriptor)), "authenticatorSelection": v.optional(parts.object({ "authenticatorAttachment": v.optional(v.picklist(["cross-platform","platform"])), "residentKey": v.optional(v.picklist(["required","preferred","discouraged"])), "requireResidentKey": v.optional(v.boolean()), "userVerification": v.optional(v.picklist(["required","preferred","discouraged"])) })), "attestation": v.optional(v.picklist(["none","indirect","direct","enterprise"])), "extensions": v.optional(parts.object({ "credProps": v.optional(v.boolean()) })) }) });

const PasskeyRequest: v.GenericSchema = parts.object({ "challenge_id": ChallengeId, "options": parts.object({ "challenge": v.string(), "timeout": v.optional(parts.integer), "rpId": v.optional(v.string()), "allowCredentials": v.optional(v.array(PasskeyDescriptor)), "userVerification": v.optional(v.picklist(["required","preferred","discouraged"])) }) });

const AltchaChallenge: v.GenericSchema = parts.object({ "parameters": parts.object({ "algorithm": v.string(), "nonce": v.string(), "salt": v.string(), "cost": v.number(), "keyLength": v.number(), "keyPrefix": v.string() }), "signature": v.string() });

const BotChallenge: v.GenericSchema = parts.oneOf([parts.object({ "kind": v.literal("off") }), parts.object({ "kind": v.literal("altcha"), "challenge": AltchaChallenge, "expires_in": parts.integer }), parts.object({ "kind": v.literal("recaptcha-v3"), "site_key": v.string(), "script": v.string() })]);

const BotCheckFailedData: v.GenericSchema = parts.object({ "reason": v.picklist(["missing","unreadable","forged","wrong-action","expired","wrong","used","low-score"]) });

const FreshProofRequiredData: v.GenericSchema = parts.object({ "methods": v.array(v.picklist(["code","password","passkey"])) });

const OtpLockedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const OtpWrongData: v.GenericSchema = parts.object({ "tries_left": parts.integer, "retry_after": v.optional(parts.integer), "previous_code": v.optional(v.literal(true)) });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const RegistrationNeededData: v.GenericSchema = parts.object({ "expires_in": v.optional(parts.integer) });

const ResendTooEarlyData: v.GenericSchema = parts.object({ "resend_after": parts.integer });

const UnauthorizedData: v.GenericSchema = parts.object({ "ended": v.optional(v.boolean()), "detail": v.optional(v.string()) });

const UpstreamUnavailableData: v.GenericSchema = parts.object({ "retry_after": v.optional(parts.integer) });

/** A valibot schema for the answer of each operation of the gateway API that answers JSON. Further fields are accepted. */
export const gatewaySchemas = {
  getSession: SessionView,
  login: SignedIn,
  logout: SessionView,
  refreshSession: SessionView,
  sendCode: SentCode,
  verifyCode: Proven,
  getProof: ProofAnswer,
  register: SignedIn,
  resetPassword: SignedIn,
  sendOwnCode: SentCode,
  changePassword: Ended,
  sendNewPhoneCode: SentCode,
  changePhone: SessionView,
  stepUp: FreshProof,
  freezeAccount: Ended,
  listSessions: DeviceSessionList,
  endOtherSessions: Ended,
  listPasskeys: PasskeyList,
  addPasskey: Passkey,
  passkeyOptions: PasskeyCreation,
  passkeySignInOptions: PasskeyRequest,
  getBotChallenge: BotChallenge,
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const gatewayProblemSchemas: Record<string, v.GenericSchema> = {
  "bot_check_failed": BotCheckFailedData,
  "fresh_proof_required": FreshProofRequiredData,
  "otp_locked": OtpLockedData,
  "otp_wrong": OtpWrongData,
  "rate_limited": RateLimitedData,
  "registration_needed": RegistrationNeededData,
  "resend_too_early": ResendTooEarlyData,
  "unauthorized": UnauthorizedData,
  "upstream_unavailable": UpstreamUnavailableData,
};
