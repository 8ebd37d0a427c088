import { parseTheme, THEME_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded, sendWithEtag } from '../http/content-encoding.ts';
import type { ApplyReader } from './apply-reader.ts';
import { documentHeaders } from './document-headers.ts';
import { withPath } from './error-pages.ts';
import type { PackedPage } from './pack.ts';

type Documents = { applyReader: ApplyReader };

const forReader = ({ applyReader }: Documents, request: FastifyRequest, page: PackedPage, hasTabBar = false): Promise<PackedPage> =>
  applyReader(page, { theme: parseTheme(request.cookies?.[THEME_COOKIE]), hasTabBar });

export interface SendPageOptions {
  cacheControl: string;
  /** See `Reader`. */
  hasTabBar?: boolean;
}

/** Sends a document as its reader sees it: 304 if the reader already has it, compressed if accepted. HEAD gets no body. */
export async function sendPage(
  documents: Documents,
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  { cacheControl, hasTabBar }: SendPageOptions,
): Promise<FastifyReply> {
  return sendDocument(request, reply, await forReader(documents, request, packed, hasTabBar), cacheControl);
}

/** Sends an error page that names the path of the request. The theme is applied first, since pages of a reader are cached without a path. */
export async function sendErrorDocument(
  documents: Documents,
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedPage,
  path: string,
): Promise<FastifyReply> {
  return sendDocument(request, reply, await withPath(await forReader(documents, request, packed), path), 'no-store');
}

/** Sends a document as it is. One that may be stored gets an ETag. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, page: PackedPage, cacheControl: string): Promise<FastifyReply> {
  reply
    .headers({ ...documentHeaders(page), 'cache-control': cacheControl })
    .code(page.status)
    .type('text/html; charset=utf-8');
  const body = { plain: () => page.html, brotli: page.brotli };
  const isKept = page.status === 200 && !cacheControl.includes('no-store');
  return isKept ? sendWithEtag(request, reply, { ...body, etag: page.etag }) : sendEncoded(request, reply, body);
}
