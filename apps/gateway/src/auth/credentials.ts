import * as v from 'valibot';
import { Problem } from '../core/problem.ts';

const PHONE = /^\+998\d{9}$/;
const SECRET_MAX_CHARS = 128;
const NAMES = ['phone', 'password', 'code', 'strategy'] as const;

export type Credentials = { phone: string; secret: string; kind: 'password' | 'code' };

/** Only what is named here is read of a browser's body; a refresh_token in it is ignored like any other field. */
const Fields = v.looseObject({
  strategy: v.optional(v.unknown()),
  phone: v.optional(v.unknown()),
  password: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
});

export function readFields(body: unknown): Record<(typeof NAMES)[number], unknown> {
  const fields = v.safeParse(Fields, body);
  if (!fields.success || Array.isArray(body)) throw new Problem('validation_failed');
  const { phone, password, code, strategy } = fields.output;
  return { phone, password, code, strategy };
}

function textCode(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'required';
  if (typeof value !== 'string') return 'format';
  return value.length > SECRET_MAX_CHARS ? 'max_length' : null;
}

/** `{phone, password}` or `{phone, code}`; 400 with a code for each field otherwise. */
export function parseCredentials(body: unknown): Credentials {
  const { phone, password, code } = readFields(body);
  const kind = code === undefined || code === null ? 'password' : 'code';
  const value = kind === 'code' ? code : password;
  const fields: Record<string, string> = {};
  const phoneCode = typeof phone === 'string' && phone !== '' ? (PHONE.test(phone) ? null : 'format') : (textCode(phone) ?? 'format');
  if (phoneCode) fields['phone'] = phoneCode;
  const secretCode = textCode(value);
  if (secretCode) fields[kind] = secretCode;
  if (kind === 'code' && password !== undefined && password !== null) fields['password'] = 'not_allowed';
  if (typeof phone !== 'string' || typeof value !== 'string' || Object.keys(fields).length > 0)
    throw new Problem('validation_failed', { fields });
  return { phone, secret: value, kind };
}
