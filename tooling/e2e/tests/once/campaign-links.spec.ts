import type { Page } from '@playwright/test';
import { isBehindSignIn } from '../../src/crawl/page-kind.ts';
import { crawl, UTM } from '../../src/links.ts';
import { expect, test } from '../../src/test.ts';

/** Beside what links lead to: pages that no link leads to, and one that is not there. */
const PUBLIC = ['/ru', '/uz', '/ru/sign-up', '/ru/register', '/uz/register', '/ru/no/such/page'];
const CABINET = [
  '/ru/main-page',
  '/uz/main-page',
  '/uz/cabinet',
  '/ru/orders',
  '/ru/profile/security',
  '/ru/profile/password',
  '/uz/profile/phone',
  '/ru/orders/100001/pay',
];
const CAMPAIGN = `?${new URLSearchParams(UTM)}`;
const NO_CAMPAIGN = '?utm_medium=post&utm_campaign=spring';
const CRAWL_MS = 600_000;

/** Links carry a campaign once the page has come to life; what is there then is looked at, and again until all is well. */
async function settled(page: Page, faults: () => Promise<string[]>): Promise<void> {
  await expect.poll(faults, { timeout: 20_000 }).toEqual([]);
  expect(await page.locator('a[href]').count()).toBeGreaterThan(0);
}

test.describe.configure({ timeout: CRAWL_MS });

test('[S2-32] every internal link of the public pages carries the five parameters of a campaign, each once; no other link does', async ({
  page,
  quiet,
}) => {
  quiet.expects(/404/);
  const seen = await crawl({ page, starts: PUBLIC, search: CAMPAIGN, isCampaign: true, settled });
  for (const path of [...PUBLIC, '/ru/public-offer', '/uz/privacy-policy', '/uz/sign-up']) expect([...seen]).toContain(path);
});

test('[S2-32] so does every internal link of the cabinet, for who is signed in', async ({ page, customer }) => {
  await customer.signIn();
  const seen = await crawl({ page, starts: CABINET, search: CAMPAIGN, isCampaign: true, follows: isBehindSignIn, settled });
  for (const path of CABINET) expect([...seen]).toContain(path);
  expect([...seen].filter((path) => /^\/ru\/orders\/\d+$/.test(path)).length).toBeGreaterThan(0);
});

test('[S2-32] without utm_source no link carries anything', async ({ page, customer, quiet }) => {
  quiet.expects(/404/);
  // What would add it is one place, which the pages that all others are come to from share with them.
  const looked = { page, search: NO_CAMPAIGN, isCampaign: false, follows: () => false, settled };
  await crawl({ ...looked, starts: PUBLIC });
  await customer.signIn();
  await crawl({ ...looked, starts: CABINET });
});
