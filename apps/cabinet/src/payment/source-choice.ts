import type { Balance, BankCard } from '../data/entities.ts';
import type { PaymentSource } from './source.ts';

export type SourceProblem = 'none-chosen' | 'balance-too-small';

const CARD = 'card ';

type Known = { cards: readonly BankCard[] | undefined; balance: Balance | null | undefined; amount: number };

/** What is chosen beforehand: what was chosen last, else the main card, else any card, else a balance that is large enough. */
export function startingSource({ prefill, cards, balance, amount }: Known & { prefill: PaymentSource | null }): PaymentSource | null {
  if (prefill?.type === 'balance') return prefill;
  const last = prefill && cards?.find(({ entity_id }) => entity_id === prefill.entityId);
  const card = last ?? cards?.find(({ is_default }) => is_default) ?? cards?.[0];
  if (card) return { type: 'bank_card', entityId: card.entity_id };
  // The cards are not known yet: choosing now would choose again when they come.
  if (cards === undefined) return null;
  return balance && balance.available >= amount ? { type: 'balance' } : null;
}

/** Why a payment cannot come from there, or null. The server has the last word. */
export function sourceProblem({
  source,
  balance,
  amount,
}: Pick<Known, 'balance' | 'amount'> & { source: PaymentSource | null }): SourceProblem | null {
  if (source === null) return 'none-chosen';
  return source.type === 'balance' && balance && balance.available < amount ? 'balance-too-small' : null;
}

/** The choice that a value of a radio button stands for. */
export function sourceOf(value: string | null): PaymentSource | null {
  if (value === 'balance') return { type: 'balance' };
  return value?.startsWith(CARD) ? { type: 'bank_card', entityId: value.slice(CARD.length) } : null;
}

/** A choice as the value of a radio button; entity ids of billing and the word for the balance cannot be the same. */
export const radioValue = (source: PaymentSource): string => (source.type === 'balance' ? 'balance' : `${CARD}${source.entityId}`);
