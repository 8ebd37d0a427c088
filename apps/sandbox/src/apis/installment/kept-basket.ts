import type { installment } from '@muddat/sdk/types';
import type { KeptItem } from '../../db/schema/basket.ts';

type KeptBasket = installment.components['schemas']['KeptBasket'];

export const keptBasketView = (kept: { readonly items: readonly KeptItem[]; readonly version: number } | undefined): KeptBasket => ({
  items: (kept?.items ?? []).map((item) => ({ product_id: item.productId, quantity: item.quantity, added_at: item.addedAt })),
  version: kept?.version ?? 0,
});
