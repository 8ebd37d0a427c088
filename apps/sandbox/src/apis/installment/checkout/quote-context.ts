import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { stores, storeTerms } from '../../../db/schema/catalogue.ts';
import type { DueAmount } from './highest-monthly-amount.ts';
import type { Promo } from './promo-rules.ts';

export type QuoteRequest = installment.components['schemas']['QuoteRequest'];

export type QuotedProduct = {
  readonly id: string;
  readonly storeId: string;
  readonly nameRu: string;
  readonly nameUz: string;
  readonly image: string | null;
  readonly price: number;
  readonly stock: number;
};

export type QuoteStore = Pick<typeof stores.$inferSelect, 'id' | 'alias' | 'name' | 'logo' | 'cashCommissionBp' | 'installmentBank'>;

/** All data that a quote depends on, as `loadQuoteContext` reads it. */
export type QuoteContext = {
  readonly today: CalendarDate;
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly stores: ReadonlyMap<string, QuoteStore>;
  readonly terms: readonly (typeof storeTerms.$inferSelect)[];
  /** Delivery prices in the requested region, by store. */
  readonly deliveries: ReadonlyMap<string, number>;
  readonly district: { readonly id: string; readonly regionId: string } | null;
  readonly branch: {
    readonly id: string;
    readonly storeId: string;
    readonly districtId: string | null;
    readonly addressRu: string;
    readonly addressUz: string;
  } | null;
  readonly card: { readonly bank: string | null; readonly expired: boolean } | null;
  readonly limit: { readonly approved: boolean; readonly available: number };
  readonly promo: Promo | null;
  readonly promoUsed: boolean;
  readonly bonusBalance: number;
  /** Unpaid instalments of the customer's other orders. */
  readonly dueAmounts: readonly DueAmount[];
  readonly offerVersion: string;
};
