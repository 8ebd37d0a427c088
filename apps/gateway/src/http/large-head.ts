import type { IncomingMessage } from 'node:http';
import type { onRequestAsyncHookHandler } from 'fastify';
import { builtInErrorPage } from './built-in-error.ts';

export const HEAD_TOO_LARGE_STATUS = 431;

/** Whether the head is larger than `limit` bytes without its query, which may be longer: people type long texts into GET forms. */
function isHeadTooLarge({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>, limit: number): boolean {
  const query = url.indexOf('?');
  let bytes = query === -1 ? url.length : query;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > limit;
}

/** Refuses a request whose head is too large with 431 and a built-in page, and closes the connection. Nothing else handles the request. */
export function refuseLargeHeads(limit: number): onRequestAsyncHookHandler {
  const html = builtInErrorPage({ status: HEAD_TOO_LARGE_STATUS, locale: 'ru', path: '' });
  return async (request, reply) => {
    if (!isHeadTooLarge(request.raw, limit)) return undefined;
    request.label = 'head-too-large';
    return reply
      .code(HEAD_TOO_LARGE_STATUS)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
