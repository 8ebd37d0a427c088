import type { Page } from '@playwright/test';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';

async function open(visitor: ScreenshotTour, page: Page, path: string) {
  const answer = await page.goto(visitor.path(path));
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`);
  return page.locator('h1').first();
}
const PRODUCT = '1001';
const SOLD_OUT = '1002';
/** Index of a product's third term; every product has at least three. */
const THIRD = 2;

/** Catalogue, a category, a product, and the search with its suggestions. */
export const GOODS_JOURNEYS: readonly Journey[] = [
  {
    group: 'goods',
    screens: [
      { name: 'goods-catalogue', reach: (visitor, page) => open(visitor, page, '/catalogue') },
      { name: 'goods-category', reach: (visitor, page) => open(visitor, page, '/catalogue/electronics') },
      {
        name: 'goods-narrowed',
        reach: (visitor, page) => open(visitor, page, '/catalogue/tvs?in_stock=1&months=12&price_from=9000000&price_to=100&sort=price_asc'),
      },
      {
        name: 'goods-empty',
        reach: async (visitor, page) => {
          await open(visitor, page, '/catalogue/tvs?brand=Nobody');
          return page.getByRole('heading', { level: 2 }).last();
        },
      },
      { name: 'goods-past-the-last', reach: (visitor, page) => open(visitor, page, '/catalogue/tvs?page=99') },
      {
        name: 'goods-comparing',
        reach: async (visitor, page) => {
          await open(visitor, page, '/catalogue/tvs');
          await page.locator('main input[type=checkbox]:not([name])').press('Space');
          return page.locator('input[name=id]').first();
        },
      },
      { name: 'goods-compare', reach: (visitor, page) => open(visitor, page, '/compare?id=1000&id=1001&id=1003&id=1004') },
      { name: 'goods-compare-one', reach: (visitor, page) => open(visitor, page, '/compare?id=1000&id=unknown') },
      { name: 'goods-product', reach: (visitor, page) => open(visitor, page, `/product/${PRODUCT}?region=1718`) },
      {
        name: 'goods-product-term',
        reach: async (visitor, page) => {
          await open(visitor, page, `/product/${PRODUCT}`);
          const terms = page.locator('main fieldset').first();
          await terms.getByRole('radio').nth(THIRD).check();
          const line = terms.locator('tr:has(details)').nth(THIRD);
          await line.locator('summary').first().click();
          await line.locator('details details summary').click();
          return line.locator('time').last();
        },
      },
      {
        name: 'goods-product-sold-out',
        reach: async (visitor, page) => {
          await visitor.stack.tools.changeProduct(SOLD_OUT, { stock: 0 });
          return open(visitor, page, `/product/${SOLD_OUT}`);
        },
      },
    ],
  },
  {
    group: 'search',
    screens: [
      { name: 'search-nothing-asked', reach: (visitor, page) => open(visitor, page, '/search') },
      { name: 'search-found', reach: (visitor, page) => open(visitor, page, '/search?q=televizor') },
      { name: 'search-understood', reach: (visitor, page) => open(visitor, page, '/search?q=ntktdbpjh') },
      { name: 'search-none', reach: (visitor, page) => open(visitor, page, '/search?q=zzzzqqqqxxxx') },
      {
        name: 'search-suggestions',
        reach: async (visitor, page) => {
          await open(visitor, page, '/catalogue');
          const line = page.locator('header input[name=q]');
          await line.click();
          await page.locator('header input[role=combobox]').waitFor();
          await line.fill('telefon');
          await page.getByRole('option').first().waitFor();
          await page.keyboard.press('ArrowDown');
          return page.getByRole('option').first();
        },
      },
    ],
  },
];
