import type { BankCard } from './cards-query.ts';

export type AddCardProps = {
  /** Called when the card is saved (`cardsQuery` contains it by then), or was saved before and the customer has read so. */
  onAdded: (card: BankCard) => void;
  /** Called when the customer cancels on the form of the card. */
  onCancel: () => void;
  /** BINs of the only bank whose cards are accepted (spec 5). If left out, the cards of every bank are accepted. */
  bankPrefixes?: readonly string[];
};
