import { applyMask, CARD_MASK, type CardNetwork, type CardSystem, cardRange, parseCardNumber, pastedCard } from '@muddat/validators';

export interface CardNumberState {
  /** 16 digits that can be a card number; else null. */
  number: string | null;
  /** Null until the first digits identify it, and for a card that we do not accept. */
  system: CardSystem | null;
  /** The second system of a co-badged card; null for other cards. */
  network: CardNetwork | null;
  /** All 16 digits are present. */
  completed: boolean;
  /** The check digit is wrong, but the card's range of numbers makes that only a warning. */
  doubtful: boolean;
}

/** Masks typed text: digits in groups of four. Accepts spaces, dashes, Arabic-Indic and full-width digits, and drops digits after the 16th. */
export const maskCardNumber = (text: string): string => applyMask(CARD_MASK, text).masked;

/** Parses the text of the field. */
export function parseCardNumberField(text: string): CardNumberState {
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
