import type { CalendarDate } from '@muddat/schedule';
import type { PictureSource } from '@muddat/ui/picture';
import type { Offer } from '@muddat/ui/true-price';

export type CheckedLineState = 'ok' | 'price_changed' | 'less_stock' | 'sold_out';

export interface CheckedLine {
  productId: string;
  quantity: number;
  /** Number of pieces that can be bought. */
  available: number;
  state: CheckedLineState;
  priceWas: number | null;
  name: string;
  price: number;
  image: PictureSource | null;
}

export interface CheckedStore {
  store: { id: string; alias: string; name: string };
  lines: CheckedLine[];
  goodsTotal: number;
  offers: Offer[];
}

/** The backend's current data about a basket. */
export interface CheckedBasket {
  stores: CheckedStore[];
  /** Ids that are no longer sold. */
  unavailable: string[];
  asOf: CalendarDate;
}
