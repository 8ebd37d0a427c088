import { catalogMessages } from './catalog-messages.ts';
import type { Lang } from './labels.ts';

/** Catalog texts of a language without placeholders, which appear on pages exactly as they are. */
export function catalogSentences(lang: Lang): Set<string> {
  const texts = catalogMessages(lang).map(([, text]) => text);
  return new Set(texts.filter((text) => text !== '' && !/[{<\n]/.test(text)));
}
