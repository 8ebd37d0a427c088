import { parseTheme, THEME_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded, sendTagged } from '../http/content-encoding.ts';
import { documentHeaders } from './document-headers.ts';
import type { InTheme } from './in-theme.ts';
import type { PackedPage } from './pack.ts';

/**
 * Sends a document in the reader's theme: 304 if the reader already has it,
 * compressed if accepted. For HEAD the server leaves out the body.
 */
export async function sendPage(
  { inTheme }: { inTheme: InTheme },
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  const page = await inTheme(packed, parseTheme(request.cookies?.[THEME_COOKIE]));
  reply
    .headers({ ...documentHeaders(page), 'cache-control': cacheControl })
    .code(page.status)
    .type('text/html; charset=utf-8');
  const body = { plain: () => page.html, brotli: page.brotli };
  const isKept = page.status === 200 && cacheControl !== 'no-store';
  return isKept ? sendTagged(request, reply, { ...body, etag: page.etag }) : sendEncoded(request, reply, body);
}
