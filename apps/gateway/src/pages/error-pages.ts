import { type Language, localeOf } from '@muddat/i18n';
import { carryUtm } from '@muddat/routing';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { builtInErrorPage, escapeHtml } from '../http/built-in-error.ts';
import { compressToBrotli } from '../http/content-encoding.ts';
import { Problem } from '../http/problem.ts';
import { splitUrl } from '../http/split-url.ts';
import { shortenQuery } from './bounded-search.ts';
import type { PackedPage, PageSource } from './pack.ts';
import type { Rendering } from './rendering.ts';

type Failure = { status: number; language: Language };
type RenderedFailure = Failure & { message: string; path: string };

/** The error page for a status, without its path: `withPath` inserts that. Never rejects. */
export type ErrorPages = (request: FastifyRequest, failure: Failure) => Promise<PackedPage>;

export type ErrorPagesOptions = {
  rendering: Rendering<FastifyRequest, PackedPage>;
  render: (request: FastifyRequest, url: string, failure: RenderedFailure) => Promise<PackedPage>;
  pack: (source: PageSource) => Promise<PackedPage>;
  /** Off in development, where the source of the page changes. */
  isCachingOn: boolean;
};

/** Stands for the path in a cached error page. It is the only part that differs between two missing pages of a language. */
const PATH_MARK = '/path-of-the-missing-page';
const NOT_FOUND = 404;
const MAX_CACHED = 200;

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Error pages, rendered once for each status, language and campaign. If a client is refused its turn, it gets the built-in error page. */
export function createErrorPages({ rendering, render, pack, isCachingOn }: ErrorPagesOptions): ErrorPages {
  const cached = new LRUCache<string, PackedPage>({ max: MAX_CACHED });
  const getOrMake = async (key: string, make: () => Promise<PackedPage>): Promise<PackedPage> => {
    const page = cached.get(key) ?? (await make());
    if (isCachingOn) cached.set(key, page);
    return page;
  };
  return async (request, { status, language }) => {
    // The links of the error page keep the campaign's parameters (spec 2).
    const campaign = carryUtm('/', shortenQuery(splitUrl(request.raw.url ?? '/').search)).slice(1);
    const key = [status, language, campaign].join(' ');
    const message = status === NOT_FOUND ? `Page Not Found: ${PATH_MARK}` : 'Network Error';
    const make = () => render(request, `/${localeOf(language)}${campaign}`, { status, language, message, path: PATH_MARK });
    try {
      return await getOrMake(key, async () => ({ ...(await rendering.once(request, key, make)), status }));
    } catch (error) {
      if (!(error instanceof Problem)) request.log.error({ err: error }, 'the error page could not be rendered');
      const html = builtInErrorPage({ status, locale: localeOf(language), path: PATH_MARK });
      return getOrMake(`built-in ${status} ${language}`, () => pack({ status, headers: {}, html, scriptHashes: [], styleHashes: [] }));
    }
  };
}

/** The page with the decoded path of the request in place of `PATH_MARK`. */
export async function withPath(page: PackedPage, path: string): Promise<PackedPage> {
  if (page.status !== NOT_FOUND) return page;
  const html = Buffer.from(
    page.html.toString('utf8').replaceAll(PATH_MARK, () => escapeHtml(decodePath(path))),
    'utf8',
  );
  return { ...page, html, brotli: await compressToBrotli(html) };
}
