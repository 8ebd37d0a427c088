import type { PartnersFilter } from '../../domain/store/partners-filter.ts';
import type { StoreItem } from '../../domain/store/store-item.ts';

export interface PartnersData {
  /** null: the stores could not be had. */
  stores: StoreItem[] | null;
  total: number;
  pages: number;
  initials: { letter: string; count: number }[];
  categories: { alias: string; label: string; count: number }[];
  /** All fourteen; how many stores are in each, 0 where nobody could say. */
  regions: { code: string; label: string; count: number }[];
  asked: Omit<PartnersFilter, 'category'> & { category: { alias: string; label: string | null } | null };
}
