import type { BankCard } from './cards-query.ts';

export type AddCardProps = {
  /** Called when the card is saved, or turns out to be saved already. The customer has been told, and `cardsQuery` contains the card. */
  onAdded: (card: BankCard) => void;
  /** The customer gave up before the code was sent. */
  onCancel: () => void;
  /** BINs of the only bank whose cards are accepted (spec 5); left out: cards of every bank are. */
  bankPrefixes?: readonly string[];
};
