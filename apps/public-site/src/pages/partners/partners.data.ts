import * as v from 'valibot';
import { regionsInOrder } from '../../domain/place/regions-in-order.ts';
import { type Category, loadCategories } from '../../domain/product/category-tree.ts';
import { type PartnersFilter, parsePartnersFilter, type StoreSort } from '../../domain/store/partners-filter.ts';
import { toStoreTileData } from '../../domain/store/store-item.ts';
import { listedStoreSchema } from '../../domain/store/store-schema.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import type { PartnersData } from './partners.types.ts';
import { partnersHead } from './partners-head.ts';

/** Six rows of four on a wide screen. */
const PER_PAGE = 24;

const facetSchema = v.object({ id: v.string(), alias: v.string(), name: v.string(), count: v.number() });
const storesSchema = v.object({
  data: v.array(listedStoreSchema),
  total: v.number(),
  categories: v.array(facetSchema),
  regions: v.array(v.object({ region_id: v.string(), count: v.number() })),
});
type Stores = v.InferOutput<typeof storesSchema>;

/** Stores that match the query. When the backend fails, the page renders with an error message. */
export async function load(request: PageRequest): Promise<PageResult<PartnersData>> {
  const asked = parsePartnersFilter(request.query);
  const found = await findStores(request, asked).catch(() => null);
  const names = regionsInOrder(request.i18n);
  const category = asked.category === null ? null : { alias: asked.category, label: found?.category?.title ?? null };
  const data: PartnersData = {
    stores: found === null ? null : found.stores.data.map((store) => toStoreTileData(store, asked.region)),
    total: found?.stores.total ?? 0,
    pages: Math.ceil((found?.stores.total ?? 0) / PER_PAGE),
    categories: found?.stores.categories.map(({ alias, name, count }) => ({ alias, label: name, count })) ?? [],
    regions: names.map((region) => ({
      ...region,
      count: found?.stores.regions.find(({ region_id: code }) => code === region.code)?.count ?? 0,
    })),
    filter: { ...asked, category },
  };
  const head = partnersHead(request, data);
  return found ? { data, head } : { data, head, keep: false };
}

type StoreSearch = { stores: Stores; category: Category | null };

async function findStores({ api }: PageRequest, asked: PartnersFilter): Promise<StoreSearch> {
  const category =
    asked.category === null
      ? null
      : ((await loadCategories(api, OPTIONAL_SECTION_OPTIONS)).find(({ alias }) => alias === asked.category) ?? null);
  const unknown = asked.category !== null && category === null;
  const stores = v.parse(
    storesSchema,
    await api.installment.listStores(
      {
        limit: PER_PAGE,
        page: asked.page,
        sort: SORTS[asked.sort],
        ...(asked.q === '' ? {} : { search: asked.q }),
        ...(category === null ? {} : { category_ids: [category.id] }),
        ...(asked.region === null ? {} : { region_id: asked.region }),
      },
      OPTIONAL_SECTION_OPTIONS,
    ),
  );
  // No store has an unknown category. The backend was asked without it, so the response still provides the options of the other filters.
  return { stores: unknown ? { ...stores, data: [], total: 0 } : stores, category };
}

const SORTS = { popular: 'position', rating: 'rating', name: 'name' } as const satisfies Record<StoreSort, string>;
