import { useLanguage } from '@muddat/app-shell';
import { langOf } from '@muddat/i18n';
import { wordsLanguage } from './words-language.ts';

/** Words as a reader typed them or the search read them, which need not be of the page's language. */
export function TypedWords({ words }: { words: string }) {
  const language = wordsLanguage(words, useLanguage());
  return <span lang={language && langOf(language)}>{words}</span>;
}
