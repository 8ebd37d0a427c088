import { parseTheme, THEME_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded, sendWithEtag } from '../http/content-encoding.ts';
import type { ApplyTheme } from './apply-theme.ts';
import { documentHeaders } from './document-headers.ts';
import { withPath } from './error-pages.ts';
import type { PackedPage } from './pack.ts';

type ThemedPages = { applyTheme: ApplyTheme };

const inReadersTheme = ({ applyTheme }: ThemedPages, request: FastifyRequest, page: PackedPage): Promise<PackedPage> =>
  applyTheme(page, parseTheme(request.cookies?.[THEME_COOKIE]));

/** Sends a document in the reader's theme: 304 if the reader already has it, compressed if accepted. HEAD gets no body. */
export async function sendPage(
  pages: ThemedPages,
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  cacheControl: string,
): Promise<FastifyReply> {
  return sendDocument(request, reply, await inReadersTheme(pages, request, packed), cacheControl);
}

/** Sends an error page that names the path of the request. The theme is applied first, since pages in a theme are cached without a path. */
export async function sendErrorDocument(
  pages: ThemedPages,
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  path: string,
): Promise<FastifyReply> {
  return sendDocument(request, reply, await withPath(await inReadersTheme(pages, request, packed), path), 'no-store');
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, page: PackedPage, cacheControl: string): Promise<FastifyReply> {
  reply
    .headers({ ...documentHeaders(page), 'cache-control': cacheControl })
    .code(page.status)
    .type('text/html; charset=utf-8');
  const body = { plain: () => page.html, brotli: page.brotli };
  const isKept = page.status === 200 && cacheControl !== 'no-store';
  return isKept ? sendWithEtag(request, reply, { ...body, etag: page.etag }) : sendEncoded(request, reply, body);
}
