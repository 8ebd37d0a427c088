import { applyMask, type CardNetwork, type CardSystem, cardRange, parseCardNumber } from '@muddat/validators';

const CARD_MASK = '#### #### #### ####';

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

/** Digits in groups of four; spaces, dashes and Arabic-Indic digits are read. */
export const cardNumberText = (text: string): string => applyMask(CARD_MASK, text).masked;

/** What a text in the field means. */
export function readCardNumber(text: string): CardNumberState {
  const { unmasked, completed } = applyMask(CARD_MASK, text);
  const range = cardRange(unmasked);
  const parsed = parseCardNumber(unmasked);
  return {
    number: parsed.ok ? parsed.number : null,
    system: range?.system ?? null,
    network: range?.network ?? null,
    completed,
    doubtful: parsed.ok && parsed.warning !== undefined,
  };
}
