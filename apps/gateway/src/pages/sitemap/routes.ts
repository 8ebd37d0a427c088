import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isApiError } from '@muddat/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../../gateway.ts';
import { sendWithEtag } from '../../http/content-encoding.ts';
import { splitUrl } from '../../http/split-url.ts';
import { upstreamProblem } from '../../upstream/upstream.ts';
import { sendFileFailure } from '../assets/send-file-failure.ts';
import { sendFileNotFound } from '../assets/send-file-not-found.ts';
import { createSitemaps, type SitemapFile } from './sitemaps.ts';

const decompress = promisify(brotliDecompress);
const HOUR_CACHE = 'public, max-age=3600';
const SITEMAP_FILE = /^\/sitemap\/([a-z]+(?:-\d+)?)\.xml$/;

async function sendSitemap(request: FastifyRequest, reply: FastifyReply, map: SitemapFile | null): Promise<FastifyReply> {
  if (map === null) return sendFileNotFound(reply);
  reply.headers({ 'cache-control': HOUR_CACHE, vary: 'Accept-Encoding' }).type('application/xml; charset=utf-8');
  return sendWithEtag(request, reply, { plain: () => decompress(map.brotli), brotli: map.brotli, etag: map.etag });
}

/** `/sitemap.xml` lists the parts, `/sitemap/{part}.xml` the pages. */
export function registerSitemapRoutes(app: FastifyInstance, gateway: Gateway): void {
  const maps = createSitemaps(gateway);
  const answer = async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<SitemapFile | null>): Promise<FastifyReply> => {
    request.label = 'sitemap';
    try {
      return await sendSitemap(request, reply, await load());
    } catch (error) {
      return sendFileFailure(request, reply, isApiError(error) ? upstreamProblem(error) : error);
    }
  };
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, maps.index));
  app.get('/sitemap/*', (request, reply) =>
    answer(request, reply, async () => {
      const [, name] = SITEMAP_FILE.exec(splitUrl(request.raw.url ?? '').pathname) ?? [];
      return name === undefined ? null : maps.file(name);
    }),
  );
}
