import type { BankCard } from '../data/entities.ts';

export type AddCardProps = {
  /** The card is saved now, or was so before, and the customer has been told. It stands in `cardsQuery` already. */
  onAdded: (card: BankCard) => void;
  /** The customer gave up before the code was sent. */
  onCancel: () => void;
  /** BINs of the one bank whose cards are taken (spec 5); left out: every bank's. */
  bankPrefixes?: readonly string[];
};
