import type { Language } from '@muddat/i18n';
import { ALL_REGIONS, REGION_COOKIE, type Route } from '@muddat/routing';
import { isLoadedPage, parsePayload, payloadHref } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';

const TIMEOUT_MS = 20_000;
/** Spec 8: a failed request with no response. */
const NO_RESPONSE = 511;
const UNREADABLE = 500;

export type PageRequestInBrowser = {
  /** Path of the page with its locale. */
  path: string;
  /** What the page reads of the query. */
  query: string;
  language: Language;
  /** The build that this document runs. */
  build: string;
  signal: AbortSignal;
};

/** 'not-found': no such page. 'other-build': this document is older than the server, and only a new document can show the page. */
export type FetchedPage<Data> = LoadedPage<Data> | 'not-found' | 'other-build';

/** Fetches what a page is made of from the gateway. @throws PageNotLoaded when it cannot be had */
export async function fetchPage<Data>({ path, query, language, build, signal }: PageRequestInBrowser): Promise<FetchedPage<Data>> {
  const { status, text } = await getText(payloadHref(path, query, language), signal);
  const payload = parsePayload(text);
  if (payload === null) throw new PageNotLoaded(status >= 400 ? status : UNREADABLE);
  if (payload.build !== build) return 'other-build';
  if (payload.status === 404) return 'not-found';
  if (payload.status >= 400) throw new PageNotLoaded(payload.status, payload.message);
  const { page } = payload;
  if (!isLoadedPage<Data>(page)) throw new PageNotLoaded(UNREADABLE);
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
    throw new PageNotLoaded(NO_RESPONSE, '', { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** A page whose payload did not come, or came as a failure. `status` 511: no answer at all (spec 8). */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
  readonly status: number;
  /** The server's own sentence, or empty. */
  readonly sentence: string;
  constructor(status: number, sentence = '', options?: ErrorOptions) {
    super(`the page could not be loaded: ${status}`, options);
    this.status = status;
    this.sentence = sentence;
  }
}

/**
 * The query that a payload is asked for with. A page that hangs on the region says so even when it is the whole country: without a word
 * the gateway would take what the cookie remembers, which the address that is opened may have just given up.
 * @param query what the page reads of its address, '' or '?…' (`pageQuery`)
 */
export function payloadQuery(route: Route, query: string): string {
  const asked = new URLSearchParams(query);
  if (!('regional' in route) || asked.has(REGION_COOKIE)) return query;
  asked.set(REGION_COOKIE, ALL_REGIONS);
  return `?${asked}`;
}
