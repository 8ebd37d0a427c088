import type { Offer } from '@muddat/ui/true-price';

/** What the backend answered for a fee that was typed; the page's own offers are those without a fee. */
export type FeeAnswer = { fee: number; offers: readonly Offer[]; asOf: string };
