import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../../gateway.ts';
import { asProblem } from '../../http/as-problem.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import { splitUrl } from '../../http/split-url.ts';
import type { ClientLimiter } from '../../limits/limit-client.ts';
import { sendFileFailure } from '../../pages/assets/send-file-failure.ts';
import { sendFileNotFound } from '../../pages/assets/send-file-not-found.ts';
import { resizePicture } from '../draw-picture.ts';
import { fetchPicture } from '../fetch-picture.ts';
import type { PictureService } from '../picture-service.ts';
import { sendPicture } from '../routes.ts';
import { createCardDrawer } from './card-drawer.ts';
import { parseOgAddress } from './og-address.ts';
import { createOgModelCache } from './og-models.ts';

const DAY_CACHE = 'public, max-age=86400';
/** Increase this number whenever the drawing of a card changes, so that cached cards of the old look are not used. */
const DESIGN_VERSION = '3';
/** Wide enough for a scene. A picture of one thing is not enlarged. */
const INSET_PX = 1_512;

/** If the item has no picture, the card is drawn without it. Any other failure is thrown, so that no incomplete card is cached. */
const withoutPicture = (error: unknown): null => {
  if (asProblem(error).code === 'not_found') return null;
  throw error;
};

/** Open Graph pictures, which messengers show next to a link: `/og/{locale}/{kind}/{id}.png`, drawn from the APIs' data. */
export function registerOgRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  cards: PictureService<Buffer | null>,
  limitClient: ClientLimiter,
): void {
  const models = createOgModelCache(gateway);
  const drawer = createCardDrawer();
  app.addHook('onClose', () => drawer.close());
  app.get('/og/*', async (request, reply) => {
    request.label = 'og';
    const address = parseOgAddress(splitUrl(request.raw.url ?? '').pathname);
    if (address === null) return sendFileNotFound(reply);
    try {
      const { id: requestId, owner } = request;
      const model = await models.get(address, { requestId, owner, countNew: () => limitClient(request, 'cards') });
      const key = `og ${DESIGN_VERSION} ${createHash('sha256').update(JSON.stringify(model)).digest('base64url')}`;
      const { picture: path } = model;
      const picture = await cards(
        // A card that is not drawn yet was counted with its content.
        { owner, gone: goneSignal(reply), countNew: async () => undefined },
        {
          key,
          source: key,
          fetch: async (abandoned) =>
            path === null ? null : fetchPicture(gateway, path, { requestId, owner, abandoned }).catch(withoutPicture),
          draw: async (inset) => drawer.draw({ model, picture: inset === null ? null : await resizePicture(inset, INSET_PX, 'png') }),
        },
      );
      return sendPicture(request, reply, picture, 'image/png', DAY_CACHE);
    } catch (error) {
      return sendFileFailure(request, reply, error);
    }
  });
}
