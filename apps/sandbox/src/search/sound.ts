/** A folded word as it sounds when a vowel is not stressed: `телевизар` and `телевизор`, `Бухара` and `Buxoro` are one. */
export const soundOf = (word: string): string =>
  word
    .replaceAll('o', 'a')
    .replaceAll('e', 'i')
    .replaceAll(/(.)\1+/g, '$1');
