import { applyMask, CARD_MASK, type CardNetwork, type CardSystem, cardRange, parseCardNumber, pastedCard } from '@muddat/validators';

export interface CardNumberState {
  /** 16 digits, once they can be a card's; else null. */
  number: string | null;
  /** Known from the first digits on; null for a card that is not taken here. */
  system: CardSystem | null;
  /** The second badge of a co-badged card. */
  network: CardNetwork | null;
  /** All sixteen digits stand. */
  completed: boolean;
  /** The last digit does not agree with the others, which for this card's range blocks nothing. */
  doubtful: boolean;
}

/** What is typed: digits in groups of four; spaces, dashes and Arabic-Indic digits are read, further digits dropped. */
export const cardNumberText = (text: string): string => applyMask(CARD_MASK, text).masked;

/** What a text in the field means. */
export function readCardNumber(text: string): CardNumberState {
  const { unmasked, completed } = applyMask(CARD_MASK, text);
  const fits = pastedCard(text).failure === null;
  const range = cardRange(unmasked);
  const parsed = parseCardNumber(fits ? unmasked : text);
  return {
    number: parsed.ok ? parsed.number : null,
    system: range?.system ?? null,
    network: range?.network ?? null,
    completed: completed && fits,
    doubtful: parsed.ok && parsed.warning !== undefined,
  };
}
