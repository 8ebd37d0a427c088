import { msg } from '@lingui/core/macro';
import { hrefTo } from '@muddat/routing';
import * as v from 'valibot';
import { type Category, categoryIds, findCategoryPath, loadCategories } from '../../domain/product/category-tree.ts';
import { type ProductTileData, parseProductTiles } from '../../domain/product/product-card.ts';
import { numberedTitle } from '../../shared/page/numbered-title.ts';
import { breadcrumbsJsonLd } from '../../shared/page/structured-data/json-ld.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import { type CategoryFilter, hasActiveFilters, parseCategoryFilter } from './category-filter.ts';

export const PRODUCTS_PER_PAGE = 24;

const counted = { count: v.number() };
const rangeSchema = v.object({ min: v.number(), max: v.number() });
const listSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ page: v.number(), total: v.number(), pages: v.number() }),
  facets: v.object({
    categories: v.array(v.object({ id: v.string(), ...counted })),
    stores: v.array(v.object({ id: v.string(), name: v.string(), ...counted })),
    brands: v.array(v.object({ name: v.string(), ...counted })),
    months: v.array(v.object({ months: v.number(), ...counted })),
    // Optional in the contract.
    monthly: v.optional(v.nullable(rangeSchema), null),
    price: v.nullable(rangeSchema),
    in_stock: v.number(),
  }),
});

/** The smallest and the largest amount in a list, whole so'm. */
export type AmountRange = v.InferOutput<typeof rangeSchema>;

/** One option of a facet. `count`: number of products that remain when the option is selected. */
export type FacetChoice = { value: string; name: string; count: number };

export type CategoryData = {
  title: string;
  /** Path from the root category to this one. */
  crumbs: { alias: string; label: string }[];
  /** Direct subcategories. `count`: products of each that match the filter, those of its own subcategories included. */
  subcategories: { alias: string; title: string; count: number }[];
  filter: CategoryFilter;
  total: number;
  pages: number;
  products: ProductTileData[];
  facets: {
    stores: FacetChoice[];
    brands: FacetChoice[];
    months: FacetChoice[];
    monthly: AmountRange | null;
    price: AmountRange | null;
    inStock: number;
  };
};

/** Products of a category that match the query (spec 7, GET /v3/categories). Responds with 404 for an unknown alias. */
export async function load({ api, i18n, locale, origin, params, query, notFound }: PageRequest): Promise<PageResult<CategoryData>> {
  const filter = parseCategoryFilter(query);
  const path = findCategoryPath(params['alias'] ?? '', await loadCategories(api));
  const category = path?.at(-1);
  if (!path || !category) return notFound();
  const list = v.parse(listSchema, await api.installment.listProducts(fetchProducts(category, filter)));
  const { title } = category;
  const data: CategoryData = {
    title,
    crumbs: path.map(({ alias, title: label }) => ({ alias, label })),
    subcategories: subcategoriesOf(category, new Map(list.facets.categories.map(({ id, count }) => [id, count]))),
    filter,
    total: list.meta.total,
    pages: list.meta.pages,
    products: parseProductTiles(list.data),
    facets: toFacets(list.facets),
  };
  return {
    data,
    head: {
      title: numberedTitle(
        i18n,
        i18n._(
          msg({
            message: `${title} в рассрочку — Muddat`,
            comment: 'Title of a category page for the browser and search engines; the placeholder is the name of the category',
          }),
        ),
        filter.page,
      ),
      description: i18n._(
        msg({
          message: `${title} в магазинах Muddat: цена сразу, платёж в месяц, наценка и все даты — до оформления.`,
          comment: 'Description of a category page for search engines; the placeholder is the name of the category',
        }),
      ),
      // Search engines must not index filtered, reordered or empty lists. Further pages of the unfiltered list are indexed.
      ...(hasActiveFilters(filter) || filter.sort !== 'popular' || data.products.length === 0 ? { index: false } : {}),
      ...(filter.page > 1 && !hasActiveFilters(filter) ? { canonicalQuery: `?page=${filter.page}` } : {}),
      jsonLd: [
        breadcrumbsJsonLd(
          origin,
          path.map((step) => ({ label: step.title, href: hrefTo('category', { alias: step.alias }, locale) })),
        ),
      ],
    },
  };
}

function fetchProducts(
  category: Category,
  { stores, brands, monthlyFrom, monthlyTo, priceFrom, priceTo, inStock, months, sort, page }: CategoryFilter,
) {
  return {
    category_ids: [category.id],
    ...(stores.length > 0 ? { store_ids: stores } : {}),
    ...(brands.length > 0 ? { brands } : {}),
    ...(monthlyFrom === null ? {} : { monthly_min: monthlyFrom }),
    ...(monthlyTo === null ? {} : { monthly_max: monthlyTo }),
    ...(priceFrom === null ? {} : { price_min: priceFrom }),
    ...(priceTo === null ? {} : { price_max: priceTo }),
    ...(inStock ? { in_stock: true } : {}),
    ...(months === null ? {} : { months }),
    sort,
    page,
    per_page: PRODUCTS_PER_PAGE,
  };
}

const subcategoriesOf = (category: Category, counts: ReadonlyMap<string, number>): CategoryData['subcategories'] =>
  category.children.map((part) => ({
    alias: part.alias,
    title: part.title,
    count: categoryIds(part).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  }));

function toFacets({
  stores,
  brands,
  months,
  monthly,
  price,
  in_stock: inStock,
}: v.InferOutput<typeof listSchema>['facets']): CategoryData['facets'] {
  return {
    stores: stores.map(({ id, name, count }) => ({ value: id, name, count })),
    brands: brands.map(({ name, count }) => ({ value: name, name, count })),
    months: months.map((term) => ({ value: String(term.months), name: String(term.months), count: term.count })),
    monthly,
    price,
    inStock,
  };
}
