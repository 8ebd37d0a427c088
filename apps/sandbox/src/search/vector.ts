import { foldWords } from './fold.ts';

/** How much a word of a text says about its entry: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type WeightedTexts = Readonly<Partial<Record<Weight, readonly string[]>>>;

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** Texts that many entries share, such as names of sections, are folded once. */
const FOLDED_KEPT_MAX = 2_000;
const folded = new Map<string, readonly string[]>();

function foldedWords(text: string): readonly string[] {
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size >= FOLDED_KEPT_MAX) folded.clear();
  const words = foldWords(text);
  folded.set(text, words);
  return words;
}

/**
 * The folded words of texts as a tsvector's literal, such as `'divan':1A 'novis':1A,4D`. Folded words are ASCII letters and digits, so
 * none needs quoting, and PostgreSQL's own parser, which depends on the locale, has no say.
 */
export function vectorOf(texts: WeightedTexts): string {
  const places = new Map<string, Set<string>>();
  for (const [index, weight] of WEIGHTS.entries()) {
    for (const word of (texts[weight] ?? []).flatMap(foldedWords)) {
      const known = places.get(word) ?? new Set();
      places.set(word, known.add(`${index + 1}${weight}`));
    }
  }
  return [...places].map(([word, at]) => `'${word}':${[...at].join(',')}`).join(' ');
}
