import type { Page } from '@playwright/test';
import { catalogTranslator } from '../../catalog-translator.ts';
import { CUSTOMERS } from '../customers.ts';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { waitUntilLoaded } from '../steps.ts';

const PRODUCT = '1000';
const REFUSED = /Failed to load resource: the server responded with a status of 4(04|09|22)/;

const press = (visitor: ScreenshotTour, page: Page, name: string) =>
  page
    .getByRole('button', { name: catalogTranslator(visitor.lang)(name), exact: true })
    .first()
    .click();
const textOnPage = (visitor: ScreenshotTour, page: Page, text: string) =>
  page.getByText(catalogTranslator(visitor.lang)(text), { exact: true }).first();
const chooseOption = (visitor: ScreenshotTour, page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${catalogTranslator(visitor.lang)(name)}`) }).check();

async function openStep(visitor: ScreenshotTour, page: Page, step: string) {
  await page.goto(visitor.path(`/cabinet/verification?step=${step}`));
  await waitUntilLoaded(page);
  return page.locator('main h1').first();
}

/** The screens from a basket to a placed order, and the identity steps. */
export const CHECKOUT_JOURNEYS: readonly Journey[] = [
  {
    group: 'checkout',
    customer: 'newcomer',
    screens: [
      {
        name: 'checkout',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await visitor.stack.tools.changeProduct(PRODUCT, { price: 4_000_000, stock: 9 });
          await page.goto(visitor.path(`/product/${PRODUCT}`));
          // On a wide screen the button also says the amount, on a phone it is the one in the bar.
          const add = new RegExp(`^${catalogTranslator(visitor.lang)('В корзину')}`);
          await page.getByRole('button', { name: add }).first().click();
          await page.goto(visitor.path('/cabinet/checkout'));
          return textOnPage(visitor, page, 'К подписи');
        },
      },
      {
        name: 'checkout-missing',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await press(visitor, page, 'К подписи');
          return textOnPage(visitor, page, 'Выберите, как платить');
        },
      },
      {
        name: 'checkout-filled',
        expects: REFUSED,
        reach: async (visitor, page) => {
          const say = catalogTranslator(visitor.lang);
          await chooseOption(visitor, page, 'Самовывоз');
          await page
            .getByRole('group', { name: say('Пункт самовывоза') })
            .getByRole('radio')
            .first()
            .check();
          await chooseOption(visitor, page, 'В рассрочку');
          await page
            .getByRole('group', { name: say('Срок и платёж в месяц без первого взноса') })
            .getByRole('radio')
            .first()
            .check();
          await page
            .getByRole('group', { name: say('Карта') })
            .getByRole('radio')
            .first()
            .check();
          return textOnPage(visitor, page, 'Прочитать договор');
        },
      },
      {
        name: 'checkout-code',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await page.getByRole('checkbox').last().check();
          await press(visitor, page, 'К подписи');
          return page.getByRole('textbox', { name: visitor.labels.code });
        },
      },
      {
        name: 'checkout-placed',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await page.getByRole('textbox', { name: visitor.labels.code }).fill(await visitor.stack.tools.codeFor(CUSTOMERS.newcomer.phone));
          return page.getByRole('heading', { level: 1, name: catalogTranslator(visitor.lang)('Заказ оформлен') });
        },
      },
    ],
  },
  {
    group: 'verification',
    customer: 'newcomer',
    screens: [
      {
        name: 'verification-tutorial',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/cabinet/verification'));
          return textOnPage(visitor, page, 'Пропустить');
        },
      },
      {
        name: 'verification',
        reach: async (visitor, page) => {
          await press(visitor, page, 'Пропустить');
          return textOnPage(visitor, page, 'Отправить на проверку');
        },
      },
      { name: 'verification-consent', reach: (visitor, page) => openStep(visitor, page, 'passport_front') },
      {
        name: 'verification-photo',
        reach: async (visitor, page) => {
          for (const consent of await page.getByRole('checkbox').all()) await consent.check();
          await press(visitor, page, 'Согласиться и продолжить');
          return textOnPage(visitor, page, 'Включить камеру');
        },
      },
      { name: 'verification-contacts', reach: (visitor, page) => openStep(visitor, page, 'contacts') },
      { name: 'verification-person', reach: (visitor, page) => openStep(visitor, page, 'person') },
    ],
  },
];
