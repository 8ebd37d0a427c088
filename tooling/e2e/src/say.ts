import { catalogMessages } from './catalog-messages.ts';
import type { Lang } from './labels.ts';

/**
 * Says a sentence of the catalogs, written in Russian, in the language of a test: a journey through many screens reads the same in
 * both. A sentence that no catalog has is an error, so that a test cannot look for words that are nowhere.
 */
export function sayIn(lang: Lang): (russian: string) => string {
  const texts = new Map(catalogMessages(lang));
  return (russian) => {
    const text = texts.get(russian);
    if (text === undefined || text === '') throw new Error(`no catalog says "${russian}"`);
    return text;
  };
}
