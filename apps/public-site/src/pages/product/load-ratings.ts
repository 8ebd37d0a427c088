import * as v from 'valibot';
import { loadStoreRating } from '../../domain/store/load-store-rating.ts';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';

const reviewsSchema = v.object({ summary: v.object({ average: v.nullable(v.number()), count: v.number() }) });
const goodsSchema = v.object({ meta: v.object({ total: v.number() }) });

/** Average and number of a product's reviews; null without reviews or if they could not be loaded. */
export async function loadProductRating(api: SiteApi, id: string): Promise<{ average: number; count: number } | null> {
  try {
    const { summary } = v.parse(reviewsSchema, await api.installment.listProductReviews({ id, limit: 1 }, OPTIONAL_SECTION_OPTIONS));
    return summary.average === null ? null : { average: summary.average, count: summary.count };
  } catch {
    return null;
  }
}

/** Rating of a store and the number of its goods; null for what could not be loaded, since the page is complete without them. */
export async function loadStoreFacts(
  api: SiteApi,
  store: { id: string; alias: string },
): Promise<{ rating: number | null; goods: number | null }> {
  const [rating, goods] = await Promise.all([
    loadStoreRating(api, store.alias),
    api.installment
      .listProducts({ store_ids: [store.id], per_page: 1 }, OPTIONAL_SECTION_OPTIONS)
      .then((answer) => v.parse(goodsSchema, answer).meta.total)
      .catch(() => null),
  ]);
  return { rating, goods };
}
