import type { Page } from '@playwright/test';
import type { Lang } from '../../labels.ts';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';

const ADD = { ru: 'В корзину', uz: 'Savatga qoʻshish' } as const satisfies Record<Lang, string>;
const PUT_IN = { ru: 'Перейти в корзину', uz: 'Savatga oʻtish' } as const satisfies Record<Lang, string>;
/** Products of two stores of the seed. */
const [FIRST, SECOND, OTHER_STORE] = ['1003', '1004', '1036'];
const [PRICE, DEARER] = [1_000_000, 1_200_000];

async function put(visitor: ScreenshotTour, page: Page, id: string) {
  await visitor.stack.tools.changeProduct(id, { price: PRICE, stock: 9 });
  await page.goto(visitor.path(`/product/${id}`));
  await page.getByRole('button', { name: new RegExp(`^${ADD[visitor.lang]}`) }).click();
  await page.getByRole('link', { name: PUT_IN[visitor.lang] }).waitFor();
}

/** The basket of a guest: empty, filled, and after stores have changed what is in it. */
export const BASKET_JOURNEYS: readonly Journey[] = [
  {
    group: 'basket',
    screens: [
      {
        name: 'basket-empty',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/basket'));
          return page.getByRole('main').getByRole('link').first();
        },
      },
      {
        name: 'basket-filled',
        reach: async (visitor, page) => {
          for (const id of [FIRST, SECOND, OTHER_STORE]) await put(visitor, page, id);
          await page.goto(visitor.path('/basket'));
          return page.getByRole('main').locator('summary').first();
        },
      },
      {
        name: 'basket-changed',
        reach: async (visitor, page) => {
          await visitor.stack.tools.changeProduct(FIRST, { price: DEARER });
          await visitor.stack.tools.changeProduct(SECOND, { stock: 0 });
          await page.goto(visitor.path('/basket'));
          return page
            .getByRole('main')
            .getByText(/1\s200\s000/)
            .first();
        },
      },
    ],
  },
];
