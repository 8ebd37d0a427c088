/** Keyboard keys, row by row: the characters of the Latin, Russian and Uzbek Cyrillic layouts. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.-=";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю-=';
const UZBEK = 'ёйцукенгшўзхъфқвапролджэячсмитьбюғҳ';
/** Latin characters typed with Shift, and the characters of the same keys without Shift. */
const SHIFTED = '~{}:"<>_+';
const PLAIN = "`[];',.-=";

function createLayoutConverter(from: string, to: string): (text: string) => string {
  const keys = new Map(Array.from(from, (letter, index): [string, string] => [letter, to[index] ?? letter]));
  return (text) => Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}

const unshift = createLayoutConverter(SHIFTED, PLAIN);
const toRussian = createLayoutConverter(LATIN, RUSSIAN);
const toUzbek = createLayoutConverter(LATIN, UZBEK);
const fromRussian = createLayoutConverter(RUSSIAN, LATIN);
const fromUzbek = createLayoutConverter(UZBEK, LATIN);

/**
 * A sign between letters indicates a wrong layout: no real word looks like `en.u`, which is «утюг» typed on the Latin layout. Apostrophes
 * and hyphens do occur inside words.
 */
const SIGN_BETWEEN_LETTERS = /\p{L}[^\p{L}\p{M}\p{N}\s'`-]+\p{L}/u;

/**
 * The texts that the same keys give on the other keyboard layouts used in the country: `ntktdbpjh` is `телевизор`, `руддщ` is `hello`.
 * The text itself is left out; empty for a text without letters.
 */
export function otherLayouts(text: string): string[] {
  const small = text.toLowerCase();
  if (!/[\p{Ll}\p{Lo}]/u.test(small)) return [];
  const latin = unshift(small);
  const swapped = /\p{Script=Cyrillic}/u.test(small) ? [fromRussian(small), fromUzbek(small)] : [toRussian(latin), toUzbek(latin)];
  return [...new Set(swapped)].filter((other) => other !== small && !SIGN_BETWEEN_LETTERS.test(other));
}
