import { catalogMessages } from './catalog-messages.ts';
import type { Lang } from './labels.ts';

/**
 * Returns a function that translates a catalog sentence from Russian into the language of the test, so that one journey serves both
 * languages. Throws for a sentence that no catalog has, because a test would never find it on a page.
 */
export function catalogTranslator(lang: Lang): (russian: string) => string {
  const texts = new Map(catalogMessages(lang));
  return (russian) => {
    const text = texts.get(russian);
    if (text === undefined || text === '') throw new Error(`no catalog says "${russian}"`);
    return text;
  };
}
