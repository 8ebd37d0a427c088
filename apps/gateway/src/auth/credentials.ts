import * as v from 'valibot';
import { Problem } from '../http/problem.ts';

const PHONE = /^\+998\d{9}$/;
const SECRET_MAX_CHARS = 128;

/** `secret`: the password or the one-time code of the phone, as `kind` says. */
export type PhoneCredentials = { phone: string; secret: string; kind: 'password' | 'code' };
/** Sign-in by the proof of a phone in this browser's cookie, or by a passkey. */
type AlternativeCredentials = { kind: 'proof' } | { kind: 'passkey'; challenge_id: string; credential: object };

const Passkey = v.object({ challenge_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), credential: v.looseObject({}) });
/** Only these fields of the browser's body are read; a `refresh_token` is ignored like any other field. */
const Fields = v.looseObject({
  strategy: v.optional(v.unknown()),
  phone: v.optional(v.unknown()),
  password: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  proof: v.optional(v.unknown()),
  passkey: v.optional(v.unknown()),
});
type CredentialFields = Record<'strategy' | 'phone' | 'password' | 'code' | 'proof' | 'passkey', unknown>;

export function parseCredentialFields(body: unknown): CredentialFields {
  const fields = v.safeParse(Fields, body);
  if (!fields.success || Array.isArray(body)) throw new Problem('validation_failed');
  const { phone, password, code, strategy, proof, passkey } = fields.output;
  return { phone, password, code, strategy, proof, passkey };
}

function textErrorCode(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'required';
  if (typeof value !== 'string') return 'format';
  return value.length > SECRET_MAX_CHARS ? 'max_length' : null;
}

/** Accepts `{phone, password}`, `{phone, code}`, `{proof: true}` or `{passkey}`; otherwise throws 400 with a code per field. */
export function parseCredentials(body: unknown): PhoneCredentials | AlternativeCredentials {
  const fields = parseCredentialFields(body);
  if (fields.passkey !== undefined) return parsePasskey(fields.passkey);
  if (fields.proof !== undefined) {
    if (fields.proof !== true) throw new Problem('validation_failed', { fields: { proof: 'format' } });
    return { kind: 'proof' };
  }
  return parsePhoneAndSecret(fields);
}

function parsePasskey(value: unknown): AlternativeCredentials {
  const passkey = v.safeParse(Passkey, value);
  if (!passkey.success) throw new Problem('validation_failed', { fields: { passkey: 'format' } });
  return { kind: 'passkey', ...passkey.output };
}

function parsePhoneAndSecret({ phone, password, code }: CredentialFields): PhoneCredentials {
  const kind = code === undefined || code === null ? 'password' : 'code';
  const value = kind === 'code' ? code : password;
  const fields: Record<string, string> = {};
  const phoneCode = typeof phone === 'string' && phone !== '' ? (PHONE.test(phone) ? null : 'format') : (textErrorCode(phone) ?? 'format');
  if (phoneCode) fields['phone'] = phoneCode;
  const secretCode = textErrorCode(value);
  if (secretCode) fields[kind] = secretCode;
  if (kind === 'code' && password !== undefined && password !== null) fields['password'] = 'not_allowed';
  if (typeof phone !== 'string' || typeof value !== 'string' || Object.keys(fields).length > 0)
    throw new Problem('validation_failed', { fields });
  return { phone, secret: value, kind };
}
