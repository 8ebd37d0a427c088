import { parseTheme, THEME_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accepts-brotli.ts';
import { documentHeaders } from './document-headers.ts';
import type { InTheme } from './in-theme.ts';
import { isKnownTag } from './known-tag.ts';
import type { PackedPage } from './pack.ts';

/** Sends a document, in the reader's theme: 304 when the reader has it, brotli when the reader takes it. HEAD is cut by the server. */
export async function sendPage(
  { inTheme }: { inTheme: InTheme },
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  const page = await inTheme(packed, parseTheme(request.cookies?.[THEME_COOKIE]));
  reply.headers({ ...documentHeaders(page), 'cache-control': cacheControl });
  if (page.status === 200 && cacheControl !== 'no-store') {
    reply.header('etag', page.etag);
    if (isKnownTag(request, page.etag)) return reply.code(304).send();
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  return acceptsBrotli(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(page.brotli)
    : reply.send(page.html);
}
