import type { I18n } from '@lingui/core';
import type { Language, Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { SiteApi } from '../data/api.ts';
import type { JsonLd } from './structured-data/json-ld.ts';

/** Arguments of a page's `load`, which runs on the server only. */
export interface PageRequest {
  api: SiteApi;
  locale: Locale;
  language: Language;
  /** Messages of the site, for titles and descriptions that no backend has: `i18n._(msg({message, comment}))`. */
  i18n: I18n;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** 'YYYY-MM-DD' in Tashkent. */
  today: CalendarDate;
  /** Parameters of the path, decoded: `{alias: 'orzu-texnika'}`. */
  params: Readonly<Record<string, string>>;
  /** Only keys that the route map lists for the route. `region` defaults to the region that the customer chose before. */
  query: URLSearchParams;
  /** Throws, and the page becomes a 404. */
  notFound(): never;
}

/** What a page's `load` decides about the `<head>`. `pageHead` adds the tags that follow from the address. */
export interface PageHead {
  title: string;
  description: string;
  /** `false` excludes the page from search engines. */
  index?: false;
  /** Query of the canonical URL, for example `?page=2`; none by default. */
  canonicalQuery?: string;
  /** Path, with locale, of another page with the same content. It becomes the canonical URL. */
  canonicalPath?: string;
  /** Picture for link previews; 1200 x 630 when made by `ogPicture`. */
  picture?: { href: string; width: number; height: number; alt: string };
  jsonLd?: readonly JsonLd[];
}

export interface PageResult<Data> {
  data: Data;
  head: PageHead;
  /** `false` forbids caching of the page, for example because a section is missing. */
  keep?: false;
}

/** Props of a page's view. All values come from the server, so that hydration renders the same. */
export interface PageProps<Data> {
  data: Data;
  locale: Locale;
  /** Path of the page with its locale, without the query. */
  path: string;
  /** Equal to `query` of `load`. */
  query: URLSearchParams;
  /** 'YYYY-MM-DD' in Tashkent at the time of the server's rendering. */
  today: CalendarDate;
}

export type PageLoad<Data> = (request: PageRequest) => Promise<PageResult<Data>>;

/** Sent to the browser as JSON: within the document as router state, or alone as a payload. */
export interface LoadedPage<Data> extends PageResult<Data> {
  /** Query for which the page was loaded, '' or '?…'. */
  query: string;
  today: CalendarDate;
  /** A note in the reader's language that stores, reviews, clients and figures are invented. Absent when they are real. */
  demo?: string;
}
