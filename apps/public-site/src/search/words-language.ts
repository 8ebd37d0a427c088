import type { Language } from '@muddat/i18n';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UZBEK_CYRILLIC = /[ўқғҳ]/i;
/** oʻ, gʻ and the tutuq, as they are written and as they are typed. */
const UZBEK_LATIN = /[og][ʻʼ'’‘`]/i;

/**
 * The language of words that a reader typed, by their letters, where that is not the page's: a screen reader says them with the voice of
 * that language. Undefined where the letters do not tell, or tell the page's own.
 */
export function wordsLanguage(words: string, page: Language): Language | undefined {
  const told = languageByLetters(words, page);
  return told === page ? undefined : told;
}

function languageByLetters(words: string, page: Language): Language | undefined {
  if (UZBEK_CYRILLIC.test(words)) return 'uz-Cyrl';
  // Both languages write most words of Cyrillic letters alike.
  if (CYRILLIC.test(words)) return page === 'uz-Cyrl' ? undefined : 'ru';
  return UZBEK_LATIN.test(words) ? 'uz-Latn' : undefined;
}
