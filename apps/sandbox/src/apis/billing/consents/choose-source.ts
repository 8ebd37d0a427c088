/** The sources that a consent allows to be debited. `balanceFloor`: the sum that stays on the balance. */
export type ConsentTerms = { readonly cardOrder: readonly string[]; readonly useBalance: boolean; readonly balanceFloor: number };
/** The customer's saved cards, and the sum of the balance that no running payment holds. */
export type CustomerWallet<Card extends WalletCard> = { readonly cards: readonly Card[]; readonly available: number };
/** `expiry`: YYMM. */
export type WalletCard = { readonly id: string; readonly expiry: string };
/** The sources of one debit. `card` pays what the balance does not cover; null if the balance covers the whole sum. */
export type DebitSources<Card> = { readonly balance: number; readonly card: Card | null };

type DebitConstraints = { readonly amount: number; readonly isExpired: (expiry: string) => boolean; readonly tried: readonly string[] };

/**
 * Chooses the sources of a sum. First the balance, down to its floor, if the consent allows it. The first card in the customer's order that
 * is saved, not expired and not tried yet pays the rest. Null when the whole sum cannot be covered.
 */
export function chooseDebitSources<Card extends WalletCard>(
  terms: ConsentTerms,
  wallet: CustomerWallet<Card>,
  { amount, isExpired, tried }: DebitConstraints,
): DebitSources<Card> | null {
  const spare = terms.useBalance ? Math.max(0, wallet.available - terms.balanceFloor) : 0;
  const balance = Math.min(spare, amount);
  if (balance === amount) return { balance, card: null };
  for (const id of terms.cardOrder) {
    const card = tried.includes(id) ? undefined : wallet.cards.find((saved) => saved.id === id);
    if (card !== undefined && !isExpired(card.expiry)) return { balance, card };
  }
  return null;
}
