import { matchRoute, ROUTES, type RouteId } from '@muddat/routing';
import type { MuddatClient } from '@muddat/sdk';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { SitemapEntry } from './write-sitemap.ts';

/** Each product has two addresses, one for each language, so a part has at most 5 000. */
export const PRODUCTS_A_PART = 2_500;
/** Maximum number of parts with products: 250 000 products in total. The portal promises 100 000 (spec 1). */
export const MAX_PRODUCT_PARTS = 100;
const PRODUCTS_A_CALL = 50;
const STORES_A_CALL = 100;
const FAQS_A_CALL = 100;
const MAX_CALLS = 50;
const AT_ONCE = 4;

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

type Source = (client: MuddatClient) => Promise<SitemapEntry[]>;

const fixedPages: Source = async () =>
  ROUTES.filter(({ path }) => !path.includes('{')).flatMap(({ id }) => {
    const path = pathOf(id);
    return path === null ? [] : [{ path }];
  });

const Stores = v.object({ data: v.array(v.object({ alias: v.string() })), total: v.number() });
const stores: Source = async ({ installment }) => {
  const found: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { data, total } = v.parse(Stores, await installment.listStores({ page, limit: STORES_A_CALL, sort: 'name' }));
    found.push(...data.flatMap(({ alias }) => entryOf('partner', alias)));
    if (data.length === 0 || page * STORES_A_CALL >= total) break;
  }
  return found;
};

type Category = { alias: string; children?: Category[] | undefined };
const Category: v.GenericSchema<Category> = v.object({ alias: v.string(), children: v.optional(v.array(v.lazy(() => Category))) });
const flat = (tree: readonly Category[]): Category[] => tree.flatMap((category) => [category, ...flat(category.children ?? [])]);
const categories: Source = async ({ installment }) => {
  const { data } = v.parse(v.object({ data: v.array(Category) }), await installment.listCategories());
  return flat(data).flatMap(({ alias }) => entryOf('category', alias));
};

const ContentPages = v.object({ data: v.array(v.object({ page: v.string(), updated_at: v.optional(v.string()) })) });
/** Content pages with their own route are listed by that route, so they are left out here. */
const hasOwnRoute = (page: string): boolean => ROUTES.some(({ id, path }) => id === page || path === page);
const contentPages: Source = async ({ builder }) => {
  const { data } = v.parse(ContentPages, await builder.listContentPages({ organization: 2 }));
  return data.filter(({ page }) => !hasOwnRoute(page)).flatMap(({ page, updated_at }) => entryOf('content-page', page, updated_at));
};

const Texts = v.object({
  data: v.array(v.object({ alias: v.string(), url: v.nullish(v.string()), published_at: v.optional(v.string()) })),
});
const texts: Source = async ({ mobile }) => {
  const { data } = v.parse(Texts, await mobile.listPages());
  // A text with its own route is listed by that route.
  const others = data.filter(({ url }) => !url || matchRoute(`/ru${url}`) === null);
  return others.flatMap(({ alias, published_at }) => entryOf('static-page', alias, published_at));
};

const Faqs = v.object({ data: v.array(v.object({ id: v.string() })), meta: v.object({ pages: v.number() }) });
const faqs: Source = async ({ builder }) => {
  const found: SitemapEntry[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { data, meta } = v.parse(Faqs, await builder.listFaqs({ page, per_page: FAQS_A_CALL }));
    found.push(...data.flatMap(({ id }) => entryOf('faq-entry', id)));
    if (page >= meta.pages) break;
  }
  return found;
};

export const SMALL_SOURCES: Readonly<Record<string, Source>> = {
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
export async function productEntries({ installment }: MuddatClient, part: number): Promise<SitemapEntry[]> {
  const limit = pLimit(AT_ONCE);
  const calls = PRODUCTS_A_PART / PRODUCTS_A_CALL;
  const first = (part - 1) * calls + 1;
  const load = async (page: number) => v.parse(Products, await installment.listProducts({ page, per_page: PRODUCTS_A_CALL }));
  const begin = await load(first);
  const last = Math.min(first + calls - 1, Math.ceil(begin.meta.total / PRODUCTS_A_CALL));
  const pages = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index + 1);
  const rest = await Promise.all(pages.map((page) => limit(() => load(page))));
  return [begin, ...rest].flatMap(({ data }) => data).flatMap(({ id }) => entryOf('product', id));
}
