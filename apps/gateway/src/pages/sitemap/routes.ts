import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isApiError } from '@muddat/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../../gateway.ts';
import { sendTagged } from '../../http/content-encoding.ts';
import { splitUrl } from '../../http/split-url.ts';
import { upstreamProblem } from '../../upstream/upstream.ts';
import { noSuchFile } from '../assets/routes.ts';
import { sendNoFile } from '../assets/send-no-file.ts';
import { createSitemaps, type SitemapPart } from './sitemaps.ts';

const unpack = promisify(brotliDecompress);
const HOUR_CACHE = 'public, max-age=3600';
const PART = /^\/sitemap\/([a-z]+(?:-\d+)?)\.xml$/;

async function sendMap(request: FastifyRequest, reply: FastifyReply, map: SitemapPart | null): Promise<FastifyReply> {
  if (map === null) return noSuchFile(reply);
  reply.headers({ 'cache-control': HOUR_CACHE, vary: 'Accept-Encoding' }).type('application/xml; charset=utf-8');
  return sendTagged(request, reply, { plain: () => unpack(map.brotli), brotli: map.brotli, etag: map.etag });
}

/** `/sitemap.xml` lists the parts, `/sitemap/{part}.xml` the pages. */
export function sitemapRoutes(app: FastifyInstance, gateway: Gateway): void {
  const maps = createSitemaps(gateway);
  const answer = async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<SitemapPart | null>): Promise<FastifyReply> => {
    request.label = 'sitemap';
    try {
      return await sendMap(request, reply, await load());
    } catch (error) {
      return sendNoFile(request, reply, isApiError(error) ? upstreamProblem(error) : error);
    }
  };
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, maps.index));
  app.get('/sitemap/*', (request, reply) =>
    answer(request, reply, async () => {
      const [, name] = PART.exec(splitUrl(request.raw.url ?? '').pathname) ?? [];
      return name === undefined ? null : maps.part(name);
    }),
  );
}
