import type { BankCard } from '../../domain/card/cards-query.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Making a card the main one, or the main one an ordinary card. */
export type MainChange = { card: BankCard; main: boolean };

export type MainState = WriteState<MainChange>;

/** The main card before the others, which keep their order. */
export const mainFirst = (cards: readonly BankCard[]): BankCard[] => [
  ...cards.filter(({ is_default }) => is_default),
  ...cards.filter(({ is_default }) => !is_default),
];

/** The cards with one as the server has it now. There is one main card at most (domain, Cards). */
export const withMain = (cards: readonly BankCard[], changed: BankCard): BankCard[] =>
  cards.map((card) => {
    if (card.entity_id === changed.entity_id) return changed;
    return changed.is_default ? { ...card, is_default: false } : card;
  });
