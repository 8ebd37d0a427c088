import { expect, test } from 'vitest';
import { orderTitleMeta, pageTitleMeta } from './titles.ts';

const ru = { locale: 'ru', transliterate: (text: string) => text } as const;
const titleOf = ({ meta: [first] }: ReturnType<typeof pageTitleMeta>) => first?.title;

test.each([
  ['order', '100008', 'Заказ №\u00A0100008 — Muddat'],
  ['order-pay', '100008', 'Оплата №\u00A0100008 — Muddat'],
  // An address may say anything, and the title would repeat it.
  ['order', 'позвоните +99890', 'Заказ — Muddat'],
] as const)('the page %s of the order %s has its own title', (page, id, title) => {
  expect(titleOf(orderTitleMeta(ru, page, id))).toBe(title);
});

test('other pages have the title of their route', () => {
  expect(titleOf(pageTitleMeta(ru, 'orders'))).toBe('Мои заказы — Muddat');
});
