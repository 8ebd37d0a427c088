import { type Language, langOf, localeOf } from '@muddat/i18n';
import type { LoadedPage } from './types.ts';

/** What `GET /payload/…` answers. `page` is null where there is none: the status says why. */
export interface Payload {
  /** Names the build of the portal that made it. */
  build: string;
  status: number;
  page: LoadedPage<unknown> | null;
  /** Of a page that failed: the backend's own sentence or, where there is none, the one that the specification has for the status. */
  message?: string;
}

/**
 * Where the browser fetches what the server would make a page of.
 * @param path path of the page with its locale, as in the address
 * @param query what the page reads of the query: '' or '?…' (`pageQuery` of the routing)
 */
export function payloadHref(path: string, query: string, language: Language): string {
  const rest = path.slice(`/${localeOf(language)}/`.length);
  return `/payload/${langOf(language)}/${rest === '' ? 'index' : rest}.json${query}`;
}

/**
 * The payload in an answer's text, or null when it is none. Its envelope is held against the contract; what `page.data` is only the
 * build knows that made it, and a payload of another build is never shown.
 */
export function parsePayload(text: string): Payload | null {
  try {
    const json: unknown = JSON.parse(text);
    return isPayload(json) ? json : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || typeof value['build'] !== 'string' || typeof value['status'] !== 'number') return false;
  const { page, message } = value;
  if (message !== undefined && typeof message !== 'string') return false;
  return page === null || isLoadedPage(page);
}

/** Whether a value is a page as `load` answered it. Of `data` this says nothing: its type belongs to the route (`sitePage`). */
export function isLoadedPage(value: unknown): value is LoadedPage<unknown> {
  if (!isObject(value) || !('data' in value) || typeof value['query'] !== 'string' || typeof value['today'] !== 'string') return false;
  const { head } = value;
  return isObject(head) && typeof head['title'] === 'string' && typeof head['description'] === 'string';
}

/**
 * What a browser is given of a page. Things for search engines stand in the document that the server draws, and search engines read
 * documents: they would travel twice, and a script element made in the browser, were it only of data, is what the content security policy
 * refuses.
 */
export function forBrowser<Data>({ head: { jsonLd: _forDocuments, ...head }, ...page }: LoadedPage<Data>): LoadedPage<Data> {
  return { ...page, head };
}
