import type { CookieSerializeOptions } from '@fastify/cookie';
import { LIFETIMES_S } from '@muddat/auth-core';

/** Spec 9: the auth cookie lives 30 days. */
export const SESSION_COOKIE_MAX_AGE_S = LIFETIMES_S.authCookie;
export const TARGET_COOKIE_MAX_AGE_S = 600;

export type CookieSettings = { session: string; target: string; proof: string; device: string; options: CookieSerializeOptions };

/**
 * The `__Host-` prefix requires Secure, which browsers refuse on plain http. In development on loopback the cookie has another name, so
 * that it cannot be confused with the real one. SameSite=Lax: a customer who returns from a payment app is still signed in, and writes are
 * guarded by Origin and the request header.
 */
export function createCookieSettings(publicUrl: string | null): CookieSettings {
  const secure = publicUrl?.startsWith('https://') ?? false;
  return {
    session: secure ? '__Host-muddat' : 'muddat-dev',
    target: secure ? '__Host-muddat-target' : 'muddat-target',
    proof: secure ? '__Host-muddat-proof' : 'muddat-proof',
    device: secure ? '__Host-muddat-device' : 'muddat-device',
    options: { path: '/', httpOnly: true, secure, sameSite: 'lax' },
  };
}
