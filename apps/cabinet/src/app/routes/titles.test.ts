import { expect, test } from 'vitest';
import { pageTitleMeta } from './titles.ts';

const context = { locale: 'ru', transliterate: (text: string) => text } as const;

test.each([
  ['order', { locale: 'ru', id: '100008' }, 'Заказ №\u00A0100008 — Muddat'],
  ['order-pay', { locale: 'ru', id: '100008' }, 'Оплата №\u00A0100008 — Muddat'],
  // An address may say anything, and the title would repeat it.
  ['order', { locale: 'ru', id: 'позвоните +99890' }, 'Заказ — Muddat'],
  ['return-case', { locale: 'ru', id: 'ret_7' }, 'Возврат или ремонт — Muddat'],
  ['orders', { locale: 'ru' }, 'Мои заказы — Muddat'],
] as const)('the page %s with the parameters %o has the title %s', (page, params, title) => {
  expect(pageTitleMeta({ context, params }, page).meta).toEqual([{ title }]);
});
