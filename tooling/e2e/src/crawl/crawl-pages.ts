import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import type { Lang } from '../labels.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../layout-shifts.ts';
import { findCampaignErrors, listLinkedPages, withCampaign } from '../links.ts';
import { openComplete } from '../open-page.ts';
import { findUntranslatedTexts } from '../pictures/checks/untranslated.ts';
import { checkLayout } from './check-layout.ts';
import { PageKindSampler } from './page-kind.ts';

type PageCrawl = {
  page: Page;
  lang: Lang;
  /** Paths without the language prefix. */
  starts: readonly string[];
  /** How many pages of each kind to visit among those with a query. Without a query: one of each kind. */
  queriedPagesPerKind: number;
  /** Whether to follow a link to this path. */
  follows: (path: string) => boolean;
};

/**
 * Crawls pages by the links that they have after hydration. Opens each page with a campaign, which every internal link of the page must
 * carry. No text may be in the other language, and axe must find no violation. The crawl also checks for layout shifts since the first
 * paint, and the layout under readers' settings (`checkLayout`). Console messages are left to the fixture `quiet`. Returns the kinds of the
 * visited pages.
 */
export async function crawlPages({ page, lang, starts, queriedPagesPerKind, follows }: PageCrawl): Promise<string[]> {
  const sample = new PageKindSampler(1);
  const narrowed = new PageKindSampler(queriedPagesPerKind);
  const queue = starts.map((path) => `/${lang}${path}`);
  await recordLayoutShifts(page);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const address = path;
    if (!(address.includes('?') ? narrowed : sample).accepts(address)) continue;
    await test.step(address, async () => {
      await openComplete(page, withCampaign(address));
      await scrollToForm(page);
      await expectNoLayoutShift(page, address);
      // Cached documents are shared by all visitors, so a script adds the campaign to their links.
      await expect.soft.poll(() => findCampaignErrors(page, true), address).toEqual([]);
      expect.soft(await findUntranslatedTexts(page, lang), address).toEqual([]);
      await expectAccessible(page);
      await checkLayout(page, address, lang);
    });
    queue.push(...(await listLinkedPages(page, lang)).filter(follows));
  }
  return [...sample.kinds(), ...narrowed.kinds()];
}

/** A form far down the page is loaded when it is scrolled to. */
async function scrollToForm(page: Page): Promise<void> {
  const form = page.locator('#question, #request');
  if ((await form.count()) === 0) return;
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('textbox').first()).toBeVisible();
}
