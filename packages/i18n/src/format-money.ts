import { formatNumber, NO_BREAK_SPACE } from './format-number.ts';
import type { Language } from './language.ts';

/** The currency word after an amount. */
export const CURRENCY_WORD = { ru: 'сум', 'uz-Latn': 'soʻm', 'uz-Cyrl': 'сўм' } as const satisfies Record<Language, string>;

/** An amount in so'm for reading: `15 000 000 сум`, `15 000 000 soʻm`, `15 000 000 сўм`, with no-break spaces throughout. */
export function formatMoney(amount: number | bigint, language: Language): string {
  return `${formatNumber(amount)}${NO_BREAK_SPACE}${CURRENCY_WORD[language]}`;
}
