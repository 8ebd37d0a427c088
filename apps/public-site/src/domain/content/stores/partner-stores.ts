import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../../shared/data/api.ts';
import { allowedPictureUrl } from '../../../shared/page/pictures.ts';
import { storeTileEntries } from '../../store/store-schema.ts';
import type { BlockOf } from '../blocks/block.ts';

/** Two rows of four on a wide screen. */
const MAX_STORES = 8;

const storeSchema = v.object({ ...storeTileEntries, addresses: v.array(v.object({ address: v.string() })) });
const storesSchema = v.object({ data: v.array(storeSchema), total: v.number() });

export type PartnerStores = { total: number; stores: BlockOf<'partners'>['items'] };

/** Parses stores of the installment API for their tiles. Throws when the response has another shape. */
export function parsePartnerStores(answer: unknown): PartnerStores {
  const { data, total } = v.parse(storesSchema, answer);
  const stores = data.map(({ id, alias, name, logo, banner, categories, installment_terms: terms, addresses }) => ({
    id,
    alias,
    name,
    logo: allowedPictureUrl(logo),
    banner,
    category: categories[0]?.name ?? '',
    max_months: Math.max(0, ...terms.map(({ months }) => months)),
    places: addresses.length,
    place: addresses.length === 1 ? (addresses[0]?.address ?? null) : null,
  }));
  return { total, stores };
}

/** The first stores of the marketplace, and the number of all stores. */
export const loadPartnerStores = async ({ installment }: Pick<SiteApi, 'installment'>): Promise<PartnerStores> =>
  parsePartnerStores(await installment.listStores({ limit: MAX_STORES }, OPTIONAL_SECTION_OPTIONS));
