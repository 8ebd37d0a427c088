import { parseTheme, THEME_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded, sendWithEtag } from '../http/content-encoding.ts';
import type { ApplyTheme } from './apply-theme.ts';
import { documentHeaders } from './document-headers.ts';
import type { PackedPage } from './pack.ts';

/** Sends a document in the reader's theme: 304 if the reader already has it, compressed if accepted. HEAD gets no body. */
export async function sendPage(
  { applyTheme }: { applyTheme: ApplyTheme },
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  const page = await applyTheme(packed, parseTheme(request.cookies?.[THEME_COOKIE]));
  reply
    .headers({ ...documentHeaders(page), 'cache-control': cacheControl })
    .code(page.status)
    .type('text/html; charset=utf-8');
  const body = { plain: () => page.html, brotli: page.brotli };
  const isKept = page.status === 200 && cacheControl !== 'no-store';
  return isKept ? sendWithEtag(request, reply, { ...body, etag: page.etag }) : sendEncoded(request, reply, body);
}
