import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import { expect, test as inBrowser } from '../test.ts';
import { findBarriers } from './checks/axe.ts';
import { findOverflow } from './checks/overflow.ts';
import { findUntranslated } from './checks/untranslated.ts';
import { CUSTOMERS } from './customers.ts';
import { haveImages, showWhole } from './draw.ts';
import { JOURNEYS } from './screens/index.ts';
import { Visitor } from './visitor.ts';

const FOLDER = join(ROOT, '.pictures');

const test = inBrowser.extend<{ visitor: Visitor }>({
  visitor: async ({ browser, stack, lang, labels }, provide) => provide(new Visitor(browser, stack, lang, labels)),
});

for (const { group, who, screens } of JOURNEYS)
  test.describe(group, () => {
    test(screens.map(({ name }) => name).join(', '), async ({ page, visitor, customer, quiet, size, lang }, testInfo) => {
      if (who) await customer.signIn(CUSTOMERS[who]);
      const window = page.viewportSize();
      if (!window) throw new Error('pictures are of a window of a known size');
      for (const { name, reach, expects, passing } of screens)
        await test.step(name, async () => {
          await page.setViewportSize(window);
          if (expects) quiet.expects(expects);
          const shows = (await reach(visitor, page)).first();
          await shows.waitFor();
          await showWhole(page, window);
          if (!passing) await haveImages(page);
          const path = join(FOLDER, testInfo.project.name, `${name}.png`);
          const body = await page.screenshot({ path, fullPage: true, animations: 'disabled' });
          await testInfo.attach(name, { body, contentType: 'image/png' });

          const wrong = (check: string) => `${name}: ${check}`;
          expect.soft(await shows.isVisible(), wrong('over before it was drawn')).toBe(true);
          expect.soft(await findOverflow(page), wrong('overflow')).toEqual([]);
          expect.soft(await findUntranslated(page, lang), wrong('untranslated')).toEqual([]);
          // Axe is slow, so it skips the tablet: its layout is the phone's or the desktop's.
          if (size !== 'tablet') expect.soft(await findBarriers(page), wrong('axe')).toEqual([]);
          const heard = quiet.complaints.splice(0).filter((text) => !expects?.test(text));
          expect.soft(heard, wrong('console')).toEqual([]);
        });
    });
  });
