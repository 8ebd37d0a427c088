import type { Locator, Page } from '@playwright/test';
import { openComplete } from '../../src/open-page.ts';
import { expect, test } from '../../src/test.ts';

test.use({ size: 'desktop' });

/** Windows of laptops, and a small phone. */
const WINDOWS = [
  [1366, 657],
  [1280, 720],
  [1440, 789],
  [360, 640],
] as const;
/** Empty ground that a column may leave beside a longer one, in px (at 1280 px). */
const GROUND = 200;
/** Paid, canceled, overdue, on its way, in repair, new; with one product and with two, with schedules of 3 to 12 rows. */
const ORDERS = [2, 3, 6, 7, 8, 11, 13, 20, 21].map((number) => `/orders/${100_000 + number}`);

/** The faults of a button's place: outside of the window, covered by a different element, or beside a block that scrolls inside itself. */
const findFaults = (element: Locator) =>
  element.evaluate((node) => {
    const { top, left, right, bottom } = node.getBoundingClientRect();
    const nameOf = (other: Element | null) => `${other?.tagName} ${other?.textContent?.slice(0, 30)}`;
    const edges = [top, left, innerWidth - right, innerHeight - bottom].some((room) => room < 0) ? [`ends at ${right}, ${bottom}`] : [];
    const covers = [top + 2, bottom - 2].flatMap((y) => {
      const other = document.elementFromPoint((left + right) / 2, y);
      return node.contains(other) ? [] : [`under ${nameOf(other)}`];
    });
    const scrolls = [...document.querySelectorAll('main *')].filter(
      (block) => /auto|scroll/.test(getComputedStyle(block).overflowY) && block.scrollHeight > block.clientHeight + 1,
    );
    return [...edges, ...covers, ...scrolls.map((block) => `a scroll in ${nameOf(block)}`)];
  });

/** The text of the nearest block around a button that names a sum. */
const textAround = (button: Locator) =>
  button.evaluate((node) => {
    let block: Element | null = node;
    while (block !== null && !/\d[\d\s]*сум/.test(block.textContent ?? '') && block.tagName !== 'MAIN') block = block.parentElement;
    return block === null || block.tagName === 'MAIN' ? '' : block.textContent;
  });

test('main buttons are whole in the window, with their sums, and columns end at about one height', async ({ customer, page }) => {
  test.setTimeout(240_000);
  await customer.signIn();
  await test.step('buttons on laptops and on a small phone', () => expectWholeButtons(page));
  await test.step('columns at 1280 px', () => expectEvenColumns(page));
});

/**
 * After a change of size the page may still render, and its last sections wait for data on a busy machine: a fault counts if it lasts for
 * fifteen seconds.
 */
async function waitForLasting<Found>(page: Page, find: () => Promise<Found>, isFault: (found: Found) => boolean): Promise<Found> {
  let found = await find();
  for (let turn = 0; turn < 60 && isFault(found); turn += 1) {
    await page.waitForTimeout(250);
    found = await find();
  }
  return found;
}

async function expectWholeButtons(page: Page) {
  const pages: [path: string, button: (page: Page) => Locator][] = [
    // The server's button is disabled until the script of the basket replaces it.
    // No other test changes this product. A changed price would be in the cached page, and the basket would explain the difference.
    ['/product/1002', () => page.getByRole('button', { name: /^В корзину/, disabled: false })],
    ['/basket', () => page.getByRole('link', { name: 'Оформить', exact: true })],
    ['/cabinet/checkout', () => page.getByRole('button', { name: 'К подписи', exact: true })],
    ['/orders/100008/pay', () => page.getByRole('button', { name: /^Оплатить/ })],
    ['/orders/100008/pay?sum=payoff', () => page.getByRole('button', { name: /^Оплатить/ })],
    ['/cabinet/pay', () => page.getByRole('button', { name: /^Оплатить/ })],
    ['/cabinet/balance?act=top-up', () => page.getByRole('button', { name: /^Пополнить/ })],
  ];
  const broken: string[] = [];
  for (const [path, find] of pages) {
    await openComplete(page, `/ru${path}`);
    const button = find(page);
    await expect(button).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const faults = await waitForLasting(
        page,
        async () => {
          // A page that is still rendering may scroll, for example when it moves the focus.
          await page.evaluate(() => scrollTo(0, 0));
          return findFaults(button);
        },
        ({ length }) => length > 0,
      );
      for (const fault of faults) broken.push(`${path} at ${width}×${height}: ${fault}`);
    }
    expect(await textAround(button)).toMatch(/\d[\d\s]*сум/);
    if (path.startsWith('/product')) {
      await button.click();
      await expect(page.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
    }
  }
  expect(broken).toEqual([]);
}

/** The empty ground below the shorter of two columns, in px; 0 if the page has one column. */
const measureGround = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const area = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const ends = { left: 0, right: 0 };
    for (const card of document.querySelectorAll('main :is(section, article, ul)')) {
      const { left, bottom, width } = card.getBoundingClientRect();
      // A card over both columns belongs to none.
      if (width === 0 || width > 0.7 * area.width) continue;
      const side = left + width / 2 < area.left + area.width / 2 ? 'left' : 'right';
      ends[side] = Math.max(ends[side], bottom);
    }
    return ends.left === 0 || ends.right === 0 ? 0 : Math.round(Math.abs(ends.left - ends.right));
  });

async function expectEvenColumns(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const unevenPages: string[] = [];
  for (const path of ['/main-page', '/orders', '/profile/security', ...ORDERS]) {
    await openComplete(page, `/ru${path}`);
    const ground = await waitForLasting(
      page,
      () => measureGround(page),
      (height) => height > GROUND,
    );
    if (ground > GROUND) unevenPages.push(`${path}: ${ground} px`);
  }
  expect(unevenPages).toEqual([]);
}
