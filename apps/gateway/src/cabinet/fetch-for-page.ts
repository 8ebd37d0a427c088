import type { Locale } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionView } from '../auth/user.ts';
import type { Gateway } from '../gateway.ts';
import { asProblem } from '../http/as-problem.ts';
import { logFailure } from '../http/log-summary.ts';
import { Problem } from '../http/problem.ts';
import { readerLocale } from '../http/reader-locale.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { callBackend } from '../proxy/call-backend.ts';
import { findCall } from '../proxy/find-call.ts';

const SESSION_PATH = '/api/auth/user';
/** Statuses whose responses have no body (RFC 9110). */
const BODILESS: readonly number[] = [204, 205, 304];

export type PageFetch = {
  /** `fetch` for the calls of a page that this gateway renders. Only reads are possible. */
  fetch: typeof fetch;
  /** Whether a call has found that the session is over. */
  hasSessionEnded(): boolean;
  /** Cancels the calls that have no response yet. */
  cancel(): void;
};

/**
 * Sends the calls of a page as the proxy would send them for the customer's browser: with the session, the allow-list and the limits. When
 * the customer leaves (`signal`), the calls are cancelled.
 */
export function createPageFetch(
  gateway: Gateway,
  limitClient: ClientLimiter,
  { request, reply, signal }: { request: FastifyRequest; reply: FastifyReply; signal: AbortSignal },
): PageFetch {
  let isOver = false;
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true });

  const read = async (sent: Request, locale: Locale): Promise<Response> => {
    const { pathname, search } = new URL(sent.url);
    if (pathname === SESSION_PATH) {
      const session = await readSessionView(gateway, request, reply);
      isOver ||= !session.loggedIn;
      return Response.json(session);
    }
    const call = findCall(gateway.allowLists, sent.method, `${pathname}${search}`);
    if ('refusal' in call) throw call.refusal;
    await limitClient(request, 'reads');
    const headers = Object.fromEntries(sent.headers);
    const { answer } = await callBackend(gateway, request, reply, call, { headers, locale, body: null, signal: stop.signal });
    const body = await answer.body.text();
    const type = answer.headers['content-type'];
    return new Response(BODILESS.includes(answer.status) ? null : body, {
      status: answer.status,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
  };

  return {
    hasSessionEnded: () => isOver,
    cancel: () => stop.abort(),
    async fetch(input, init) {
      const sent = new Request(input, init);
      if (sent.method !== 'GET') throw new TypeError(`a page is rendered without writes, and sent ${sent.method}`);
      const locale = readerLocale(sent.headers.get('accept-language') ?? undefined, undefined);
      try {
        return await read(sent, locale);
      } catch (error) {
        const problem = asProblem(error);
        if (problem.options.extras?.['ended'] === true) isOver = true;
        if (!(error instanceof Problem) && !stop.signal.aborted) logFailure(gateway, error, {}, 'a call of a rendered page failed');
        return Response.json(problem.body(locale, request.id), { status: problem.statusCode });
      }
    },
  };
}
