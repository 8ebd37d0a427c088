import type { Journey } from '../screen.ts';

/** The sandbox's pages for testers. They come last, when there are messages and payments to show. */
export const SANDBOX_JOURNEYS: readonly Journey[] = [
  {
    group: 'sandbox',
    screens: [
      {
        name: 'sandbox-inbox',
        reach: async (visitor, page) => {
          await page.goto(visitor.sandboxPath('/sandbox/inbox'));
          return page.locator('h1').first();
        },
      },
      {
        name: 'sandbox-ledger',
        reach: async (visitor, page) => {
          await page.goto(visitor.sandboxPath('/sandbox/ledger/view'));
          return page.locator('h1').first();
        },
      },
    ],
  },
];
