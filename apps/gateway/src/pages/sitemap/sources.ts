import { matchRoute, ROUTES, type RouteId } from '@muddat/routing';
import type { MuddatClient } from '@muddat/sdk';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { SitemapEntry } from './write-sitemap.ts';

/** Each product has two addresses, one for each language, so a part has at most 5 000. */
export const PRODUCTS_PER_SITEMAP = 2_500;
/** Maximum number of parts with products: 250 000 products in total. The portal promises 100 000 (spec 1). */
export const MAX_PRODUCT_SITEMAPS = 100;
const PRODUCTS_PER_CALL = 50;
const STORES_PER_CALL = 100;
const FAQS_PER_CALL = 100;
const MAX_CALLS = 50;
const MAX_CONCURRENT = 4;

/** The path of a page without its locale; null if the route is not for search engines or no such page exists. */
function pathOf(id: RouteId, parameter?: string): string | null {
  const route = ROUTES.find((entry) => entry.id === id);
  if (!route?.sitemap) return null;
  const inner = route.path.replace(/\{\w+\}/, () => encodeURIComponent(parameter ?? ''));
  const path = inner === '' ? '' : `/${inner}`;
  return matchRoute(`/ru${path}`)?.route.id === id ? path : null;
}

const entryOf = (id: RouteId, parameter: string, lastmod?: string): SitemapEntry[] => {
  const path = pathOf(id, parameter);
  return path === null ? [] : [{ path, lastmod }];
};

type LoadEntries = (client: MuddatClient) => Promise<SitemapEntry[]>;

const fixedPages: LoadEntries = async () =>
  ROUTES.filter(({ path }) => !path.includes('{')).flatMap(({ id }) => {
    const path = pathOf(id);
    return path === null ? [] : [{ path }];
  });

const Stores = v.object({ data: v.array(v.object({ alias: v.string() })), total: v.number() });
const stores: LoadEntries = async ({ installment }) => {
  const found: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { data, total } = v.parse(Stores, await installment.listStores({ page, limit: STORES_PER_CALL, sort: 'name' }));
    found.push(...data.flatMap(({ alias }) => entryOf('partner', alias)));
    if (data.length === 0 || page * STORES_PER_CALL >= total) break;
  }
  return found;
};

type Category = { alias: string; children?: Category[] | undefined };
const Category: v.GenericSchema<Category> = v.object({ alias: v.string(), children: v.optional(v.array(v.lazy(() => Category))) });
const flattenCategories = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flattenCategories(category.children ?? [])]);
const categories: LoadEntries = async ({ installment }) => {
  const { data } = v.parse(v.object({ data: v.array(Category) }), await installment.listCategories());
  return flattenCategories(data).flatMap(({ alias }) => entryOf('category', alias));
};

const ContentPages = v.object({ data: v.array(v.object({ page: v.string(), updated_at: v.optional(v.string()) })) });
/** Content pages with their own route are listed by that route, so they are left out here. */
const hasOwnRoute = (page: string): boolean => ROUTES.some(({ id, path }) => id === page || path === page);
const contentPages: LoadEntries = async ({ builder }) => {
  const { data } = v.parse(ContentPages, await builder.listContentPages({ organization: 2 }));
  return data.filter(({ page }) => !hasOwnRoute(page)).flatMap(({ page, updated_at }) => entryOf('content-page', page, updated_at));
};

const Texts = v.object({
  data: v.array(v.object({ alias: v.string(), url: v.nullish(v.string()), published_at: v.optional(v.string()) })),
});
const texts: LoadEntries = async ({ mobile }) => {
  const { data } = v.parse(Texts, await mobile.listPages());
  // A text with its own route is listed by that route.
  const others = data.filter(({ url }) => !url || matchRoute(`/ru${url}`) === null);
  return others.flatMap(({ alias, published_at }) => entryOf('static-page', alias, published_at));
};

const Faqs = v.object({ data: v.array(v.object({ id: v.string() })), meta: v.object({ pages: v.number() }) });
const faqs: LoadEntries = async ({ builder }) => {
  const found: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { data, meta } = v.parse(Faqs, await builder.listFaqs({ page, per_page: FAQS_PER_CALL }));
    found.push(...data.flatMap(({ id }) => entryOf('faq-entry', id)));
    if (page >= meta.pages) break;
  }
  return found;
};

export const SINGLE_FILE_SOURCES: Readonly<Record<string, LoadEntries>> = {
  pages: fixedPages,
  stores,
  categories,
  content: contentPages,
  texts,
  faq: faqs,
};

const Products = v.object({ data: v.array(v.object({ id: v.string() })), meta: v.object({ total: v.number() }) });

export async function countProducts({ installment }: MuddatClient): Promise<number> {
  return v.parse(Products, await installment.listProducts({ page: 1, per_page: 1 })).meta.total;
}

/** The products of one part (the first is 1); empty past the last part. */
export async function loadProductEntries({ installment }: MuddatClient, part: number): Promise<SitemapEntry[]> {
  const limit = pLimit(MAX_CONCURRENT);
  const calls = PRODUCTS_PER_SITEMAP / PRODUCTS_PER_CALL;
  const first = (part - 1) * calls + 1;
  const load = async (page: number) => v.parse(Products, await installment.listProducts({ page, per_page: PRODUCTS_PER_CALL }));
  const begin = await load(first);
  const last = Math.min(first + calls - 1, Math.ceil(begin.meta.total / PRODUCTS_PER_CALL));
  const pages = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index + 1);
  const rest = await Promise.all(pages.map((page) => limit(() => load(page))));
  return [begin, ...rest].flatMap(({ data }) => data).flatMap(({ id }) => entryOf('product', id));
}
