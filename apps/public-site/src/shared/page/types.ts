import type { I18n } from '@lingui/core';
import type { Language, Locale } from '@muddat/i18n';
import type { SiteApi } from '../data/api.ts';
import type { JsonLd } from './structured-data/json-ld.ts';

/** What a page's `load` is told. It runs on the server only. */
export interface PageRequest {
  api: SiteApi;
  locale: Locale;
  language: Language;
  /** The words of the site, for titles and descriptions that no backend has: `i18n._(msg({message, comment}))`. */
  i18n: I18n;
  /** Origin of the site, without a slash at its end. */
  origin: string;
  /** 'YYYY-MM-DD' in Tashkent. */
  today: string;
  /** The path's own parts, decoded: `{alias: 'orzu-texnika'}`. */
  params: Readonly<Record<string, string>>;
  /** Only keys that the route map lists for the route; `region` is filled from what the reader chose before. */
  query: URLSearchParams;
  /** Ends the load: the page is a 404. */
  notFound(): never;
}

/** What the head of a page says of it. */
export interface PageHead {
  title: string;
  description: string;
  /** Kept out of search engines. */
  index?: false;
  /** The part of the query that belongs to the page's one address, `?page=2`; none when left out. */
  canonicalQuery?: string;
  /** Another path, with its locale, that this page is the same as: it is named in the page's stead. */
  canonicalPath?: string;
  /** What messengers show beside the link: 1200 x 630 where it is made by `ogPicture`. */
  picture?: { href: string; width: number; height: number; alt: string };
  jsonLd?: readonly JsonLd[];
}

export interface PageAnswer<Data> {
  data: Data;
  head: PageHead;
  /** A part is missing: the gateway must not keep the page. */
  keep?: false;
}

/** What a page's view is given; all of it came from the server, so that hydration draws the same. */
export interface PageProps<Data> {
  data: Data;
  locale: Locale;
  /** The page's path with its locale, without the query. */
  path: string;
  /** As `load` had it. */
  query: URLSearchParams;
  /** 'YYYY-MM-DD' in Tashkent, as the server had it. */
  today: string;
}

export type PageLoad<Data> = (request: PageRequest) => Promise<PageAnswer<Data>>;

/** What travels to the browser: with the document as the router's state, or alone as a payload. JSON. */
export interface LoadedPage<Data> extends PageAnswer<Data> {
  /** The query that the page was made of, '' or '?…'. */
  query: string;
  today: string;
  /** A note in the reader's language that stores, reviews, clients and figures are invented. Absent when they are real. */
  demo?: string;
}
