import type { CalendarDate } from '@muddat/schedule';
import type { billing, installment } from '@muddat/sdk/types';

type Schemas = installment.components['schemas'];

export type Buyer = { readonly name: string; readonly phone: string };
/** Where the store of an order can be reached. */
export type Seller = { readonly addressRu: string; readonly addressUz: string; readonly phone: string };
export type Goods = { readonly nameRu: string; readonly nameUz: string; readonly quantity: number };

export type ReceiptFacts = {
  readonly kind: 'receipt';
  readonly number: string;
  readonly paidAt: string;
  readonly amount: number;
  readonly purpose: billing.components['schemas']['PaymentPurpose'];
  readonly orders: readonly {
    readonly number: string;
    readonly store: string;
    readonly amount: number;
    readonly items: readonly Goods[];
  }[];
  readonly sources: readonly {
    readonly type: string;
    readonly system: string | null;
    readonly last4: string | null;
    readonly amount: number;
  }[];
  /** The sum above the order's remainder, which was credited to the balance. */
  readonly excess: number;
  /** The refunded sum. Omitted if there is none, so that an unchanged receipt has the same fingerprint and code. */
  readonly returned?: number;
};

export type ContractFacts = {
  readonly kind: 'contract';
  readonly number: string;
  readonly signedAt: string;
  readonly offerVersion: string | null;
  readonly store: string;
  readonly items: readonly (Goods & { readonly price: number })[];
  readonly goods: number;
  readonly discount: number;
  readonly bonus: number;
  readonly delivery: number;
  readonly commission: number;
  readonly price: number;
  /** Null for a full purchase. */
  readonly offer: Schemas['Offer'] | null;
  readonly countedFrom: CalendarDate | null;
};

export type ScheduleFacts = {
  readonly kind: 'schedule';
  readonly number: string;
  readonly store: string;
  readonly rows: readonly Schemas['ScheduleRow'][];
  readonly total: number;
  readonly paid: number;
  readonly left: number;
  readonly overdue: number;
};

export type CertificateFacts = {
  readonly kind: 'certificate';
  readonly number: string;
  readonly store: string;
  readonly signedAt: string;
  readonly paidOn: string | null;
  readonly initialFee: number;
  /** The initial fee and all instalments, or the price of a full purchase. */
  readonly paid: number;
};

/** A ledger posting from the customer's point of view. Postings whose three sums are all 0 are left out. */
export type StatementMovement = {
  readonly at: string;
  readonly what: 'paid' | 'top_up' | 'withdrawn' | 'late' | 'returned' | 'refunded' | 'charged_back' | 'other';
  readonly orders: readonly string[];
  /** The sum taken from a card or by a payment app; negative if it was returned there. */
  readonly charged: number;
  /** The sum paid on orders; negative if it was taken back from them, as by a return. Negative if it was taken back from them, as by a return. */
  readonly onOrders: number;
  /** The change of the balance, including held sums and claims; negative if money left it. */
  readonly balance: number;
};

export type StatementFacts = {
  readonly kind: 'statement';
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly opening: number;
  readonly closing: number;
  readonly charged: number;
  readonly onOrders: number;
  readonly movements: readonly StatementMovement[];
};

/** The content of a document without the customer's data, independent of the language. */
export type DocumentFacts = ReceiptFacts | ContractFacts | ScheduleFacts | CertificateFacts | StatementFacts;
