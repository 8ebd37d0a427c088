import type { PartnersFilter } from '../../domain/store/partners-filter.ts';
import type { StoreTileData } from '../../domain/store/store-item.ts';

export interface PartnersData {
  /** null when the stores could not be loaded. */
  stores: StoreTileData[] | null;
  total: number;
  pages: number;
  categories: { alias: string; label: string; count: number }[];
  /** All 14 regions. `count`: stores in each, 0 also when they could not be loaded. */
  regions: { code: string; label: string; count: number }[];
  filter: Omit<PartnersFilter, 'category'> & { category: { alias: string; label: string | null } | null };
}
