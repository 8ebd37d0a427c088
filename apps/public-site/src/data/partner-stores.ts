import * as v from 'valibot';
import type { SiteApi } from './api.ts';

/** Two rows of four on a wide screen. */
const SHOWN_STORES = 8;

const storeSchema = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.string(),
  categories: v.array(v.object({ name: v.string() })),
  installment_terms: v.array(v.object({ months: v.number() })),
  addresses: v.array(v.object({ address: v.string() })),
});
const storesSchema = v.object({ data: v.array(storeSchema), total: v.number() });

export type PartnerStore = {
  id: string;
  name: string;
  /** Address of a picture, or null where it is none that this page may show. */
  logo: string | null;
  category: string | null;
  /** The longest term on offer; 0 where there is none. */
  maxMonths: number;
  addresses: number;
  /** The one address of a store that has one. */
  address: string | null;
};

/** Of this site, or by https: whatever else stands in the data is no picture. */
const pictureAddress = (logo: string): string | null => (/^(?:\/(?![/\\])|https:\/\/)/.test(logo) ? logo : null);

export type PartnerStores = { total: number; stores: PartnerStore[] };

/** A store of the installment API as its tile shows it. Throws when the answer has another shape. */
export function parseStores(answer: unknown): PartnerStores {
  const { data, total } = v.parse(storesSchema, answer);
  const stores = data.map(({ id, name, logo, categories, installment_terms: terms, addresses }) => ({
    id,
    name,
    logo: pictureAddress(logo),
    category: categories[0]?.name ?? null,
    maxMonths: Math.max(0, ...terms.map(({ months }) => months)),
    addresses: addresses.length,
    address: addresses.length === 1 ? (addresses[0]?.address ?? null) : null,
  }));
  return { total, stores };
}

/** The first stores of the marketplace and how many there are in all. */
export const loadPartnerStores = async ({ installment }: Pick<SiteApi, 'installment'>): Promise<PartnerStores> =>
  parseStores(await installment.listStores({ limit: SHOWN_STORES }));
