import { formatNumber, NO_BREAK_SPACE } from './format-number.ts';
import type { Locale } from './locale.ts';

/** The currency word after an amount. */
export const CURRENCY_WORD = { ru: 'сум', uz: 'soʻm' } as const satisfies Record<Locale, string>;

/** An amount in so'm for reading: `15 000 000 сум`, `15 000 000 soʻm`, with no-break spaces throughout. */
export function formatMoney(amount: number | bigint, locale: Locale): string {
  return `${formatNumber(amount)}${NO_BREAK_SPACE}${CURRENCY_WORD[locale]}`;
}
