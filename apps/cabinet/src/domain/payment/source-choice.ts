import type { Balance } from '../balance/balance-queries.ts';
import type { BankCard } from '../card/cards-query.ts';
import type { PaymentSource } from './source.ts';

export type SourceProblem = 'none-chosen' | 'balance-too-small';
export type SplitProblem = 'part-missing' | 'part-above-balance' | 'part-not-below-amount';

const CARD = 'card ';
const APP = 'app ';
const THOUSAND = 1_000;

type Known = { cards: readonly BankCard[] | undefined; balance: Balance | null | undefined; amount: number };

/** The initial choice: the source that was chosen last, else the main card, else any card, else the balance if it is large enough. */
export function startingSource({ prefill, cards, balance, amount }: Known & { prefill: PaymentSource | null }): PaymentSource | null {
  if (prefill?.type === 'balance' || prefill?.type === 'payment_app') return prefill;
  const last = prefill && cards?.find(({ entity_id }) => entity_id === prefill.entityId);
  const card = last ?? cards?.find(({ is_default }) => is_default) ?? cards?.[0];
  if (card) return { type: 'bank_card', entityId: card.entity_id };
  // Wait for the cards: a choice now would change once they are loaded.
  if (cards === undefined) return null;
  return balance && balance.available >= amount ? { type: 'balance' } : null;
}

/** Why a source cannot pay the sum, or null if it can. The server decides. */
export function sourceProblem({
  source,
  balance,
  amount,
}: Pick<Known, 'balance' | 'amount'> & { source: PaymentSource | null }): SourceProblem | null {
  if (source === null) return 'none-chosen';
  return source.type === 'balance' && balance && balance.available < amount ? 'balance-too-small' : null;
}

/** Why so much cannot come from the balance beside a card, or null: each of the two gives something, and the balance no more than it has. */
export function splitProblem(fromBalance: number | null, { balance, amount }: Pick<Known, 'balance' | 'amount'>): SplitProblem | null {
  if (fromBalance === null || Number.isNaN(fromBalance) || fromBalance < 1) return 'part-missing';
  if (balance && fromBalance > balance.available) return 'part-above-balance';
  return fromBalance >= amount ? 'part-not-below-amount' : null;
}

/** What the balance gives beside a card to begin with: all of it, or about half of a sum that it could pay alone. */
export function startingPart({ available }: Pick<Balance, 'available'>, amount: number): number {
  if (available < amount) return available;
  return Math.max(1, Math.floor(amount / 2 / THOUSAND) * THOUSAND);
}

/** The choice that a value of a radio button stands for. Whether a card is joined by the balance is a choice of its own. */
export function sourceOf(value: string | null): Exclude<PaymentSource, { type: 'split' }> | null {
  if (value === 'balance') return { type: 'balance' };
  if (value?.startsWith(APP)) return { type: 'payment_app', system: value.slice(APP.length) };
  return value?.startsWith(CARD) ? { type: 'bank_card', entityId: value.slice(CARD.length) } : null;
}

/** A choice as the value of a radio button; entity ids of billing and the word for the balance cannot be the same. */
export function radioValue(source: PaymentSource): string {
  if (source.type === 'balance') return 'balance';
  return source.type === 'payment_app' ? `${APP}${source.system}` : `${CARD}${source.entityId}`;
}
