/** Keys of a keyboard, row by row: what a key gives in Latin, with the Russian layout and with the Uzbek Cyrillic one. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.-=";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю-=';
const UZBEK = 'ёйцукенгшўзхъфқвапролджэячсмитьбюғҳ';
/** The same keys of the Latin layout with Shift, and what stands for them without. */
const SHIFTED = '~{}:"<>_+';
const PLAIN = "`[];',.-=";

function swapper(from: string, to: string): (text: string) => string {
  const keys = new Map(Array.from(from, (letter, index): [string, string] => [letter, to[index] ?? letter]));
  return (text) => Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}

const unshift = swapper(SHIFTED, PLAIN);
const toRussian = swapper(LATIN, RUSSIAN);
const toUzbek = swapper(LATIN, UZBEK);
const fromRussian = swapper(RUSSIAN, LATIN);
const fromUzbek = swapper(UZBEK, LATIN);

/** No word has one: `en.u`, which the keys of «утюг» give, is none that somebody meant. An apostrophe and a hyphen stand inside words. */
const SIGN_INSIDE = /\p{L}[^\p{L}\p{M}\p{N}\s'`-]+\p{L}/u;

/** What the same keys give on the other layouts of the country: `ntktdbpjh` is `телевизор`, `руддщ` is `hello`. Never the text itself; none of signs alone. */
export function otherLayouts(text: string): string[] {
  const small = text.toLowerCase();
  if (!/[\p{Ll}\p{Lo}]/u.test(small)) return [];
  const latin = unshift(small);
  const swapped = /\p{Script=Cyrillic}/u.test(small) ? [fromRussian(small), fromUzbek(small)] : [toRussian(latin), toUzbek(latin)];
  return [...new Set(swapped)].filter((other) => other !== small && !SIGN_INSIDE.test(other));
}
