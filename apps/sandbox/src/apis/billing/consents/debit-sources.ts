import type { billing } from '@muddat/sdk/types';

type DebitedAmounts = {
  readonly balance: number;
  readonly card: { readonly id: string; readonly last4: string | null } | null;
  readonly cardAmount: number;
};

/** The sources of a debit with their sums. The balance is listed only if it pays a part. */
export const viewDebitSources = ({ balance, card, cardAmount }: DebitedAmounts): billing.components['schemas']['DebitSource'][] => [
  ...(balance > 0 ? [{ type: 'balance' as const, entity_id: null, last4: null, amount: balance }] : []),
  ...(card === null ? [] : [{ type: 'bank_card' as const, entity_id: card.id, last4: card.last4, amount: cardAmount }]),
];
