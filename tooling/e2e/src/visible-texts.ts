import type { Page } from '@playwright/test';

/**
 * All texts of a page for sighted readers and screen readers: text, accessible names and titles, without duplicates. Text marked with
 * another `lang` (the language switch) is left out.
 */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
    const isForeign = (element: Element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang');
      return lang !== document.documentElement.lang;
    };
    const isOurs = (element: Element | null) => element !== null && !isForeign(element) && !element.closest('script, style, template');
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (text !== '' && isOurs(node.parentElement)) found.add(text);
    }
    for (const name of attributes) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (isOurs(element)) found.add(element.getAttribute(name) ?? '');
      }
    }
    return [...found];
  });
}
