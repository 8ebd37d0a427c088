/**
 * Unifies the vowels of a folded word that sound alike when unstressed: `телевизар` and `телевизор`, `Бухара` and `Buxoro` become equal.
 */
export const soundOf = (word: string): string =>
  word
    .replaceAll('o', 'a')
    .replaceAll('e', 'i')
    .replaceAll(/(.)\1+/g, '$1');
