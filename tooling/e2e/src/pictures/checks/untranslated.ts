import type { Page } from '@playwright/test';
import { catalogSentences } from '../../catalog-sentences.ts';
import type { Lang } from '../../labels.ts';
import { visibleTexts } from '../../visible-texts.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** A word in small letters with oʻ, gʻ or the tutuq, which Uzbek alone has. In capitals it may be a name: Ipak Yoʻli. */
const UZBEK_WORD = /(?<!\p{L})\p{Ll}+[\u02BB\u02BC]/u;
const PRODUCT = 'Muddat';

/** Of texts of an Uzbek page, those with Cyrillic letters, each once. */
export const cyrillicOf = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => CYRILLIC.test(text)))];

/** Of texts of a Russian page, those that are Uzbek: a sentence of the Uzbek catalogs, or one with a word that only Uzbek can spell. */
export function uzbekOf(texts: readonly string[], sentences: ReadonlySet<string>): string[] {
  return [...new Set(texts.filter((text) => UZBEK_WORD.test(text) || (sentences.has(text) && text !== PRODUCT)))];
}

const russian = catalogSentences('ru');
/** What both languages write alike proves nothing. */
const UZBEK_SENTENCES = new Set([...catalogSentences('uz')].filter((text) => !russian.has(text)));

/**
 * Words of the other language on a page, in texts, names for ears and titles. What is marked as being of another language (the language
 * switch) is so by right.
 */
export async function findUntranslated(page: Page, lang: Lang): Promise<string[]> {
  const pageLang = await page.evaluate(() => document.documentElement.lang);
  const texts = await visibleTexts(page);
  const wrongLang = pageLang === lang ? [] : [`<html lang="${pageLang}"> on a page in ${lang}`];
  const foreign = lang === 'uz' ? cyrillicOf(texts) : uzbekOf(texts, UZBEK_SENTENCES);
  return [...wrongLang, ...foreign.map((text) => `"${text.slice(0, 80)}"`)];
}
