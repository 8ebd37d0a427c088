import { catalogMessages } from './catalog-messages.ts';
import type { Lang } from './labels.ts';

/** The texts of a language's catalogs that appear on pages exactly as written: those without placeholders, tags and line breaks. */
export function catalogSentences(lang: Lang): Set<string> {
  const texts = catalogMessages(lang).map(([, text]) => text);
  return new Set(texts.filter((text) => text !== '' && !/[{<\n]/.test(text)));
}
