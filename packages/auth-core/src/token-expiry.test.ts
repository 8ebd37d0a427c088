import { describe, expect, it } from 'vitest';
import { tokenExpiry } from './token-expiry.ts';

const now = 1_700_000_000_000;
const nowS = now / 1000;
const YEAR_S = 365.25 * 86_400;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** base64url as defined, over a string of bits: slow, but independent of the decoder under test. */
function base64Url(text: string): string {
  const utf8 = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const bits = [...utf8].map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => LETTERS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}
const part = (value: unknown) => base64Url(typeof value === 'string' ? value : JSON.stringify(value));
const jwt = (payload: unknown) => `${part({ alg: 'none' })}.${part(payload)}.c2ln`;

describe('tokenExpiry', () => {
  it.each<[string, string, { maxAge?: number; expiresIn?: unknown }, number | null]>([
    ['exp before maxAge and expires_in', jwt({ exp: nowS + 60 }), { maxAge: 5, expiresIn: 7 }, now + 60_000],
    ['a fractional exp', jwt({ exp: nowS + 0.25 }), {}, now + 250],
    ['exp after a Bearer prefix', `Bearer ${jwt({ exp: nowS + 60 })}`, {}, now + 60_000],
    ['exp in a payload with Cyrillic text', jwt({ name: 'Дилноза ʻoʻ', exp: nowS + 60 }), {}, now + 60_000],
    ['an exp in the past', jwt({ exp: 1 }), {}, 1000],
    ['an exp of zero is expired, not unknown', jwt({ exp: 0 }), { maxAge: 5 }, 1],
    ['a negative exp is expired, not unknown', jwt({ exp: -5 }), {}, 1],
    ['an exp just above zero is expired, not unknown', jwt({ exp: 0.0001 }), {}, 1],
    ['an exp 10 years ahead', jwt({ exp: nowS + 10 * YEAR_S }), { maxAge: 5 }, now + 10 * YEAR_S * 1000],
    ['an exp of more than 10 years skipped for maxAge', jwt({ exp: nowS + 10 * YEAR_S + 1 }), { maxAge: 5 }, now + 5000],
    ['an exp in milliseconds skipped', jwt({ exp: now }), { expiresIn: 7 }, now + 7000],
    ['an exp in text skipped', jwt({ exp: '1700000060' }), { expiresIn: 7 }, now + 7000],
    ['a null exp skipped', jwt({ exp: null }), { maxAge: 5 }, now + 5000],
    ['an infinite exp skipped', `a.${part('{"exp":1e999}')}.b`, { maxAge: 5 }, now + 5000],
    ['an exp only on the prototype skipped', jwt({ __proto__: { exp: 5 } }), {}, null],
    ['a payload that is not an object', jwt('7'), {}, null],
    ['a payload that is null', jwt('null'), {}, null],
    ['a payload that is not JSON', `a.${part('{exp:1')}.b`, {}, null],
    ['a payload that is not base64url', 'a.%%%.b', { expiresIn: 7 }, now + 7000],
    ['an encrypted token of five parts', `${jwt({ exp: 5 })}.x.y`, {}, null],
    ['maxAge for an opaque token', 'opaque', { maxAge: 1800 }, now + 1_800_000],
    ['maxAge before an invalid expires_in', 'opaque', { maxAge: 5, expiresIn: 'soon' }, now + 5000],
    ['maxAge zero', 'opaque', { maxAge: 0, expiresIn: 60 }, now],
    ['expires_in', 'opaque', { expiresIn: 3600 }, now + 3_600_000],
    ['a fractional expires_in', 'opaque', { expiresIn: 0.5 }, now + 500],
    ['unknown without exp, maxAge and expires_in', 'opaque', {}, null],
  ])('returns the expiry $3: %s', (_title, token, options, expected) => {
    expect(tokenExpiry(token, options, now)).toBe(expected);
  });

  it('never returns 0, which means unknown', () => {
    expect(tokenExpiry('opaque', { expiresIn: -60 }, 0)).toBe(1);
    expect(tokenExpiry('opaque', { maxAge: 0 }, 0)).toBe(1);
  });

  it.each(['', 'Bearer ', 'Bearer', '   '])('throws without a token (%j)', (token) => {
    expect(() => tokenExpiry(token, { maxAge: 5 }, now)).toThrow(TypeError);
  });

  it.each<unknown>(['3600', Number.NaN, Number.POSITIVE_INFINITY, null, {}, true])('throws for the expires_in %j', (expiresIn) => {
    expect(() => tokenExpiry('opaque', { expiresIn }, now)).toThrow(TypeError);
  });
});
