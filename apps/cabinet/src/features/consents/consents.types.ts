import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import type { Consent, ConsentList } from './consent-queries.ts';

/** The last change, for the message above the list. */
export type ConsentChange = { kind: 'granted' | 'changed' | 'withdrawn'; consent: Consent };

/** The data of the page, or their loading state. */
export type ConsentsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; list: ConsentList; cards: readonly BankCard[] };

export type ConsentWithdrawalState = WriteState<Consent>;

/** An order that a consent can be granted for. */
export type ConsentOrder = Pick<Order, 'id' | 'number' | 'store'>;

export type ConsentHrefs = {
  grant: (order?: string) => string;
  order: (id: string) => string;
  pay: (id: string) => string;
  payment: (id: string) => string;
  cards: string;
};
