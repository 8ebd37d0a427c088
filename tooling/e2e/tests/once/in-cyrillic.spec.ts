import { expect, test } from '@playwright/test';
import { withCyrillicTexts } from '../../src/crawl/with-cyrillic-texts.ts';
import { findOverflowingElements } from '../../src/pictures/checks/overflow.ts';
import { EXHAUSTIVE_TEST } from '../../src/test.ts';

test('withCyrillicTexts finds a text that overflows only in Cyrillic, and restores the Latin page', EXHAUSTIVE_TEST, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(`<p style="white-space: nowrap">${'bilim '.repeat(7)}</p><style>p { margin: 0 }</style>`);
  expect(await findOverflowingElements(page)).toEqual([]);
  const found = await withCyrillicTexts(page, async () => [
    await page.locator('p').textContent(),
    ...(await findOverflowingElements(page)),
  ]);
  expect(found[0]).toContain('билим билим');
  expect(found.length).toBeGreaterThan(1);
  await expect(page.locator('p')).toContainText('bilim bilim');
});
