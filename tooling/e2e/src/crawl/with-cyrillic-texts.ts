import { toUzbekCyrillic } from '@muddat/i18n/to-cyrillic';
import type { Page } from '@playwright/test';

/**
 * Runs `look` on an Uzbek page transliterated to Cyrillic. The text is replaced in place, by the function that the apps use: loading the
 * page again in Cyrillic would double the time of the visit.
 */
export async function withCyrillicTexts<T>(page: Page, look: () => Promise<T>): Promise<T> {
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
  // Skip text that the page has changed by itself in between.
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
