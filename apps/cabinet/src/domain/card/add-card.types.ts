import type { BankCard } from './cards-query.ts';

export type AddCardProps = {
  /** Called when the card is saved, or was saved already. The customer has seen the result by then, and `cardsQuery` contains the card. */
  onAdded: (card: BankCard) => void;
  /** Called when the customer cancels on the form of the card. */
  onCancel: () => void;
  /** BINs of the only bank whose cards are accepted (spec 5). If left out, the cards of every bank are accepted. */
  bankPrefixes?: readonly string[];
};
