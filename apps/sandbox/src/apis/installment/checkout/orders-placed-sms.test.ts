import { expect, test } from 'vitest';
import { countSmsSegments, normalizeSmsText } from '../../../core/sms-text.ts';
import { ordersPlacedSms } from './orders-placed-sms.ts';

const orders = (waiting: number, pending: number) =>
  Array.from({ length: waiting + pending }, (_, at) => ({
    number: String(100_001 + at),
    status: at < waiting ? ('waiting' as const) : ('pending' as const),
  }));

test.each([
  [1, 0, 'заказ 100001 оформлен. Оплатите его в течение 24 часов.'],
  [0, 1, 'заказ 100001 оформлен. Магазин проверяет его.'],
  [2, 0, 'оформлены заказы 100001, 100002. Оплатите их за 24 часа.'],
  [0, 2, 'оформлены заказы 100001, 100002. Магазины проверяют их.'],
  [1, 1, 'оформлены заказы 100001, 100002. Оплатите 100001 за 24 часа.'],
  [2, 1, 'оформлено заказов: 3. Оплатите 100001, 100002 за 24 часа.'],
  [1, 4, 'оформлено заказов: 5. Оплатите 100001 за 24 часа.'],
  [3, 1, 'оформлено заказов: 4. Оплатите из них 3 за 24 часа.'],
  [8, 1, 'оформлено заказов: 9. Оплатите из них 8 за 24 часа.'],
])('the SMS about %i orders to pay and %i others names the orders to pay: «%s»', (waiting, pending, text) => {
  expect(ordersPlacedSms(orders(waiting, pending)).ru).toBe(`Muddat: ${text}`);
});

test.each([
  [1, 0, '100001-buyurtma rasmiylashtirildi. 24 soat ichida toʻlang, aks holda bekor boʻladi.'],
  [0, 2, '100001, 100002-buyurtmalar rasmiylashtirildi. Doʻkonlar tekshirmoqda.'],
  [1, 1, '100001, 100002-buyurtmalar rasmiylashtirildi. 100001-buyurtmani 24 soat ichida toʻlang, aks holda bekor boʻladi.'],
  [
    2,
    1,
    '100001, 100002, 100003-buyurtmalar rasmiylashtirildi. 100001, 100002-buyurtmalarni 24 soat ichida toʻlang, aks holda bekor boʻladi.',
  ],
  [8, 1, '9 ta buyurtma rasmiylashtirildi. Ulardan 8 tasini 24 soat ichida toʻlang, aks holda bekor boʻladi.'],
])('the Uzbek SMS about %i orders to pay and %i others names the orders to pay: «%s»', (waiting, pending, text) => {
  expect(ordersPlacedSms(orders(waiting, pending)).uz).toBe(`Muddat: ${text}`);
});

test('the text about any mix of up to nine orders fits one SMS', () => {
  const mixes = Array.from({ length: 9 }, (_, waiting) =>
    Array.from({ length: 9 - waiting }, (_, more) => orders(waiting, more + 1)),
  ).flat();
  const texts = mixes.flatMap((placed) => Object.values(ordersPlacedSms(placed)));
  expect(texts.filter((text) => countSmsSegments(normalizeSmsText(text)) > 1)).toEqual([]);
});
