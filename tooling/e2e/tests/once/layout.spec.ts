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

/** Whether every pixel of an element is in the window and belongs to it, and no block with it scrolls inside itself. */
const isWhole = (element: Locator) =>
  element.evaluate((node) => {
    const { top, left, right, bottom } = node.getBoundingClientRect();
    const owns = (x: number, y: number) => node.contains(document.elementFromPoint(x, y));
    const scrolls = [...document.querySelectorAll('main *')].filter(
      (block) => /auto|scroll/.test(getComputedStyle(block).overflowY) && block.scrollHeight > block.clientHeight + 1,
    );
    return (
      top >= 0 &&
      left >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      owns((left + right) / 2, top + 2) &&
      owns((left + right) / 2, bottom - 2) &&
      scrolls.length === 0
    );
  });

/** The texts of the nearest block around a button that has more words than the button. */
const textAround = (button: Locator) =>
  button.evaluate((node) => {
    let block: Element | null = node;
    while (block !== null && !/\d[\d\s]*сум/.test(block.textContent ?? '') && block.tagName !== 'MAIN') block = block.parentElement;
    return block === null || block.tagName === 'MAIN' ? '' : block.textContent;
  });

test('the button that continues is whole in the window, with its sum, on laptops and on a small phone', async ({ customer, page }) => {
  await customer.signIn();
  const pages: [path: string, button: (page: Page) => Locator][] = [
    ['/product/1000', () => page.getByRole('button', { name: /^В корзину/ })],
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
      await page.evaluate(() => scrollTo(0, 0));
      if (!(await isWhole(button))) broken.push(`${path} at ${width}×${height}`);
    }
    expect(await textAround(button)).toMatch(/\d[\d\s]*сум/);
    if (path.startsWith('/product')) {
      await button.click();
      await expect(page.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
    }
  }
  expect(broken).toEqual([]);
});

test('at 1280 px no column of a page ends far above the other', async ({ customer, page }) => {
  await customer.signIn();
  const far: string[] = [];
  const orders = Array.from({ length: 21 }, (_, index) => `/orders/${100_001 + index}`);
  for (const path of ['/main-page', '/orders', '/profile/security', ...orders]) {
    await openComplete(page, `/ru${path}`);
    const ground = await page.evaluate(() => {
      const ends = new Map<number, number>();
      for (const card of document.querySelectorAll('main :is(section, article)')) {
        const { left, bottom, width } = card.getBoundingClientRect();
        // Cards over both columns belong to none.
        if (width > 0 && width < 800 && card.parentElement?.closest('section, article') === null)
          ends.set(Math.round(left), Math.max(ends.get(Math.round(left)) ?? 0, bottom));
      }
      const all = [...ends.values()];
      return all.length < 2 ? 0 : Math.round(Math.max(...all) - Math.min(...all));
    });
    if (ground > GROUND) far.push(`${path}: ${ground} px`);
  }
  expect(far).toEqual([]);
});
