import type { Page } from '@playwright/test';
import { sayIn } from '../../say.ts';
import { CUSTOMERS } from '../customers.ts';
import type { Journey } from '../screen.ts';
import { loaded } from '../steps.ts';
import type { Visitor } from '../visitor.ts';

const PRODUCT = '1000';
const REFUSED = /Failed to load resource: the server responded with a status of 4(04|09|22)/;

const press = (visitor: Visitor, page: Page, name: string) =>
  page
    .getByRole('button', { name: sayIn(visitor.lang)(name), exact: true })
    .first()
    .click();
const said = (visitor: Visitor, page: Page, text: string) => page.getByText(sayIn(visitor.lang)(text), { exact: true }).first();
const chosen = (visitor: Visitor, page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${sayIn(visitor.lang)(name)}`) }).check();

async function openStep(visitor: Visitor, page: Page, step: string) {
  await page.goto(visitor.path(`/cabinet/verification?step=${step}`));
  await loaded(page);
  return page.locator('main h1').first();
}

/** The screens from a basket to a placed order, and the identity steps. */
export const BUYING: readonly Journey[] = [
  {
    group: 'checkout',
    who: 'newcomer',
    screens: [
      {
        name: 'checkout',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await visitor.stack.tools.product(PRODUCT, { price: 4_000_000, stock: 9 });
          await page.goto(visitor.path(`/product/${PRODUCT}`));
          await press(visitor, page, 'В корзину');
          await page.goto(visitor.path('/cabinet/checkout'));
          return said(visitor, page, 'Получить код для подписи');
        },
      },
      {
        name: 'checkout-missing',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await press(visitor, page, 'Получить код для подписи');
          return said(visitor, page, 'Выберите, как платить');
        },
      },
      {
        name: 'checkout-filled',
        expects: REFUSED,
        reach: async (visitor, page) => {
          const say = sayIn(visitor.lang);
          await chosen(visitor, page, 'Самовывоз');
          await page
            .getByRole('group', { name: say('Пункт самовывоза') })
            .getByRole('radio')
            .first()
            .check();
          await chosen(visitor, page, 'В рассрочку');
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
          return said(visitor, page, 'Прочитать договор');
        },
      },
      {
        name: 'checkout-code',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await page.getByRole('checkbox').last().check();
          await press(visitor, page, 'Получить код для подписи');
          return page.getByLabel(visitor.labels.code);
        },
      },
      {
        name: 'checkout-placed',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await page.getByLabel(visitor.labels.code).fill(await visitor.stack.tools.codeFor(CUSTOMERS.newcomer.phone));
          return page.getByRole('heading', { level: 1, name: sayIn(visitor.lang)('Заказ оформлен') });
        },
      },
    ],
  },
  {
    group: 'verification',
    who: 'newcomer',
    screens: [
      {
        name: 'verification-tutorial',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/cabinet/verification'));
          return said(visitor, page, 'Пропустить');
        },
      },
      {
        name: 'verification',
        reach: async (visitor, page) => {
          await press(visitor, page, 'Пропустить');
          return said(visitor, page, 'Отправить на проверку');
        },
      },
      { name: 'verification-consent', reach: (visitor, page) => openStep(visitor, page, 'passport_front') },
      {
        name: 'verification-photo',
        reach: async (visitor, page) => {
          for (const consent of await page.getByRole('checkbox').all()) await consent.check();
          await press(visitor, page, 'Согласиться и продолжить');
          return said(visitor, page, 'Включить камеру');
        },
      },
      { name: 'verification-contacts', reach: (visitor, page) => openStep(visitor, page, 'contacts') },
      { name: 'verification-person', reach: (visitor, page) => openStep(visitor, page, 'person') },
    ],
  },
];
