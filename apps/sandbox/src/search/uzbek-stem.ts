/** Endings of Uzbek nouns, in the order to strip them: case, possessive, plural. Folded letters (fold.ts). */
const ENDINGS = [/(?:ning|dan|ni|ga|ka|da)$/, /(?:imiz|ingiz|im|ing|si|i)$/, /lar$/];
const STEM_LETTERS_MIN = 4;

/**
 * The stem of a folded Uzbek word: `mashinasi` is `mashina`, `divanlarni` is `divan`. A k that became g before a vowel becomes k again:
 * `koilagi` is `koilak`. At least four letters remain.
 */
export function uzbekStem(word: string): string {
  const stem = ENDINGS.reduce((rest, ending) => {
    const cut = rest.replace(ending, '');
    return cut.length >= STEM_LETTERS_MIN ? cut : rest;
  }, word);
  return stem === word ? word : stem.replace(/g$/, 'k');
}
