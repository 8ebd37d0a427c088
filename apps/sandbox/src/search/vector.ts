import { foldWords } from './fold.ts';

/** How much a word of a text says about its entry: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type WeightedTexts = Readonly<Partial<Record<Weight, readonly string[]>>>;

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/**
 * The folded words of texts as the literal of a tsvector, such as `'divan':1A 'novis':1A,4D`. Folded words are ASCII letters and digits, so
 * none needs quoting, and PostgreSQL's own parser, which depends on the locale, is not involved.
 */
export function tsvectorOf(texts: WeightedTexts): string {
  const places = new Map<string, Set<string>>();
  for (const [index, weight] of WEIGHTS.entries()) {
    for (const word of (texts[weight] ?? []).flatMap(foldWords)) {
      const known = places.get(word) ?? new Set();
      places.set(word, known.add(`${index + 1}${weight}`));
    }
  }
  return [...places].map(([word, at]) => `'${word}':${[...at].join(',')}`).join(' ');
}
