import type { CalendarDate } from '@muddat/schedule';
import type { installment, mobile } from '@muddat/sdk/types';
import type { ChargebackClaim } from '../../domain/balance/balance-queries.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { QuoteChange } from './quote-changes.ts';
import type { CheckoutFieldErrors } from './use-checkout-field-errors.ts';

type Schemas = installment.components['schemas'];
export type CheckedStore = Schemas['CheckedStore'];
export type StoreBranch = Schemas['StoreAddress'];
export type SavedAddress = Schemas['Address'];
export type DistrictsResponse = mobile.operations['listDistricts']['responses'][200]['content']['application/json'];

/**
 * The state of the sums: not requested, being calculated, ready, refused or failed. Until new sums are ready, the last known sums stay
 * visible.
 */
export type CheckoutQuoteState =
  | { kind: 'none' }
  | { kind: 'counting'; quote: Quote | null }
  | { kind: 'ready'; quote: Quote }
  | { kind: 'refused'; quote: Quote | null; refusal: Refusal }
  | { kind: 'failed'; quote: Quote | null; retry: () => void };

export type CheckoutFormState = {
  draft: CheckoutDraft;
  /** The whole basket, by store. */
  stores: readonly CheckedStore[];
  /** The stores whose goods are ordered now. */
  ordered: readonly CheckedStore[];
  /** How many products of the basket are no longer sold. */
  unavailableCount: number;
  districts: QueryState<DistrictsResponse>;
  branches: QueryState<readonly StoreBranch[]>;
  cards: QueryState<BankCard[]>;
  /** The server's date; undefined until loaded, and until then no card counts as expired. */
  today: CalendarDate | undefined;
  /** The bonuses that the customer can spend; 0 while that is not known. */
  bonuses: number;
  quote: CheckoutQuoteState;
  /** Whether the way of paying and the term come from an earlier page, so that the form need not ask for them. */
  isPlanCarried: boolean;
  /** The least initial fee that the server accepts; null if it did not say one. */
  minInitialFee: number | null;
  errors: CheckoutFieldErrors;
  /**
   * The changes of the quote since the customer accepted it. Null unless the server has refused the order because its conditions changed.
   */
  changes: readonly QuoteChange[] | null;
  /** The customer's open debt on the balance (claim). No order is possible until it is settled. */
  claim: ChargebackClaim | undefined;
  /** A refusal of the order or of the quote that belongs to no field. */
  refusal: Refusal | null;
  accepted: boolean;
  /**
   * Set if the customer pressed the button before the sums were ready. `counting`: they are still being calculated; `counted`: they are
   * shown now, and the customer has to press again.
   */
  earlyPress: 'counting' | 'counted' | null;
  pending: boolean;
};

export type CheckoutFormActions = {
  onDraft: (change: Partial<CheckoutDraft>) => void;
  onAccepted: (accepted: boolean) => void;
  onSubmit: () => void;
};
