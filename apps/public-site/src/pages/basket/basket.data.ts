import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type ProductTileData, parseProductTiles } from '../../domain/product/product-card.ts';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** Only the customer's browser knows the items of the basket, so the server sends everyone the same page. */
export type BasketData = {
  /** Popular goods; empty if they could not be loaded. */
  popular: ProductTileData[];
};

const listSchema = v.object({ data: v.array(v.unknown()) });
/** A row on the widest screen. */
const POPULAR_COUNT = 6;

export async function load({ api, i18n }: PageRequest): Promise<PageResult<BasketData>> {
  const popular = await loadPopular(api);
  return {
    data: { popular },
    ...(popular.length === 0 ? { keep: false } : {}),
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

async function loadPopular(api: SiteApi): Promise<ProductTileData[]> {
  try {
    const list = { sort: 'popular', in_stock: true, per_page: POPULAR_COUNT } as const;
    return parseProductTiles(v.parse(listSchema, await api.installment.listProducts(list, OPTIONAL_SECTION_OPTIONS)).data);
  } catch {
    return [];
  }
}
