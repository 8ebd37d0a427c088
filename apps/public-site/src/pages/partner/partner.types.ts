import type { RegionGroup } from '../../domain/place/group-by-region.ts';
import type { ProductTileData } from '../../domain/product/product-card.ts';
import type { StoreTermCost } from './store-terms.ts';

export interface PartnerAddress {
  id: string;
  region: string;
  /** Name of the address's district; null when the districts could not be loaded. */
  note: string | null;
  address: string;
  phone: string;
  hours: string;
  latitude: number;
  longitude: number;
}

export interface PartnerProducts {
  items: ProductTileData[];
  /** Only the first products are shown, and a link leads to the list of all. */
  isStart: boolean;
  total: number;
  page: number;
  pages: number;
  categories: { alias: string; label: string; count: number }[];
  /** The selected category; `label` is null when no category has that alias. */
  chosen: { alias: string; label: string | null } | null;
}

export interface PartnerData {
  store: {
    id: string;
    name: string;
    logo: string | null;
    banner: string | null;
    description: string;
    rating: number;
    reviews: number;
    categories: { alias: string; label: string }[];
  };
  terms: StoreTermCost[];
  /** null when the products could not be loaded. */
  products: PartnerProducts | null;
  /** The addresses by region, the customer's region first. */
  regions: (RegionGroup<PartnerAddress> & { label: string })[];
}
