import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';

const storeSchema = v.object({ data: v.object({ rating: v.number() }) });

/** Rating of a store; null if it could not be loaded, since pages are complete without it. */
export const loadStoreRating = (api: SiteApi, alias: string): Promise<number | null> =>
  api.installment
    .getStore({ id: alias }, OPTIONAL_SECTION_OPTIONS)
    .then((answer) => v.parse(storeSchema, answer).data.rating)
    .catch(() => null);
