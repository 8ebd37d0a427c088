import { type Language, type LanguageTag, langOf } from '@muddat/i18n';
import { useLanguage } from '../language/use-language.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UZBEK_CYRILLIC = /[ўқғҳ]/i;
/** oʻ, gʻ and the tutuq, as they are written and as they are typed. */
const UZBEK_LATIN = /[og][ʻʼ'’‘`]/i;

/**
 * The `lang` of words that somebody typed, by their letters, where that is not the page's: a screen reader says them with the voice of
 * that language (WCAG 3.1.2). Undefined where the letters do not tell, or tell the page's own.
 */
export function wordsLang(words: string, page: Language): LanguageTag | undefined {
  const told = languageByLetters(words, page);
  return told === undefined || told === page ? undefined : langOf(told);
}

function languageByLetters(words: string, page: Language): Language | undefined {
  if (UZBEK_CYRILLIC.test(words)) return 'uz-Cyrl';
  // Both languages write most words of Cyrillic letters alike.
  if (CYRILLIC.test(words)) return page === 'uz-Cyrl' ? undefined : 'ru';
  return UZBEK_LATIN.test(words) ? 'uz-Latn' : undefined;
}

/** Words that a person typed or a search read, which need not be of the page's language. */
export function TypedWords({ words }: { words: string }) {
  return <bdi lang={wordsLang(words, useLanguage())}>{words}</bdi>;
}
