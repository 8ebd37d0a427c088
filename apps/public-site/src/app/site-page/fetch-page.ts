import type { Language } from '@muddat/i18n';
import { ALL_REGIONS, REGION_COOKIE, type Route } from '@muddat/routing';
import { parsePayload, payloadHref } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';

const TIMEOUT_MS = 20_000;
/** Status of a failed request with no response (spec 8). */
const NO_RESPONSE = 511;
const UNREADABLE_STATUS = 500;

export type PagePayloadRequest<Data> = {
  /** Path of the page with its locale. */
  path: string;
  /** The query keys that the page reads, '' or '?…'. */
  query: string;
  language: Language;
  /** Id of the build that this document runs. A payload of a different build is 'other-build'. */
  build: string;
  signal: AbortSignal;
  /** Type guard for the loaded data of this page. */
  isPage: (value: unknown) => value is LoadedPage<Data>;
};

/** 'not-found': no such page. 'other-build': this document is older than the server, and only a new document can show the page. */
export type FetchedPage<Data> = LoadedPage<Data> | 'not-found' | 'other-build';

/** Fetches the data of a page from the gateway. @throws PageLoadError on any failure */
export async function fetchPage<Data>(request: PagePayloadRequest<Data>): Promise<FetchedPage<Data>> {
  const { path, query, language, build, signal, isPage } = request;
  const { status, text } = await getText(payloadHref(path, query, language), signal);
  const payload = parsePayload(text);
  if (payload === null) throw new PageLoadError(status >= 400 ? status : UNREADABLE_STATUS);
  if (payload.build !== build) return 'other-build';
  if (payload.status === 404) return 'not-found';
  if (payload.status >= 400) throw new PageLoadError(payload.status, payload.message);
  const { page } = payload;
  if (!isPage(page)) throw new PageLoadError(UNREADABLE_STATUS);
  return page;
}

async function getText(href: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
  const ours = new AbortController();
  const stop = () => ours.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const response = await fetch(href, { headers: { Accept: 'application/json' }, signal: ours.signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new PageLoadError(NO_RESPONSE, '', { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The payload of a page could not be fetched, or reports a failure. `status` 511: no response at all (spec 8). */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
  readonly status: number;
  /** The message of the server, or empty. */
  readonly sentence: string;
  constructor(status: number, sentence = '', options?: ErrorOptions) {
    super(`the page could not be loaded: ${status}`, options);
    this.status = status;
    this.sentence = sentence;
  }
}

/**
 * The query of a payload request. A page that depends on the region always names it, even for the whole country: otherwise the gateway
 * would use the region of the cookie, which this navigation may be about to remove.
 * @param query what the page reads of its address, '' or '?…' (`pageQuery`)
 */
export function payloadQuery(route: Route, query: string): string {
  const asked = new URLSearchParams(query);
  if (!('regional' in route) || asked.has(REGION_COOKIE)) return query;
  asked.set(REGION_COOKIE, ALL_REGIONS);
  return `?${asked}`;
}
