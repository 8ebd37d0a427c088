import type { CalendarDate } from '@muddat/schedule';
import type { promoCodes } from '../../../db/schema/checkout.ts';
import { splitProportionally } from './split-proportionally.ts';

export type Promo = Omit<typeof promoCodes.$inferSelect, 'code'>;
type StoreGoods = { readonly storeId: string; readonly goods: number };
export type PromoRefusal = 'unknown' | 'expired' | 'used_up' | 'other_store' | 'too_small';
/** `discounts`: one for each store's goods, in the sequence in which they were passed. */
export type PromoVerdict =
  | { readonly kind: 'gives'; readonly discounts: readonly number[] }
  | { readonly kind: 'refused'; readonly code: PromoRefusal };

/** The stored form of a code: trimmed, upper case. */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase();

/** The discount of a promo code for each store's goods, or why there is none. `used`: the customer has used the code in another order. */
export function evaluatePromo(
  promo: Promo | null,
  orders: readonly StoreGoods[],
  { today, used }: { readonly today: CalendarDate; readonly used: boolean },
): PromoVerdict {
  if (promo === null) return refused('unknown');
  if (promo.validUntil < today) return refused('expired');
  if (used || promo.uses >= promo.maxUses) return refused('used_up');
  const fitting = orders.map((order) => (promo.storeId === null || promo.storeId === order.storeId ? order.goods : 0));
  const goods = fitting.reduce((sum, amount) => sum + amount, 0);
  if (goods === 0) return refused('other_store');
  if (goods < promo.minGoods) return refused('too_small');
  const sum = promo.percentBp > 0 ? Number((BigInt(goods) * BigInt(promo.percentBp)) / 10_000n) : Math.min(promo.amount, goods);
  return { kind: 'gives', discounts: splitProportionally(sum, fitting, fitting) ?? fitting };
}

const refused = (code: PromoRefusal): PromoVerdict => ({ kind: 'refused', code });
