import type { installment, mobile } from '@muddat/sdk/types';
import type { Claim } from '../../domain/balance/balance-queries.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Draft } from '../../domain/checkout/draft.ts';
import type { QueryState } from '../../shared/query/loaded.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Quote } from './checkout.types.ts';
import type { QuoteChange } from './quote-changes.ts';
import type { FieldErrors } from './use-field-errors.ts';

type Schemas = installment.components['schemas'];
export type CheckedStore = Schemas['CheckedStore'];
export type Branch = Schemas['StoreAddress'];
export type SavedAddress = Schemas['Address'];
export type Districts = mobile.operations['listDistricts']['responses'][200]['content']['application/json'];

/** The sums: not asked for yet, being counted, there, or not to be had. The last known ones stay in sight. */
export type QuoteState =
  | { kind: 'none' }
  | { kind: 'counting'; quote: Quote | null }
  | { kind: 'ready'; quote: Quote }
  | { kind: 'refused'; quote: Quote | null; refusal: Refusal }
  | { kind: 'failed'; quote: Quote | null; retry: () => void };

/** Everything that the form shows. */
export type CheckoutFormState = {
  draft: Draft;
  /** All that the basket holds, by store. */
  stores: readonly CheckedStore[];
  /** Those that are ordered now. */
  ordered: readonly CheckedStore[];
  /** How many products of the basket are no longer sold. */
  gone: number;
  districts: QueryState<Districts>;
  branches: QueryState<readonly Branch[]>;
  cards: QueryState<BankCard[]>;
  /** The server's day, 'YYYY-MM-DD'. */
  today: string | undefined;
  /** Bonuses to spend; 0 while it is not known. */
  bonuses: number;
  quote: QuoteState;
  errors: FieldErrors;
  /** What is not as it was when the customer agreed; null where they have not agreed yet, or nothing was refused. */
  changes: readonly QuoteChange[] | null;
  /** The open claim; the customer cannot order until it is settled. */
  claim: Claim | undefined;
  /** What the server refused the order with, beside what stands at a field. */
  refusal: Refusal | null;
  accepted: boolean;
  /** The button was pressed before the sums were there: they are being counted, or can be read now. */
  early: 'counting' | 'counted' | null;
  pending: boolean;
};

export type CheckoutFormActions = {
  onDraft: (change: Partial<Draft>) => void;
  onAccepted: (accepted: boolean) => void;
  onSubmit: () => void;
};
