import type { Language } from '@muddat/i18n';
import { isLoadedPage, parsePayload, payloadHref } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';
import { PageNotLoaded } from './page-not-loaded.ts';

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
