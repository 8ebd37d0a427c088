import type { Page } from '@playwright/test';
import { catalogSentences } from '../../catalog-sentences.ts';
import type { Lang } from '../../labels.ts';
import { visibleTexts } from '../../visible-texts.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** A lower-case word with oʻ, gʻ or the tutuq, which only Uzbek has. With a capital it may be a name: Ipak Yoʻli. */
const UZBEK_WORD = /(?<!\p{L})\p{Ll}+[\u02BB\u02BC]/u;
const PRODUCT = 'Muddat';

/** The texts of an Uzbek page that contain Cyrillic letters, without duplicates. */
export const findCyrillicTexts = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => CYRILLIC.test(text)))];

/** The texts of a Russian page that are Uzbek: a sentence of the Uzbek catalogs, or a text with a word that only Uzbek spells so. */
export function findUzbekTexts(texts: readonly string[], sentences: ReadonlySet<string>): string[] {
  return [...new Set(texts.filter((text) => UZBEK_WORD.test(text) || (sentences.has(text) && text !== PRODUCT)))];
}

const russian = catalogSentences('ru');
/** Sentences of the Uzbek catalogs. Those that are the same in Russian are left out: they may appear on a Russian page. */
const UZBEK_SENTENCES = new Set([...catalogSentences('uz')].filter((text) => !russian.has(text)));

/**
 * Texts on a page that are in the other language: visible text, accessible names and titles. Text marked with another `lang` (the
 * language switch) is allowed.
 */
export async function findUntranslatedTexts(page: Page, lang: Lang): Promise<string[]> {
  const pageLang = await page.evaluate(() => document.documentElement.lang);
  const texts = await visibleTexts(page);
  const wrongLang = pageLang === lang ? [] : [`<html lang="${pageLang}"> on a page in ${lang}`];
  const foreign = lang === 'uz' ? findCyrillicTexts(texts) : findUzbekTexts(texts, UZBEK_SENTENCES);
  return [...wrongLang, ...foreign.map((text) => `"${text.slice(0, 80)}"`)];
}
