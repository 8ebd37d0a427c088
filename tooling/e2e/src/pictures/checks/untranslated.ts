import type { Page } from '@playwright/test';
import type { Lang } from '../../labels.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Of texts of an Uzbek page, those with Cyrillic letters, each once. */
export const cyrillicOf = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => CYRILLIC.test(text)))];

/**
 * Russian words on an Uzbek page, in texts, names for ears and titles. What is marked as Russian (the language switch) is Russian by
 * right. The other way round nothing can be told from the letters.
 */
export async function findUntranslated(page: Page, lang: Lang): Promise<string[]> {
  const { texts, pageLang } = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
    const isOurs = (element: Element | null) => element !== null && !element.closest('[lang="ru"]:not(html), script, style, template');
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (text !== '' && isOurs(node.parentElement)) found.push(text.slice(0, 80));
    }
    for (const name of attributes) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (isOurs(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return { texts: found, pageLang: document.documentElement.lang };
  });
  const wrongLang = pageLang.split('-')[0] === lang ? [] : [`<html lang="${pageLang}"> on a page in ${lang}`];
  return [...wrongLang, ...(lang === 'uz' ? cyrillicOf(texts).map((text) => `"${text}"`) : [])];
}
