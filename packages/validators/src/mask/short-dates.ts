/** A card's expiry, MM/YY, and a date, DD.MM.YYYY. The behaviour below hangs on these very masks. */
export const EXPIRY_MASK = '##/##';
export const DATE_MASK = '##.##.####';

/** `1/` is `01/`, and a year of four digits in this century is its last two: `12/2025` is 12/25. */
export function prepareExpiry(input: string): string {
  return input
    .trimStart()
    .replace(/^(\d)\s*[/.-]/, '0$1/')
    .replace(/^(\d\d)\s*[/.-]\s*20(\d\d)\s*$/, '$1/$2');
}

/** `1.2.1990` is `01.02.1990`: a day or month that a separator follows gets its zero. */
export function prepareDate(input: string): string {
  return input
    .trimStart()
    .replace(/^(\d)\s*[/.-]/, '0$1.')
    .replace(/^(\d\d)\s*[/.-]\s*(\d)\s*[/.-]/, '$1.0$2.');
}
