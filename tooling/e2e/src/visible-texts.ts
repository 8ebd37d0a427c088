import type { Page } from '@playwright/test';

/** What a page says to eyes and ears: texts, names and titles, each once; not what is marked as being of another language (the language switch). */
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
