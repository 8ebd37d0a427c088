import { type Language, localeOf } from '@muddat/i18n';
import type { FastifyRequest } from 'fastify';
import { botContentOrigins } from '../bots/content-origins.ts';
import type { Gateway } from '../gateway.ts';
import { logFailure } from '../http/log-summary.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import type { PublicSiteBundle, RenderInput } from './bundle.ts';
import { createContentVersionWatcher, fetchContentVersion } from './content-version.ts';
import { createErrorPages, type ErrorPages } from './error-pages.ts';
import { type PackedPage, packPage } from './pack.ts';
import { type PackedPayload, packPayload } from './pack-payload.ts';
import { type PageAddress, pageCacheKey } from './page-address.ts';
import { createPageCaches } from './page-caches.ts';
import { createRenderings } from './rendering.ts';

/**
 * Shortest time between two checks of the content version. The first request after a change starts the check, the second sees the change.
 */
const CONTENT_CHECK_EVERY_MS = 1_000;

export type PublicPages = {
  /** A page of public-site. It never uses the session, so it is the same for every reader of this address. */
  page(request: FastifyRequest, address: PageAddress): Promise<PackedPage>;
  /** The data of a page, for a navigation inside the site: `{build, status, page}`. */
  payload(request: FastifyRequest, address: PageAddress): Promise<PackedPayload>;
  error: ErrorPages;
  /** For an editor's preview: after it resolves, pages contain everything that was saved before the call. */
  checkContent(): Promise<void>;
};

export type PublicPagesOptions = { gateway: Gateway; site: PublicSiteBundle; build: string; limitClient: ClientLimiter };

export function createPublicPages({ gateway, site, build, limitClient }: PublicPagesOptions): PublicPages {
  const { dev } = gateway.config;
  const policy = { secure: gateway.origins.main.startsWith('https://'), dev, foreign: botContentOrigins(gateway.config.botProtection) };
  const stores = createPageCaches({
    now: gateway.now,
    isCachingOn: !dev,
    onError: (error) => {
      gateway.metrics.page('failed');
      logFailure(gateway, error, {}, 'a page could not be rendered anew; the one before is served');
    },
  });
  const content = createContentVersionWatcher({
    fetchVersion: () => fetchContentVersion(gateway),
    onChange: () => stores.invalidate(),
    everyMs: CONTENT_CHECK_EVERY_MS,
    now: gateway.now,
  });
  const renderings = createRenderings((request: FastifyRequest) => limitClient(request, 'renders'));
  const documents = renderings.of<PackedPage>();
  const payloads = renderings.of<PackedPayload>();
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
      fetch: gateway.upstream.fetchFor(request.owner),
      // Without a token each API call of the page fails, and the page shows the failure in the sections that needed it.
      getAccessToken: () =>
        gateway.guests.get({ locale: localeOf(language), requestId: request.id }).catch((error: unknown) => {
          logFailure(gateway, error, {}, 'no guest token for a page');
          return null;
        }),
    },
  });

  return {
    async page(request, address) {
      content.checkIfDue();
      const { path, query, language } = address;
      const page = await documents.cached(request, {
        key: pageCacheKey(address),
        store: stores.pages(address),
        async render() {
          const rendered = await site.render(inputFor(request, `${path}${query}`, language));
          gateway.metrics.page('rendered');
          return packPage(rendered, policy);
        },
      });
      gateway.metrics.page('served');
      return page;
    },
    payload(request, address) {
      content.checkIfDue();
      const { path, query, language } = address;
      const key = pageCacheKey(address);
      return payloads.cached(request, {
        key,
        store: stores.payloads,
        ready() {
          const kept = stores.pages(address).getFresh(key);
          return kept?.payload === undefined ? undefined : () => packPayload(build, kept.status, kept.payload);
        },
        async render() {
          const loaded = await site.loadPage(inputFor(request, `${path}${query}`, language));
          return packPayload(build, loaded.status, loaded.payload, loaded.message);
        },
      });
    },
    checkContent: () => content.checkNow(),
    error: createErrorPages({
      rendering: renderings.of<PackedPage>(),
      render: async (request, url, failure) =>
        packPage(await site.renderError({ ...inputFor(request, url, failure.language), ...failure }), policy),
      pack: (source) => packPage(source, policy),
      isCachingOn: !dev,
    }),
  };
}
