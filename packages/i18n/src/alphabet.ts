import type { Language } from './language.ts';

/** The Uzbek letters that follow z, each replaced by a character that follows z in Unicode. */
const AFTER_Z: Readonly<Record<string, string>> = { oʻ: '{', gʻ: '|', sh: '}', ch: '~', ng: '\u007f' };
/** The Uzbek letters that follow я, in this order. */
const AFTER_YA: Readonly<Record<string, string>> = { ў: 'ѐ', қ: 'ђ', ғ: 'ѓ', ҳ: 'є' };

/** Two words with such keys compare as in the alphabet of the language. Needed because browsers lack the Uzbek order. */
function alphabetKey(word: string, language: Language): string {
  const text = word
    .trim()
    .toLowerCase()
    .replace(/['‘’`]/g, 'ʻ');
  // `ngʻ`, as in Mangʻit, is n and gʻ, not ng.
  if (language === 'uz-Latn') return text.replace(/oʻ|gʻ|sh|ch|ng(?!ʻ)/g, (letter) => AFTER_Z[letter] ?? letter);
  return text.replace(/ё/g, 'е').replace(/[ўқғҳ]/g, (letter) => AFTER_YA[letter] ?? letter);
}

/** Comparator of words by the alphabet of a language: Russian, Uzbek Latin (Oʻ, Gʻ, Sh, Ch after Z) or Uzbek Cyrillic. */
export function compareByAlphabet(language: Language): (a: string, b: string) => number {
  return (a, b) => {
    const [one, other] = [alphabetKey(a, language), alphabetKey(b, language)];
    return one < other ? -1 : Number(one > other);
  };
}

/** Regions or districts for a list to choose from: those that `isFirst` accepts, such as cities, then the others; each by the alphabet. */
export function sortPlaces<Place>(
  places: readonly Place[],
  language: Language,
  { nameOf, isFirst }: { nameOf: (place: Place) => string; isFirst: (place: Place) => boolean },
): Place[] {
  const compare = compareByAlphabet(language);
  return places.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(nameOf(a), nameOf(b)));
}
