import { type Language, languageOf, localeOf } from '@muddat/i18n';
import { type RouteMatch, resolveLocation } from '@muddat/routing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asProblem } from '../http/as-problem.ts';
import { sendWithEtag } from '../http/content-encoding.ts';
import { logFailure } from '../http/log-summary.ts';
import { readerLocale } from '../http/reader-locale.ts';
import { splitUrl } from '../http/split-url.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { isPreview } from './is-preview.ts';
import { isSearchPage, pageAddress } from './page-address.ts';
import { pageFailureMessage } from './page-failure-message.ts';
import type { PublicPages } from './public-pages.ts';
import { readRegion } from './region.ts';

const ADDRESS = /^\/payload\/(ru|uz|uz-Cyrl)\/(.+)\.json$/;
const LANGUAGES: Readonly<Record<string, Language>> = { ru: 'ru', uz: 'uz-Latn', 'uz-Cyrl': 'uz-Cyrl' };
/** Name of the home page in a payload address, since its path is empty. */
const INDEX = 'index';

/** The public page of a payload's address, which must use the canonical path. Null for anything else, including cabinet pages. */
function pageOf(pathname: string): { match: RouteMatch; language: Language } | null {
  const [, name = '', path = ''] = ADDRESS.exec(pathname) ?? [];
  const language = LANGUAGES[name];
  if (language === undefined) return null;
  const page = path === INDEX ? `/${localeOf(language)}` : `/${localeOf(language)}/${path}`;
  const resolution = resolveLocation({ pathname: page, search: '' });
  if (resolution.kind !== 'page' || resolution.match.canonicalPath !== page) return null;
  return resolution.match.route.owner === 'public-site' ? { match: resolution.match, language } : null;
}

/** Serves the data of public pages, for navigations inside the site. Like the pages, the data never depend on the session. */
export function registerPayloadRoutes(app: FastifyInstance, build: string, pages: PublicPages, limitClient: ClientLimiter): void {
  const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').send({ build, status, message, page: null });

  app.get('/payload/*', async (request, reply) => {
    const { pathname, search } = splitUrl(request.raw.url ?? '');
    reply.header('x-robots-tag', 'noindex').type('application/json; charset=utf-8');
    const found = pageOf(pathname);
    if (found === null) {
      request.label = 'payload:not-found';
      const [, named = ''] = /^\/payload\/([^/]+)/.exec(pathname) ?? [];
      const locale = readerLocale(request.headers['accept-language'], request.cookies['locale']);
      return refuse(reply, 404, pageFailureMessage(404, LANGUAGES[named] ?? languageOf(locale, 'latn')));
    }
    const { match, language } = found;
    request.label = `payload:${match.route.id}`;
    try {
      if (isPreview(search)) await pages.checkContent();
      const address = pageAddress(match, { search, region: readRegion(request), language });
      if (isSearchPage(match, address)) await limitClient(request, 'searches');
      const payload = await pages.payload(request, address);
      reply.header('vary', 'regional' in match.route ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
      if (payload.status !== 200) return refuse(reply, payload.status, payload.message || pageFailureMessage(payload.status, language));
      reply.header('cache-control', 'no-cache');
      const { body, brotli, etag } = payload;
      return await sendWithEtag(request, reply, { plain: () => body, brotli, etag });
    } catch (error) {
      const problem = asProblem(error);
      logFailure(app, problem.code === 'internal' ? error : problem, { route: request.label }, 'a payload could not be made');
      return refuse(reply.headers({ ...problem.options.headers }), problem.statusCode, pageFailureMessage(problem.statusCode, language));
    }
  });
}
