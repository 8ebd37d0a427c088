import { type Language, type LanguageTag, langOf } from '@muddat/i18n';
import { useLanguage } from '../language/use-language.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UZBEK_CYRILLIC = /[ўқғҳ]/i;
/** Matches oʻ and gʻ, written with the correct sign or with one that people type instead. */
const UZBEK_LATIN = /[og][ʻʼ'’‘`]/i;

/**
 * The `lang` of text that a person typed, guessed from its letters, if it differs from the page's. Screen readers then use that
 * language's voice (WCAG 3.1.2). Undefined if the letters are ambiguous or match the page.
 */
export function detectLang(words: string, page: Language): LanguageTag | undefined {
  const told = langByScript(words, page);
  return told === undefined || told === page ? undefined : langOf(told);
}

function langByScript(words: string, page: Language): Language | undefined {
  if (UZBEK_CYRILLIC.test(words)) return 'uz-Cyrl';
  // Cyrillic text without those letters may be Russian or Uzbek. On an Uzbek Cyrillic page it is left unmarked, elsewhere it counts as
  // Russian.
  if (CYRILLIC.test(words)) return page === 'uz-Cyrl' ? undefined : 'ru';
  return UZBEK_LATIN.test(words) ? 'uz-Latn' : undefined;
}

/** Shows text that a person typed, such as a search query, which may be in another language than the page, and marks that language. */
export function UserText({ words }: { words: string }) {
  return <bdi lang={detectLang(words, useLanguage())}>{words}</bdi>;
}
