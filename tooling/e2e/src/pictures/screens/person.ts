import type { Page } from '@playwright/test';
import { catalogTranslator } from '../../catalog-translator.ts';
import type { Journey, ScreenState } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { openPath, waitUntilLoaded } from '../steps.ts';

const page = (name: string, path: string): ScreenState => ({ name, reach: (visitor, shown) => openPath(visitor, shown, path) });

async function orderIn(visitor: ScreenshotTour, shown: Page, status: string): Promise<string> {
  const order = (await visitor.orders(shown)).find((one) => one.status === status && one.payment_max > 0);
  if (!order) throw new Error(`the customer has no order that is ${status}`);
  return order.id;
}

/** Opens a page of an order that is still being paid, by default a delivered one. */
const ofOrder = (name: string, path: string, status = 'delivered'): ScreenState => ({
  name,
  reach: async (visitor, shown) => openPath(visitor, shown, `/orders/${await orderIn(visitor, shown, status)}${path}`),
});

/** A return: the form, a filled form, and the case that it creates. */
const RETURN: readonly ScreenState[] = [
  ofOrder('returns-form', '/return'),
  {
    name: 'returns-offer',
    reach: async (visitor, shown) => {
      const say = catalogTranslator(visitor.lang);
      await shown.getByRole('checkbox').first().check();
      await shown.getByRole('radio').first().check();
      await shown.getByLabel(say('Что случилось')).fill('#reject');
      return shown.getByRole('button', { name: say('Отправить запрос на возврат') });
    },
  },
  {
    name: 'returns-case',
    reach: async (visitor, shown) => {
      const say = catalogTranslator(visitor.lang);
      await shown.getByRole('button', { name: say('Отправить запрос на возврат') }).click();
      return shown.getByText(say('Ждём ответа магазина')).first();
    },
  },
  {
    name: 'returns-withdraw',
    reach: async (visitor, shown) => {
      const say = catalogTranslator(visitor.lang);
      await shown.getByRole('button', { name: say('Отменить возврат') }).click();
      return shown.getByRole('alertdialog').or(shown.getByRole('dialog'));
    },
  },
  {
    name: 'returns-rejected',
    reach: async (visitor, shown) => {
      await visitor.stack.tools.advance('PT3H');
      await shown.reload();
      await waitUntilLoaded(shown);
      return shown.getByText(catalogTranslator(visitor.lang)('Не согласны с магазином?'));
    },
  },
  {
    name: 'returns-repair-form',
    reach: async (visitor, shown) => {
      const say = catalogTranslator(visitor.lang);
      await openPath(visitor, shown, `/orders/${await orderIn(visitor, shown, 'delivered')}/return`);
      await shown.getByRole('checkbox').first().check();
      await shown.getByRole('radio').first().check();
      await shown.getByRole('radio', { name: say('Починить бесплатно') }).check();
      return shown.getByRole('button', { name: say('Попросить ремонт') });
    },
  },
  {
    name: 'returns-repair-case',
    reach: async (visitor, shown) => {
      const say = catalogTranslator(visitor.lang);
      await shown.getByRole('button', { name: say('Попросить ремонт') }).click();
      await shown.getByText(say('Ждём ответа магазина')).first().waitFor();
      for (const hours of ['PT3H', 'PT25H']) await visitor.stack.tools.advance(hours);
      await shown.reload();
      await waitUntilLoaded(shown);
      return shown.getByText(say('В ремонте')).first();
    },
  },
  page('returns-list', '/cabinet/returns'),
];

const CANCEL: ScreenState = {
  name: 'order-steps-cancel',
  reach: async (visitor, shown) => {
    await openPath(visitor, shown, `/orders/${await orderIn(visitor, shown, 'in_work')}`);
    await shown.getByRole('button', { name: catalogTranslator(visitor.lang)('Отменить заказ') }).click();
    return shown.getByRole('alertdialog').or(shown.getByRole('dialog'));
  },
};

/** Pages for the time after the purchase, and personal pages. */
export const AFTER_PURCHASE_JOURNEYS: readonly Journey[] = [
  {
    group: 'hardship',
    customer: 'dilnoza',
    screens: [ofOrder('hardship-move', '/hardship'), ofOrder('hardship-split', '/hardship?change=split')],
  },
  {
    group: 'order-steps',
    customer: 'dilnoza',
    screens: [ofOrder('order-steps-delivery', '', 'dpd_delivery'), ofOrder('order-steps-repair', '', 'repair'), CANCEL],
  },
  { group: 'returns', customer: 'dilnoza', screens: RETURN },
  {
    group: 'reviews',
    customer: 'dilnoza',
    screens: [
      page('reviews', '/cabinet/reviews'),
      page('reviews-questions', '/cabinet/questions'),
      page('reviews-bonuses', '/cabinet/bonuses'),
    ],
  },
  {
    group: 'reviews',
    customer: 'newcomer',
    screens: [
      page('reviews-none', '/cabinet/reviews'),
      page('reviews-no-questions', '/cabinet/questions'),
      page('reviews-no-bonuses', '/cabinet/bonuses'),
    ],
  },
  { group: 'channels', customer: 'dilnoza', screens: [page('channels', '/notifications/channels')] },
  { group: 'trust', customer: 'dilnoza', screens: [page('trust', '/cabinet/trust')] },
];
