import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { splitUrl } from '../http/split-url.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { sendFileFailure } from '../pages/assets/send-file-failure.ts';
import { sendFileNotFound } from '../pages/assets/send-file-not-found.ts';
import { resizePicture } from './draw-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { parsePictureAddress } from './picture-address.ts';
import { choosePictureFormat, PICTURE_FORMATS } from './picture-format.ts';
import type { PictureService, StoredPicture } from './picture-service.ts';

/** A picture never changes under its address (mobile, getPicture). */
const YEAR_CACHE = 'public, max-age=31536000, immutable';

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: StoredPicture,
  type: string,
  cache: string,
): FastifyReply {
  reply.header('cache-control', cache).header('etag', picture.etag).type(type);
  return matchesEntityTag(request.headers['if-none-match'], picture.etag) ? reply.code(304).send() : reply.send(picture.bytes);
}

/**
 * Pictures of the mobile API at the widths that pages use, as AVIF or WebP if the browser accepts it: `/images/{width}/{subject}/{name}`.
 */
export function registerPictureRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  pictures: PictureService<Buffer>,
  limitClient: ClientLimiter,
): void {
  app.get('/images/*', async (request, reply) => {
    request.label = 'picture';
    const address = parsePictureAddress(splitUrl(request.raw.url ?? '').pathname);
    if (address === null) return sendFileNotFound(reply);
    const { width, path } = address;
    const format = choosePictureFormat(request.headers.accept);
    try {
      const { id: requestId, owner } = request;
      const picture = await pictures(
        { owner, gone: goneSignal(reply), countNew: () => limitClient(request, 'pictures') },
        {
          key: `${format} ${width} ${path}`,
          source: path,
          fetch: (abandoned) => fetchPicture(gateway, path, { requestId, owner, abandoned }),
          draw: (source) => resizePicture(source, width, format),
        },
      );
      return sendPicture(request, reply.header('vary', 'Accept'), picture, PICTURE_FORMATS[format], YEAR_CACHE);
    } catch (error) {
      return sendFileFailure(request, reply, error);
    }
  });
}
