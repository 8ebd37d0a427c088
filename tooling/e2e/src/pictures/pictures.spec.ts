import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import { expect, test as inBrowser } from '../test.ts';
import { findAxeViolations } from './checks/axe.ts';
import { findOverflowingElements } from './checks/overflow.ts';
import { findUntranslatedTexts } from './checks/untranslated.ts';
import { CUSTOMERS } from './customers.ts';
import { fitWindowToPage, waitForImages } from './prepare-picture.ts';
import { JOURNEYS } from './screens/index.ts';
import { ScreenshotTour } from './screenshot-tour.ts';

const FOLDER = join(ROOT, '.pictures');

const test = inBrowser.extend<{ visitor: ScreenshotTour }>({
  visitor: async ({ browser, stack, lang, labels }, provide) => provide(new ScreenshotTour(browser, stack, lang, labels)),
});

for (const { group, customer: who, screens } of JOURNEYS)
  test.describe(group, () => {
    test(screens.map(({ name }) => name).join(', '), async ({ page, visitor, customer, quiet, size, lang }, testInfo) => {
      if (who) await customer.signIn(CUSTOMERS[who]);
      const window = page.viewportSize();
      if (!window) throw new Error('pictures are of a window of a known size');
      for (const { name, reach, expects, transient } of screens)
        await test.step(name, async () => {
          await page.setViewportSize(window);
          if (expects) quiet.expects(expects);
          const shows = (await reach(visitor, page)).first();
          await shows.waitFor();
          await fitWindowToPage(page, window);
          if (!transient) await waitForImages(page);
          const path = join(FOLDER, testInfo.project.name, `${name}.png`);
          const body = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
          await testInfo.attach(name, { body, contentType: 'image/png' });

          const wrong = (check: string) => `${name}: ${check}`;
          expect.soft(await shows.isVisible(), wrong('over before it was drawn')).toBe(true);
          expect.soft(await findOverflowingElements(page), wrong('overflow')).toEqual([]);
          expect.soft(await findUntranslatedTexts(page, lang), wrong('untranslated')).toEqual([]);
          // Axe is slow, so it skips the tablet: its layout is the phone's or the desktop's.
          if (size !== 'tablet') expect.soft(await findAxeViolations(page), wrong('axe')).toEqual([]);
          const heard = quiet.messages.splice(0).filter((text) => !expects?.test(text));
          expect.soft(heard, wrong('console')).toEqual([]);
        });
    });
  });
