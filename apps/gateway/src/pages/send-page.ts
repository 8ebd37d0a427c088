import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accepts-brotli.ts';
import { pageHeaders } from './document-headers.ts';
import { isKnownTag } from './known-tag.ts';
import type { PackedPage } from './pack.ts';

/** Sends a document: 304 when the reader has it, brotli when the reader takes it. HEAD is cut by the server. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  cacheControl: string,
  /** What of the request the page hangs on, beside its address. */
  vary = 'Accept-Encoding',
): FastifyReply {
  reply.headers({ ...pageHeaders(page), 'cache-control': cacheControl, vary });
  if (page.status === 200 && cacheControl !== 'no-store') {
    reply.header('etag', page.etag);
    if (isKnownTag(request, page.etag)) return reply.code(304).send();
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  return acceptsBrotli(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(page.brotli)
    : reply.send(page.html);
}
