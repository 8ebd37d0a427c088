import { useLanguage } from '../language/use-language.ts';
import { wordsLang } from './words-lang.ts';

/** Words that a person typed or a search read, which need not be of the page's language. */
export function TypedWords({ words }: { words: string }) {
  return <bdi lang={wordsLang(words, useLanguage())}>{words}</bdi>;
}
