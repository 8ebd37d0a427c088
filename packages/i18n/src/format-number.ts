import type { Language } from './language.ts';

/** Between the groups of a number, and between a number and its currency word: lines never break there. */
export const NO_BREAK_SPACE = '\u00A0';
const EM_DASH = '—';

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);

/** 'digits.digits' rounded to hundredths, half away from zero, on the text itself: 1.005 is 1,01 although its binary value lies below. */
function roundToHundredths(whole: string, fraction: string): { whole: bigint; hundredths: number } {
  const scaled = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + ((fraction[2] ?? '0') >= '5' ? 1n : 0n);
  return { whole: scaled / 100n, hundredths: Number(scaled % 100n) };
}

/**
 * A number for reading, the same in both languages (spaces as thousand separators): groups of three with U+00A0, decimal comma,
 * at most 2 decimals, ASCII hyphen as the minus. NaN, infinities and numbers beyond Number.MAX_SAFE_INTEGER show an em dash; bigint is exact.
 */
export function formatNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return value < 0n ? `-${group(String(-value))}` : group(String(value));
  const size = Math.abs(value);
  if (!(size <= Number.MAX_SAFE_INTEGER)) return EM_DASH;
  // Only sizes below 1e-6 have an exponent in their decimal text here, and those round to zero.
  if (size < 1e-6) return '0';
  const [wholeText = '0', fraction = ''] = String(size).split('.');
  const { whole, hundredths } = roundToHundredths(wholeText, fraction);
  if (whole === 0n && hundredths === 0) return '0';
  const decimals = hundredths === 0 ? '' : `,${String(hundredths).padStart(2, '0').replace(/0$/, '')}`;
  return `${value < 0 ? '-' : ''}${group(String(whole))}${decimals}`;
}

/** The currency word after an amount. */
export const CURRENCY_WORD = { ru: 'сум', 'uz-Latn': 'soʻm', 'uz-Cyrl': 'сўм' } as const satisfies Record<Language, string>;

/** An amount in so'm for reading: `15 000 000 сум`, `15 000 000 soʻm`, `15 000 000 сўм`, with no-break spaces throughout. */
export function formatMoney(amount: number | bigint, language: Language): string {
  return `${formatNumber(amount)}${NO_BREAK_SPACE}${CURRENCY_WORD[language]}`;
}

/** Between short facts of one line. Bound to the words on both sides, so that no line begins or ends with the dot. */
export const FACT_SEPARATOR = `${NO_BREAK_SPACE}·${NO_BREAK_SPACE}`;

/** Short facts in one line, a dot between them: `14:05 · Uzcard •• 1234`. Empty and absent facts are left out. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string => facts.filter(Boolean).join(FACT_SEPARATOR);
