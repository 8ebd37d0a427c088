import type { IncomingMessage } from 'node:http';
import type { onRequestAsyncHookHandler } from 'fastify';
import { builtInErrorPage } from './built-in-error.ts';

export const HEAD_TOO_LARGE_STATUS = 431;

type Head = Pick<IncomingMessage, 'url' | 'rawHeaders'>;

/** Whether the head is larger than `limit` bytes without its query, which may be longer: people type long texts into GET forms. */
function isHeadTooLarge({ url = '', rawHeaders }: Head, limit: number): boolean {
  const query = url.indexOf('?');
  let bytes = query === -1 ? url.length : query;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > limit;
}

function withoutCookies({ url, rawHeaders }: Head): Head {
  const isCookie = (index: number) => rawHeaders[index - (index % 2)]?.toLowerCase() === 'cookie';
  return { ...(url === undefined ? {} : { url }), rawHeaders: rawHeaders.filter((_text, index) => !isCookie(index)) };
}

/** Deletes the cookies of the site in the browser, so that the next request fits. */
const CLEAR_COOKIES = { 'clear-site-data': '"cookies"' } as const;

/**
 * Refuses a request whose head is too large with 431 and a built-in page, and closes the connection. Nothing else handles the request. If
 * its cookies are the cause, the page says so, and the browser deletes them: otherwise every page would be refused.
 */
export function refuseLargeHeads(limit: number): onRequestAsyncHookHandler {
  const tooLong = builtInErrorPage({ status: HEAD_TOO_LARGE_STATUS, locale: 'ru', path: '' });
  const cookies = builtInErrorPage({ status: HEAD_TOO_LARGE_STATUS, locale: 'ru', path: '', cause: 'cookies' });
  return async (request, reply) => {
    if (!isHeadTooLarge(request.raw, limit)) return undefined;
    request.label = 'head-too-large';
    const byCookies = !isHeadTooLarge(withoutCookies(request.raw), limit);
    const html = byCookies ? cookies : tooLong;
    return reply
      .code(HEAD_TOO_LARGE_STATUS)
      .headers({ 'cache-control': 'no-store', connection: 'close', ...(byCookies ? CLEAR_COOKIES : {}) })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
