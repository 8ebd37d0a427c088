import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a tab of the browser says. */
export const TITLES = {
  'sign-up': msg({ message: 'Вход', comment: 'Heading of the sign-in page' }),
  main: msg({ message: 'Главная', comment: 'Menu of the cabinet: the main page' }),
  order: msg({ message: 'Заказ', comment: 'Title of the browser tab of one order' }),
  pay: msg({ message: 'Оплата', comment: 'Menu of the cabinet: the next payment' }),
} satisfies Record<string, MessageDescriptor>;

const BRAND = 'Muddat';

export const titleOf = (i18n: I18n, page: keyof typeof TITLES) => ({ meta: [{ title: `${i18n._(TITLES[page])} · ${BRAND}` }] });
