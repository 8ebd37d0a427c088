import { cleanPasted } from '../normalise-digits.ts';

/** Masks of a card's expiry, MM/YY, and of a date, DD.MM.YYYY. The functions below work only with these masks. */
export const EXPIRY_MASK = '##/##';
export const DATE_MASK = '##.##.####';

/**
 * A four-digit year of this century and a month, as browsers fill them in (HTML `cc-exp`: `2030-12`). The second pattern is month first
 * without a separator.
 */
const YEAR_FIRST = /^20(\d\d)\s*[/.-]?\s*(0[1-9]|1[0-2])\s*$/;
const MONTH_FIRST = /^(0[1-9]|1[0-2])20(\d\d)\s*$/;

/** `1/` is `01/`, and a year of four digits in this century is its last two, on either side: `12/2025` and `2025-12` are 12/25. */
export function prepareExpiry(input: string): string {
  return cleanPasted(input)
    .trimStart()
    .replace(YEAR_FIRST, '$2/$1')
    .replace(MONTH_FIRST, '$1/$2')
    .replace(/^(\d)\s*[/.-]/, '0$1/')
    .replace(/^(\d\d)\s*[/.-]\s*20(\d\d)\s*$/, '$1/$2');
}

/** `1.2.1990` and `1 2 1990` are `01.02.1990`: a day or month that a separator or a space follows gets its zero. */
export function prepareDate(input: string): string {
  return cleanPasted(input)
    .trimStart()
    .replace(/^(\d)[\s/.-]+/, '0$1.')
    .replace(/^(\d\d)[\s/.-]+(\d)[\s/.-]+/, '$1.0$2.');
}
