import type { Page } from '@playwright/test';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';

const STATUS = /Failed to load resource: the server responded with a status of (404|5\d\d)/;

async function openWith(visitor: ScreenshotTour, page: Page, path: string, isRight: (status: number) => boolean) {
  const answer = await page.goto(visitor.path(path));
  const status = answer?.status() ?? 0;
  if (!isRight(status)) throw new Error(`${path} answered ${status}`);
  return page.locator('h1').first();
}
const ok = (status: number) => status === 200;

/** Public pages. The error page comes first: once the gateway has cached a good page, it would serve that one instead. */
export const PUBLIC_JOURNEYS: readonly Journey[] = [
  {
    group: 'public',
    screens: [
      {
        name: 'error',
        expects: STATUS,
        reach: async (visitor, page) => {
          const content = { operation: 'builder.getContent', fault: 'status', status: 503, times: 100 } as const;
          await visitor.stack.tools.injectFaults([content]);
          // Only the builder knows whether this page exists. Pages of the route map work without the builder.
          const heading = await openWith(visitor, page, '/p/showcase', (status) => status >= 500);
          await visitor.stack.tools.clearFaults();
          return heading;
        },
      },
      { name: 'home', reach: (visitor, page) => openWith(visitor, page, '', ok) },
      { name: 'home-test', reach: (visitor, page) => openWith(visitor, page, '/test', ok) },
      { name: 'installment-terms', reach: (visitor, page) => openWith(visitor, page, '/installment-terms', ok) },
      { name: 'content-page', reach: (visitor, page) => openWith(visitor, page, '/p/showcase', ok) },
      {
        name: 'not-found',
        expects: STATUS,
        reach: async (visitor, page) => {
          await openWith(visitor, page, '/no-such-page', (status) => status === 404);
          return page.getByText(visitor.labels.notFound).first();
        },
      },
      { name: 'public-offer', reach: (visitor, page) => openWith(visitor, page, '/public-offer', ok) },
      { name: 'privacy-policy', reach: (visitor, page) => openWith(visitor, page, '/privacy-policy', ok) },
    ],
  },
];
