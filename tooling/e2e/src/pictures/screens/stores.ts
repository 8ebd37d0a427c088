import type { Page } from '@playwright/test';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';

async function open(visitor: ScreenshotTour, page: Page, path: string) {
  const answer = await page.goto(visitor.path(path));
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`);
  return page.locator('h1').first();
}

/**
 * Opens a page while an operation of the backends fails. Use an address that no other screen opens, because the gateway caches good
 * pages.
 */
async function openWithout(visitor: ScreenshotTour, page: Page, path: string, operation: string) {
  await visitor.stack.tools.injectFaults([{ operation, fault: 'status', status: 503, times: 100 }]);
  await open(visitor, page, path);
  await visitor.stack.tools.clearFaults();
  return page.getByRole('alert').last();
}

/** Stores, one store, service centres, clients, and the choice of the region. */
export const STORE_JOURNEYS: readonly Journey[] = [
  {
    group: 'stores',
    screens: [
      { name: 'stores', reach: (visitor, page) => open(visitor, page, '/partners') },
      { name: 'stores-narrowed', reach: (visitor, page) => open(visitor, page, '/partners?category=electronics&region=1718&sort=rating') },
      {
        name: 'stores-empty',
        reach: async (visitor, page) => {
          await open(visitor, page, '/partners?q=qqq&region=1718');
          return page.getByRole('heading', { level: 2 }).first();
        },
      },
      { name: 'stores-failed', reach: (visitor, page) => openWithout(visitor, page, '/partners?q=ipak', 'installment.listStores') },
      { name: 'stores-store', reach: (visitor, page) => open(visitor, page, '/partner/chorsu-savdo?region=1718') },
      {
        name: 'stores-store-failed',
        reach: (visitor, page) => openWithout(visitor, page, '/partner/orzu-texnika?page=2', 'installment.listProducts'),
      },
      { name: 'stores-centers', reach: (visitor, page) => open(visitor, page, '/service-centers?region=all') },
      {
        name: 'stores-centers-failed',
        reach: (visitor, page) => openWithout(visitor, page, '/service-centers?region=1733', 'mobile.listServiceCenters'),
      },
      { name: 'stores-clients', reach: (visitor, page) => open(visitor, page, '/clients') },
      {
        name: 'stores-region',
        reach: async (visitor, page) => {
          await open(visitor, page, '/partners?region=1726');
          await page.waitForLoadState('networkidle');
          const menu = page.locator('header summary');
          if (await menu.isVisible()) await menu.click();
          await page.locator('a[aria-haspopup=dialog]:visible').click();
          return page.getByRole('dialog').getByRole('heading');
        },
      },
    ],
  },
];
