import type { RegionGroup } from '../../domain/place/group-by-region.ts';
import type { ProductTileData } from '../../domain/product/product-card.ts';
import type { StoreTerm } from './store-terms.ts';

export interface PartnerAddress {
  id: string;
  region: string;
  /** Of its district, or null where nobody could say. */
  note: string | null;
  address: string;
  phone: string;
  hours: string;
  latitude: number;
  longitude: number;
}

export interface PartnerProducts {
  items: ProductTileData[];
  total: number;
  page: number;
  pages: number;
  categories: { alias: string; label: string; count: number }[];
  /** The category asked for; without a label where there is none of that name. */
  chosen: { alias: string; label: string | null } | null;
}

export interface PartnerData {
  store: {
    id: string;
    name: string;
    logo: string | null;
    description: string;
    rating: number;
    reviews: number;
    categories: { alias: string; label: string }[];
  };
  terms: StoreTerm[];
  /** null: they could not be had. */
  products: PartnerProducts | null;
  /** The reader's own region first. */
  regions: (RegionGroup<PartnerAddress> & { label: string })[];
}
