import { toUzbekCyrillic } from '@muddat/i18n/to-cyrillic';
import type { Page } from '@playwright/test';

/**
 * Looks at an Uzbek page in Cyrillic letters. They are written into the page in place, by the function that the apps use: a page loaded
 * again in the other alphabet would cost as much as the whole visit.
 */
export async function inCyrillic<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const nodes = await page.evaluateHandle(() => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest('script, style')) continue;
      found.push(node);
    }
    return found;
  });
  const latin = await nodes.evaluate((texts) => texts.map(({ data }) => data));
  const cyrillic = latin.map((text) => toUzbekCyrillic(text));
  // What the page has changed by itself meanwhile stays.
  const write = (from: string[], to: string[]) =>
    nodes.evaluate(
      async (texts, [old, next]) => {
        for (const [at, text] of texts.entries()) if (text.data === old?.[at]) text.data = next?.[at] ?? text.data;
        await document.fonts.ready;
      },
      [from, to],
    );
  await write(latin, cyrillic);
  try {
    return await look();
  } finally {
    await write(cyrillic, latin);
    await nodes.dispose();
  }
}
