import type { installment } from '@muddat/sdk/types';
import type { StoredBasketItem } from '../../../db/schema/basket.ts';

type KeptBasket = installment.components['schemas']['KeptBasket'];

export const storedBasketView = (
  kept: { readonly items: readonly StoredBasketItem[]; readonly version: number } | undefined,
): KeptBasket => ({
  items: (kept?.items ?? []).map(({ productId, quantity, addedAt, price }) => ({
    product_id: productId,
    quantity,
    added_at: addedAt,
    price,
  })),
  version: kept?.version ?? 0,
});
