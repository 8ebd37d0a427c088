import { type Language, localeOf } from '@muddat/i18n';
import type { FastifyRequest } from 'fastify';
import { botContentOrigins } from '../bots/content-origins.ts';
import type { Gateway } from '../core/gateway.ts';
import { builtInErrorPage } from './built-in-error.ts';
import type { PublicSite, RenderInput } from './bundle.ts';
import { type PackedPage, packPage } from './pack.ts';
import { createPageCache } from './page-cache.ts';

const FRESH_MS = 30_000;
const STALE_MS = 600_000;
/** Pages by path, language and alphabet; at about 100 KB a page (plain and compressed) some 50 MB. */
const MAX_PAGES = 500;
const RENDER_TIMEOUT_MS = 20_000;

export type PublicPages = {
  /** A page of public-site, the same for everybody: no query and no session goes into it. */
  page(request: FastifyRequest, path: string, language: Language): Promise<PackedPage>;
  /** The error page for a status; never fails. */
  error(request: FastifyRequest, failure: { status: number; path: string; message: string; language: Language }): Promise<PackedPage>;
};

function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('rendering took too long')), timeoutMs).unref());
  return Promise.race([work, late]);
}

export function createPublicPages(gateway: Gateway, site: PublicSite): PublicPages {
  const { dev } = gateway.config;
  const policy = { secure: gateway.origins.main.startsWith('https://'), dev, foreign: botContentOrigins(gateway.config.botProtection) };
  const cache = createPageCache<PackedPage>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxEntries: MAX_PAGES,
    now: gateway.now,
    // A page that was rendered without a part of its data asks not to be kept.
    isKept: (page) => !dev && page.status === 200 && !/no-store/.test(page.headers['cache-control'] ?? ''),
    onError: (error) => {
      gateway.metrics.page('failed');
      gateway.log.error({ err: error }, 'a page could not be rendered anew; the one before is served');
    },
  });
  const inputFor = (request: FastifyRequest, url: string, language: Language): RenderInput => ({
    url,
    locale: localeOf(language),
    alphabet: language === 'uz-Cyrl' ? 'cyrl' : 'latn',
    origin: gateway.origins.main,
    requestId: request.id,
    api: {
      baseUrls: gateway.config.upstreams,
      // Without a token the page's own calls fail one by one, and it says so where they were needed.
      getAccessToken: () =>
        gateway.guests.get({ locale: localeOf(language), requestId: request.id }).catch((error: unknown) => {
          gateway.log.warn({ err: error, request_id: request.id }, 'no guest token for a page');
          return null;
        }),
    },
  });

  return {
    async page(request, path, language) {
      const page = await cache.get(`${language} ${path}`, async () => {
        const rendered = await within(site.render(inputFor(request, path, language)), RENDER_TIMEOUT_MS);
        gateway.metrics.page('rendered');
        return packPage(rendered, policy);
      });
      gateway.metrics.page('served');
      return page;
    },
    async error(request, { status, path, message, language }) {
      try {
        // Its links carry the campaign that brought the reader here (spec 2); the page is nobody else's.
        const { search } = new URL(request.raw.url ?? '/', gateway.origins.main);
        const input = { ...inputFor(request, `/${localeOf(language)}${search}`, language), status, path, message };
        const rendered = await within(site.renderError(input), RENDER_TIMEOUT_MS);
        return await packPage({ ...rendered, status }, policy);
      } catch (error) {
        request.log.error({ err: error }, 'the error page could not be rendered');
        const html = builtInErrorPage({ status, locale: localeOf(language), path });
        return packPage({ status, headers: {}, html, scriptHashes: [], styleHashes: [] }, policy);
      }
    },
  };
}
