import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWithEtag } from '../../http/content-encoding.ts';
import { weakTag } from '../../http/entity-tag.ts';
import { SERVICE_WORKER_CSP } from '../../http/security-headers.ts';

export type WorkerFile = { body: Buffer; brotli: Buffer; etag: string };

/** The service worker of public-site's build (`dist/worker/sw.js`). Null if there is none: the portal works without it. */
export function readWorker(siteDist: string): WorkerFile | null {
  const file = join(siteDist, 'worker', 'sw.js');
  if (!existsSync(file)) return null;
  const body = readFileSync(file);
  return { body, brotli: brotliCompressSync(body), etag: weakTag(body) };
}

/**
 * Sends the service worker. It is served at the root, so that its scope is the whole site. Browsers must revalidate it, so that no cache
 * keeps an old worker after a new build.
 */
export function sendWorker(request: FastifyRequest, reply: FastifyReply, { body, brotli, etag }: WorkerFile): Promise<FastifyReply> {
  reply
    .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', 'content-security-policy': SERVICE_WORKER_CSP })
    .type('text/javascript; charset=utf-8');
  return sendWithEtag(request, reply, { plain: () => body, brotli, etag });
}
