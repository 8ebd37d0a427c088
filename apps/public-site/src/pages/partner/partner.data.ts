import { parseRegion } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { groupByRegion } from '../../domain/place/group-by-region.ts';
import { regionName } from '../../domain/place/region-names.ts';
import { type DistrictsAndCentres, loadDistrictsAndCentres } from '../../domain/place/regions.ts';
import { regionsInOrder } from '../../domain/place/regions-in-order.ts';
import { type Category, findCategoryPath, loadCategories } from '../../domain/product/category-tree.ts';
import { parseProductTiles } from '../../domain/product/product-card.ts';
import { parsePageNumber } from '../../domain/store/partners-filter.ts';
import { type Store, storeSchema } from '../../domain/store/store-schema.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { allowedPictureUrl } from '../../shared/page/pictures.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import type { PartnerAddress, PartnerData, PartnerProducts } from './partner.types.ts';
import { partnerHead } from './partner-head.ts';
import { storeTermCosts } from './store-terms.ts';

/** Two rows of four at the start of the page. The list of all products: five rows of four, or four of five on the widest screen. */
const PER_PAGE = { start: 8, list: 20 };

const productsSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ total: v.number(), pages: v.number() }),
  facets: v.object({ categories: v.array(v.object({ id: v.string(), alias: v.string(), name: v.string(), count: v.number() })) }),
});

/**
 * One store (spec 2, /{locale}/partner/{alias}). An unknown store is a 404. The page renders also when its products or the districts could
 * not be loaded.
 */
export async function load(request: PageRequest): Promise<PageResult<PartnerData>> {
  const { api, params, query, i18n, today } = request;
  const [store, districts] = await Promise.all([findStore(request, params['alias'] ?? ''), loadDistrictsAndCentres(api).catch(() => null)]);
  const products = await loadProducts(request, store.id).catch(() => null);
  const own = parseRegion(query.get('region'));
  const groups = groupByRegion(addressesOf(store, districts), districts?.centres ?? new Map(), own, regionsInOrder(i18n));
  const data: PartnerData = {
    store: {
      id: store.id,
      name: store.name,
      logo: allowedPictureUrl(store.logo),
      banner: store.banner,
      description: store.description,
      rating: store.rating,
      reviews: store.review_count,
      categories: store.categories.map(({ alias, name }) => ({ alias, label: name })),
    },
    terms: storeTermCosts(store.installment_terms, today),
    products,
    regions: groups.map((group) => ({ ...group, label: regionName(i18n, group.code) ?? group.code })),
  };
  const answer = { data, head: partnerHead(request, store, data) };
  return products && districts ? answer : { ...answer, keep: false };
}

async function findStore({ api, notFound }: PageRequest, alias: string): Promise<Store> {
  // The API also accepts an id, but a store must have one address only: the one with its alias.
  if (/^\d+$/.test(alias)) return notFound();
  try {
    const { data } = await api.installment.getStore({ id: alias });
    return v.parse(storeSchema, data);
  } catch (error) {
    if (isApiError(error) && (error.statusCode === 404 || error.statusCode === 400)) return notFound();
    throw error;
  }
}

async function loadProducts({ api, query }: PageRequest, storeId: string): Promise<PartnerProducts> {
  const alias = query.get('category');
  const category = alias === null ? null : findCategory(alias, await loadCategories(api, OPTIONAL_SECTION_OPTIONS));
  const isStart = alias === null && !query.has('page');
  const page = parsePageNumber(query.get('page'));
  const answer = v.parse(
    productsSchema,
    await api.installment.listProducts(
      {
        store_ids: [storeId],
        page,
        per_page: isStart ? PER_PAGE.start : PER_PAGE.list,
        ...(category === null ? {} : { category_ids: [category.id] }),
      },
      OPTIONAL_SECTION_OPTIONS,
    ),
  );
  const unknown = alias !== null && category === null;
  return {
    isStart,
    // Tiles omit the store's name because the page is the store's own.
    items: unknown ? [] : parseProductTiles(answer.data).map(({ store: _, ...tile }) => tile),
    total: unknown ? 0 : answer.meta.total,
    page,
    pages: unknown ? 0 : answer.meta.pages,
    categories: answer.facets.categories.map((facet) => ({ alias: facet.alias, label: facet.name, count: facet.count })),
    chosen: alias === null ? null : { alias, label: category?.title ?? null },
  };
}

const findCategory = (alias: string, tree: readonly Category[]): Category | null => findCategoryPath(alias, tree)?.at(-1) ?? null;

function addressesOf(store: Store, districts: DistrictsAndCentres | null): PartnerAddress[] {
  return store.addresses.map(({ id, region_id: region, district_id: district, address, phone, hours, latitude, longitude }) => ({
    id,
    region,
    note: districts?.districts.get(district) ?? null,
    address,
    phone,
    hours,
    latitude,
    longitude,
  }));
}
