import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import type { Lang } from '../labels.ts';
import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { campaignFaults, pagesLinked, withCampaign } from '../links.ts';
import { openWhole } from '../open-page.ts';
import { findUntranslated } from '../pictures/checks/untranslated.ts';
import { checkLayout } from './check-layout.ts';
import { KindSample } from './page-kind.ts';

type PageCrawl = {
  page: Page;
  lang: Lang;
  /** Without their language. */
  starts: readonly string[];
  /** How many pages of each kind that a query narrows are looked at; of the others it is one. */
  narrowedSeen: number;
  /** Which of the pages that are linked to are gone to. */
  follows: (path: string) => boolean;
};

/**
 * Goes from page to page by the links that a page has once it came to life, and checks each as a reader whom a campaign led there has it:
 * every internal link carries the campaign, no word is of the other language, axe sees no barrier, what a page shows stands still from its first paint on, and the layout holds as readers set it (`checkLayout`). What a page
 * says in its console is looked at by the fixture `quiet`. Answers the kinds of the pages seen.
 */
export async function crawlPages({ page, lang, starts, narrowedSeen, follows }: PageCrawl): Promise<string[]> {
  const sample = new KindSample(1);
  const narrowed = new KindSample(narrowedSeen);
  const queue = starts.map((path) => `/${lang}${path}`);
  await watchShifts(page);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const address = path;
    if (!(address.includes('?') ? narrowed : sample).takes(address)) continue;
    await test.step(address, async () => {
      await openWhole(page, withCampaign(address));
      await scrollToForm(page);
      await expectNoShift(page, address);
      // Documents are kept for everybody, so it is the script that adds the campaign to their links.
      await expect.soft.poll(() => campaignFaults(page, true), address).toEqual([]);
      expect.soft(await findUntranslated(page, lang), address).toEqual([]);
      await expectAccessible(page);
      await checkLayout(page, address, lang);
    });
    queue.push(...(await pagesLinked(page, lang)).filter(follows));
  }
  return [...sample.kinds(), ...narrowed.kinds()];
}

/** A form far down comes when it is scrolled to. */
async function scrollToForm(page: Page): Promise<void> {
  const form = page.locator('#question, #request');
  if ((await form.count()) === 0) return;
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('textbox').first()).toBeVisible();
}
