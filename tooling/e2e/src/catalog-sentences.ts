import { catalogMessages } from './catalog-messages.ts';
import type { Lang } from './labels.ts';

/** What the catalogs say in a language, plain sentences only: those with placeholders are never on a page as they are. */
export function catalogSentences(lang: Lang): Set<string> {
  const texts = catalogMessages(lang).map(([, text]) => text);
  return new Set(texts.filter((text) => text !== '' && !/[{<\n]/.test(text)));
}
