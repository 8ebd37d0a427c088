import { allowedPictureUrl } from '../../shared/page/pictures.ts';
import type { ListedStore } from './store-schema.ts';

/** The data of a store's tile. */
export interface StoreTileData {
  id: string;
  alias: string;
  name: string;
  logo: string | null;
  banner: string | null;
  /** The name of the store's first category. */
  label: string | null;
  /** Longest term offered; 0 without terms. */
  maxMonths: number;
  /** Number of branches in the selected region, or in all regions if none is selected. */
  branches: number;
  rating: number;
}

export function toStoreTileData(store: ListedStore, region: string | null): StoreTileData {
  const branches = region === null ? store.addresses : store.addresses.filter(({ region_id: id }) => id === region);
  return {
    id: store.id,
    alias: store.alias,
    name: store.name,
    logo: allowedPictureUrl(store.logo),
    banner: store.banner,
    label: store.categories[0]?.name ?? null,
    maxMonths: Math.max(0, ...store.installment_terms.map(({ months }) => months)),
    branches: branches.length,
    rating: store.rating,
  };
}

/** For example '4,8': both languages use a decimal comma. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');
