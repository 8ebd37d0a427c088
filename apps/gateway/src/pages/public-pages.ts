import { type Language, localeOf } from '@muddat/i18n';
import type { FastifyRequest } from 'fastify';
import { botContentOrigins } from '../bots/content-origins.ts';
import type { Gateway } from '../gateway.ts';
import { builtInErrorPage } from '../http/built-in-error.ts';
import { splitUrl } from '../http/split-url.ts';
import { shortenQuery } from './bounded-search.ts';
import type { PublicSiteBundle, RenderInput } from './bundle.ts';
import { createContentVersionWatcher, fetchContentVersion } from './content-version.ts';
import { type PackedPage, packPage } from './pack.ts';
import { type PackedPayload, packPayload } from './pack-payload.ts';
import { type PageAddress, pageCacheKey } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { createPageCaches } from './page-caches.ts';
import { createRenderQueue } from './render-queue.ts';

const RENDER_TIMEOUT_MS = 20_000;
/**
 * Shortest time between two checks of the content version. The first request after a change starts the check, the second sees the change.
 */
const CONTENT_CHECK_EVERY_MS = 1_000;
const BUSY_STATUS = 503;

export type PublicPages = {
  /** A page of public-site. It never uses the session, so it is the same for every reader of this address. */
  page(request: FastifyRequest, address: PageAddress): Promise<PackedPage>;
  /** The data of a page, for a navigation inside the site: `{build, status, page}`. */
  payload(request: FastifyRequest, address: PageAddress): Promise<PackedPayload>;
  /** The error page for a status; never rejects. */
  error(request: FastifyRequest, failure: { status: number; path: string; message: string; language: Language }): Promise<PackedPage>;
  /** For an editor's preview: after it resolves, pages contain everything that was saved before the call. */
  checkContent(): Promise<void>;
};

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), timeoutMs).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createPublicPages(gateway: Gateway, site: PublicSiteBundle, build: string): PublicPages {
  const { dev } = gateway.config;
  const policy = { secure: gateway.origins.main.startsWith('https://'), dev, foreign: botContentOrigins(gateway.config.botProtection) };
  const stores = createPageCaches({
    now: gateway.now,
    isCachingOn: !dev,
    onError: (error) => {
      gateway.metrics.page('failed');
      gateway.log.error({ err: error }, 'a page could not be rendered anew; the one before is served');
    },
  });
  const content = createContentVersionWatcher({
    fetchVersion: () => fetchContentVersion(gateway),
    onChange: () => stores.invalidate(),
    everyMs: CONTENT_CHECK_EVERY_MS,
    now: gateway.now,
  });
  const queue = createRenderQueue();
  const inputFor = (request: FastifyRequest, url: string, language: Language): RenderInput => ({
    url,
    locale: localeOf(language),
    alphabet: language === 'uz-Cyrl' ? 'cyrl' : 'latn',
    origin: gateway.origins.main,
    requestId: request.id,
    build,
    operator: gateway.config.operator,
    demo: gateway.config.demoData,
    api: {
      baseUrls: gateway.config.upstreams,
      fetch: gateway.upstream.fetch,
      // Without a token each API call of the page fails, and the page shows the failure in the sections that needed it.
      getAccessToken: () =>
        gateway.guests.get({ locale: localeOf(language), requestId: request.id }).catch((error: unknown) => {
          gateway.log.warn({ err: error, request_id: request.id }, 'no guest token for a page');
          return null;
        }),
    },
  });

  const pageOf = async (store: PageCache<PackedPage>, request: FastifyRequest, address: PageAddress): Promise<PackedPage> => {
    const { path, query, language } = address;
    const page = await store.get(pageCacheKey(address), () =>
      queue(async () => {
        const rendered = await withTimeout(site.render(inputFor(request, `${path}${query}`, language)), RENDER_TIMEOUT_MS);
        gateway.metrics.page('rendered');
        return packPage(rendered, policy);
      }),
    );
    gateway.metrics.page('served');
    return page;
  };

  return {
    page(request, address) {
      content.checkIfDue();
      return pageOf(stores.pages(address), request, address);
    },
    payload(request, address) {
      content.checkIfDue();
      const { path, query, language } = address;
      return stores.payloads.get(pageCacheKey(address), () => {
        const kept = stores.pages(address).getFresh(pageCacheKey(address));
        if (kept?.payload !== undefined) return packPayload(build, kept.status, kept.payload);
        return queue(async () => {
          const loaded = await withTimeout(site.loadPage(inputFor(request, `${path}${query}`, language)), RENDER_TIMEOUT_MS);
          return packPayload(build, loaded.status, loaded.payload, loaded.message);
        });
      });
    },
    checkContent: () => content.checkNow(),
    async error(request, { status, path, message, language }) {
      const plain = (): Promise<PackedPage> => {
        const html = builtInErrorPage({ status, locale: localeOf(language), path });
        return packPage({ status, headers: {}, html, scriptHashes: [], styleHashes: [] }, policy);
      };
      // 503 means overload (such as a full render queue) or an unreachable Redis. Rendering an error page would add to the load.
      if (status === BUSY_STATUS) return plain();
      try {
        // The links of the error page keep the campaign's parameters (spec 2). The error page is not cached, so this query reaches only its
        // reader.
        const search = shortenQuery(splitUrl(request.raw.url ?? '/').search);
        const input = { ...inputFor(request, `/${localeOf(language)}${search}`, language), status, path, message };
        const rendered = await withTimeout(site.renderError(input), RENDER_TIMEOUT_MS);
        return await packPage({ ...rendered, status }, policy);
      } catch (error) {
        request.log.error({ err: error }, 'the error page could not be rendered');
        return plain();
      }
    },
  };
}
