import { rememberTarget, takeTarget } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { onlyCookie } from '../http/only-cookie.ts';
import { TARGET_COOKIE_MAX_AGE_S } from './cookies.ts';

type OneValueStore = Parameters<typeof rememberTarget>[0] & { text: string | null };

/** routing keeps a target in anything shaped like web storage; here it is one cookie's value. */
function oneValueStore(text: string | null): OneValueStore {
  const store: OneValueStore = {
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

/** Keeps where to go after sign-in for 10 minutes; judged by safeRedirect, and never the sign-in page itself. */
export function rememberInCookie(gateway: Gateway, reply: FastifyReply, target: string): void {
  const store = oneValueStore(null);
  if (!rememberTarget(store, target, { origin: gateway.origins.main, now: gateway.now() }) || store.text === null) return;
  const value = Buffer.from(store.text, 'utf8').toString('base64url');
  reply.setCookie(gateway.cookies.target, value, { ...gateway.cookies.options, maxAge: TARGET_COOKIE_MAX_AGE_S });
}

/** The target, once, judged again: the cookie could have been planted by somebody else. */
export function takeFromCookie(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): string | null {
  const value = onlyCookie(request.headers.cookie, gateway.cookies.target);
  if (value === undefined) return null;
  reply.clearCookie(gateway.cookies.target, gateway.cookies.options);
  const store = oneValueStore(Buffer.from(value, 'base64url').toString('utf8'));
  return takeTarget(store, { origin: gateway.origins.main, now: gateway.now() });
}
