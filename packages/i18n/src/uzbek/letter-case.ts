export const isUpper = (text: string): boolean => text !== text.toLowerCase() && text === text.toUpperCase();

/** `to`, given in small letters, in the case that `from` stands in: Sirk gives Цирк, SIRK gives ЦИРК. */
export function matchCase(from: string, to: string): string {
  const first = from.slice(0, 1);
  if (!isUpper(first)) return to;
  return from.length > 1 && isUpper(from) ? to.toUpperCase() : to.slice(0, 1).toUpperCase() + to.slice(1);
}

/**
 * A letter that becomes two takes both capitals only among capitals: Шаҳар is Shahar, ШАҲАР is SHAHAR, Ш alone is Sh.
 * `before` and `after` are its neighbours in the word, '' at its ends.
 */
export function matchPairCase(letter: string, pair: string, before: string, after: string): string {
  if (!isUpper(letter)) return pair;
  return isUpper(after) || (after === '' && isUpper(before)) ? pair.toUpperCase() : pair.slice(0, 1).toUpperCase() + pair.slice(1);
}
