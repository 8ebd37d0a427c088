import { msg } from '@lingui/core/macro';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** No data: only the customer's browser knows the items of the basket, so the server sends everyone the same page. */
export type BasketData = Readonly<Record<never, never>>;

export async function load({ i18n }: PageRequest): Promise<PageResult<BasketData>> {
  return {
    data: {},
    head: {
      title: i18n._(msg({ message: 'Корзина — Muddat', comment: 'Title of the basket page' })),
      description: i18n._(
        msg({
          message: 'Товары, которые вы отложили: цены и наличие проверены сегодня, полная стоимость рассрочки по каждому магазину.',
          comment: 'Description of the basket page',
        }),
      ),
      index: false,
    },
  };
}
