import type { Balance } from '../balance/balance-queries.ts';
import type { BankCard } from '../card/cards-query.ts';
import type { PaymentSource } from './source.ts';

export type SourceProblem = 'none-chosen' | 'balance-too-small';
export type SplitProblem = 'part-missing' | 'part-above-balance' | 'part-not-below-amount';

const CARD_PREFIX = 'card ';
const APP_PREFIX = 'app ';
const THOUSAND = 1_000;

type SourceFacts = { cards: readonly BankCard[] | undefined; balance: Balance | null | undefined; amount: number };

/**
 * The initial choice: the source of the last attempt (`prefill`; of a split, its card), else the main card, else the first card, else the
 * balance if it is large enough. Null until the cards are loaded.
 */
export function initialSource({ prefill, cards, balance, amount }: SourceFacts & { prefill: PaymentSource | null }): PaymentSource | null {
  if (prefill?.type === 'balance' || prefill?.type === 'payment_app') return prefill;
  const last = prefill && cards?.find(({ entity_id }) => entity_id === prefill.entityId);
  const card = last ?? cards?.find(({ is_default }) => is_default) ?? cards?.[0];
  if (card) return { type: 'bank_card', entityId: card.entity_id };
  // Wait for the cards: a choice now would change once they are loaded.
  if (cards === undefined) return null;
  return balance && balance.available >= amount ? { type: 'balance' } : null;
}

/** Why a source cannot pay the amount, or null if it can as far as the page knows: the server decides. */
export function sourceProblem({
  source,
  balance,
  amount,
}: Pick<SourceFacts, 'balance' | 'amount'> & { source: PaymentSource | null }): SourceProblem | null {
  if (source === null) return 'none-chosen';
  return source.type === 'balance' && balance && balance.available < amount ? 'balance-too-small' : null;
}

/**
 * Why `fromBalance` is not a valid share of a split, or null. The balance and the card must both pay something, and the balance
 * covers its share.
 */
export function splitProblem(
  fromBalance: number | null,
  { balance, amount }: Pick<SourceFacts, 'balance' | 'amount'>,
): SplitProblem | null {
  if (fromBalance === null || Number.isNaN(fromBalance) || fromBalance < 1) return 'part-missing';
  if (balance && fromBalance > balance.available) return 'part-above-balance';
  return fromBalance >= amount ? 'part-not-below-amount' : null;
}

/** The initial share of the balance in a split: all of the balance, or about half of the amount if the balance could pay it alone. */
export function initialBalanceShare({ available }: Pick<Balance, 'available'>, amount: number): number {
  if (available < amount) return available;
  return Math.max(1, Math.floor(amount / 2 / THOUSAND) * THOUSAND);
}

/** The source for the value of a radio button. Adding the balance to a card is a separate switch, so `split` is never returned. */
export function parseRadioValue(value: string | null): Exclude<PaymentSource, { type: 'split' }> | null {
  if (value === 'balance') return { type: 'balance' };
  if (value?.startsWith(APP_PREFIX)) return { type: 'payment_app', system: value.slice(APP_PREFIX.length) };
  return value?.startsWith(CARD_PREFIX) ? { type: 'bank_card', entityId: value.slice(CARD_PREFIX.length) } : null;
}

/** The radio button value of a source. The prefixes keep card ids, app codes and the word `balance` apart. */
export function toRadioValue(source: PaymentSource): string {
  if (source.type === 'balance') return 'balance';
  return source.type === 'payment_app' ? `${APP_PREFIX}${source.system}` : `${CARD_PREFIX}${source.entityId}`;
}
