import { type Language, langOf, localeOf } from '@muddat/i18n';
import type { LoadedPage } from './types.ts';

/** Response of `GET /payload/…`. `page` is null for a page that failed or does not exist; `status` then has the reason. */
export interface PagePayload {
  /** Id of the portal's build that created the payload. */
  build: string;
  status: number;
  page: LoadedPage<unknown> | null;
  /** Only for a page that failed: the backend's message, else the message that the specification has for the status. */
  message?: string;
}

/**
 * Address of the payload of a page.
 * @param path path of the page with its locale, as in the address
 * @param query query parameters that the page reads: '' or '?…' (`pageQuery` of routing)
 */
export function payloadHref(path: string, query: string, language: Language): string {
  const rest = path.slice(`/${localeOf(language)}/`.length);
  return `/payload/${langOf(language)}/${rest === '' ? 'index' : rest}.json${query}`;
}

/**
 * Parses the text of a payload response; null when it is invalid. Only the envelope is validated.
 * The type of `page.data` is known to the build that made it, and payloads of other builds are never shown.
 */
export function parsePayload(text: string): PagePayload | null {
  try {
    const json: unknown = JSON.parse(text);
    return isPayload(json) ? json : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function isPayload(value: unknown): value is PagePayload {
  if (!isObject(value) || typeof value['build'] !== 'string' || typeof value['status'] !== 'number') return false;
  const { page, message } = value;
  if (message !== undefined && typeof message !== 'string') return false;
  return page === null || isLoadedPage(page);
}

/** Type guard for the result of `load`. It does not check `data`, whose type belongs to the route (`createSitePageRoute`). */
export function isLoadedPage(value: unknown): value is LoadedPage<unknown> {
  if (!isObject(value) || !('data' in value) || typeof value['query'] !== 'string' || typeof value['today'] !== 'string') return false;
  const { head } = value;
  return isObject(head) && typeof head['title'] === 'string' && typeof head['description'] === 'string';
}

/**
 * A page's data without JSON-LD, for the browser. Search engines read the JSON-LD in the rendered document; with the data for the browser
 * it would be sent a second time. The content security policy would also block a script element with data that the browser creates.
 */
export function withoutJsonLd<Data>({ head: { jsonLd: _forDocuments, ...head }, ...page }: LoadedPage<Data>): LoadedPage<Data> {
  return { ...page, head };
}
