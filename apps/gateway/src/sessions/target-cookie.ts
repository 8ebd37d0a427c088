import { rememberTarget, takeTarget } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { readUniqueCookie } from '../http/unique-cookie.ts';
import { TARGET_COOKIE_MAX_AGE_S } from './cookies.ts';

type CookieValueStorage = Parameters<typeof rememberTarget>[0] & { text: string | null };

/** Package routing stores a target in any object like Web Storage; this object holds the value of a single cookie. */
function cookieValueStorage(text: string | null): CookieValueStorage {
  const store: CookieValueStorage = {
    text,
    getItem: () => store.text,
    setItem: (_name, value) => {
      store.text = value;
    },
    removeItem: () => {
      store.text = null;
    },
  };
  return store;
}

/** Remembers for 10 minutes where to go after sign-in. safeRedirect checks the target, which is never the sign-in page itself. */
export function rememberTargetInCookie(gateway: Gateway, reply: FastifyReply, target: string): void {
  const store = cookieValueStorage(null);
  if (!rememberTarget(store, target, { origin: gateway.origins.main, now: gateway.now() }) || store.text === null) return;
  const value = Buffer.from(store.text, 'utf8').toString('base64url');
  reply.setCookie(gateway.cookies.target, value, { ...gateway.cookies.options, maxAge: TARGET_COOKIE_MAX_AGE_S });
}

/** Returns the target once and clears the cookie. The target is checked again, since somebody else could have planted the cookie. */
export function takeTargetFromCookie(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): string | null {
  const value = readUniqueCookie(request.headers.cookie, gateway.cookies.target);
  if (value === undefined) return null;
  reply.clearCookie(gateway.cookies.target, gateway.cookies.options);
  const store = cookieValueStorage(Buffer.from(value, 'base64url').toString('utf8'));
  return takeTarget(store, { origin: gateway.origins.main, now: gateway.now() });
}
