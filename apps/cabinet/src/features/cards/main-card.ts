import type { BankCard } from '../../domain/card/cards-query.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Makes a card the main one (`main: true`), or makes the main card an ordinary one. */
export type MainCardChange = { card: BankCard; main: boolean };

export type MainCardState = WriteState<MainCardChange>;

/** Returns the cards with the main card first. The order of the other cards does not change. */
export const sortMainCardFirst = (cards: readonly BankCard[]): BankCard[] => [
  ...cards.filter(({ is_default }) => is_default),
  ...cards.filter(({ is_default }) => !is_default),
];

/** Returns the list with an updated card. There is at most one main card, so a new main card replaces the old one. */
export const withUpdatedCard = (cards: readonly BankCard[], changed: BankCard): BankCard[] =>
  cards.map((card) => {
    if (card.entity_id === changed.entity_id) return changed;
    return changed.is_default ? { ...card, is_default: false } : card;
  });
