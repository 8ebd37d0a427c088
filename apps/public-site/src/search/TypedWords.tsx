import { useLanguage } from '@muddat/app-shell';
import { wordsLanguage } from './words-language.ts';

/** Words as a reader typed them or the search read them, which need not be of the page's language. */
export function TypedWords({ words }: { words: string }) {
  return <span lang={wordsLanguage(words, useLanguage())}>{words}</span>;
}
