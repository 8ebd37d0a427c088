import type { CalendarDate } from '@muddat/schedule';
import type { ApiPicture } from '@muddat/ui/picture';
import type { Offer } from '@muddat/ui/true-price';

export type CheckedLineState = 'ok' | 'price_changed' | 'less_stock' | 'sold_out';

export interface CheckedLine {
  productId: string;
  quantity: number;
  /** How much of `quantity` can be bought: all of it, or the stock if that is lower. */
  available: number;
  state: CheckedLineState;
  priceWas: number | null;
  name: string;
  price: number;
  image: ApiPicture | null;
}

export interface CheckedStore {
  store: { id: string; alias: string; name: string };
  logo: string | null;
  lines: CheckedLine[];
  goodsTotal: number;
  offers: Offer[];
}

/** The backend's current data about a basket (the response of checkBasket). */
export interface CheckedBasket {
  stores: CheckedStore[];
  /** Ids that are no longer sold. */
  unavailable: string[];
  asOf: CalendarDate;
}
