import { msg } from '@lingui/core/macro';
import type { PageAnswer, PageRequest } from '../../shared/page/types.ts';

/** The same page for everybody: what is in a basket is known to the reader's browser only. */
export type BasketData = Readonly<Record<never, never>>;

export async function load({ i18n }: PageRequest): Promise<PageAnswer<BasketData>> {
  return {
    data: {},
    head: {
      title: i18n._(msg({ message: 'Корзина — Muddat', comment: 'Title of the page of the basket' })),
      description: i18n._(
        msg({
          message: 'Товары, которые вы отложили: цены и наличие проверены сегодня, полная стоимость рассрочки по каждому магазину.',
          comment: 'Description of the page of the basket',
        }),
      ),
      index: false,
    },
  };
}
