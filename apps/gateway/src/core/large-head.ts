import type { IncomingMessage } from 'node:http';
import { builtInErrorPage } from '../pages/built-in-error.ts';
import type { AnswerFirst } from './answer-first.ts';
import type { Gateway } from './gateway.ts';

export const HEAD_TOO_LARGE_STATUS = 431;

/** Whether a request's head is larger than `limit` bytes, its query aside: the query alone may be long, for people type into forms. */
function isHeadTooLarge({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>, limit: number): boolean {
  const query = url.indexOf('?');
  let bytes = query === -1 ? url.length : query;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > limit;
}

/** Answers what must not be looked into further: a page of its own, after which the connection ends. */
export function createRefuseLarge(
  { metrics, log }: Pick<Gateway, 'metrics' | 'log'>,
  headers: Readonly<Record<string, string>>,
  limit: number,
): AnswerFirst {
  const html = builtInErrorPage({ status: HEAD_TOO_LARGE_STATUS, locale: 'ru', path: '' });
  return (request, response) => {
    if (!isHeadTooLarge(request, limit)) return false;
    response.writeHead(HEAD_TOO_LARGE_STATUS, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(html),
      connection: 'close',
    });
    response.end(request.method === 'HEAD' ? undefined : html);
    metrics.answered('head-too-large', request.method ?? '', HEAD_TOO_LARGE_STATUS, 0);
    log.info({ route: 'head-too-large', method: request.method, status: HEAD_TOO_LARGE_STATUS }, 'answered');
    return true;
  };
}
