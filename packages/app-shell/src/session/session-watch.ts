import type { FetchFunction } from '@muddat/sdk';
import * as v from 'valibot';

const listeners = new Set<() => void>();

/** Calls back when a response shows that the session has ended. Returns a function that stops listening. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notifySessionRefused(): void {
  for (const listener of listeners) listener();
}

const unauthorizedSchema = v.object({ code: v.literal('unauthorized'), ended: v.optional(v.boolean(), false) });
const sessionSchema = v.object({ loggedIn: v.boolean() });

/**
 * Wraps fetch for every API client in the browser. Calls the `onSessionRefused` listeners once a response of any call shows that the
 * session has ended. The response itself is returned unchanged.
 */
export function withSessionWatch(send: FetchFunction): FetchFunction {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status === 401) void notifyIfEnded(send, response.clone(), methodOf(input, init));
    return response;
  };
}

const methodOf = (input: RequestInfo | URL, init?: RequestInit): string =>
  init?.method ?? (input instanceof Request ? input.method : 'GET');

async function notifyIfEnded(send: FetchFunction, response: Response, method: string): Promise<void> {
  const refusal = v.safeParse(unauthorizedSchema, await jsonOf(response));
  // A 401 for wrong credentials has a different code, and says nothing about the session.
  if (!refusal.success) return;
  // The gateway retries a read after a token refresh, so its 401 is final. It may refuse a write that it must not retry although the
  // session lives (`apps/gateway/src/proxy/README.md`), so fetch the session to be sure.
  if (method === 'GET' || refusal.output.ended || (await isSignedOut(send))) notifySessionRefused();
}

/**
 * Whether the gateway says that nobody is signed in. A failed request does not say so; a later call will show whether the session is alive.
 */
async function isSignedOut(send: FetchFunction): Promise<boolean> {
  const answer = await send(new URL('/api/auth/user', window.location.origin)).catch(() => null);
  const session = v.safeParse(sessionSchema, answer?.ok ? await jsonOf(answer) : null);
  return session.success && !session.output.loggedIn;
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/**
 * Wraps the browser's fetch, which is looked up at each call, not when this module loads. A PUT, such as the one that marks a notification
 * as read, outlives the page, because the same press may open the next page. The browser limits this to 64 KB, and no PUT is larger.
 */
export const sessionFetch = withSessionWatch((input, init) => fetch(input, { ...init, keepalive: methodOf(input, init) === 'PUT' }));
