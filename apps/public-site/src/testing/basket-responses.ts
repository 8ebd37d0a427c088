import type { BasketItem } from '@muddat/app-shell/basket';
import { buildSchedule, yearlyRatePercent } from '@muddat/schedule';

const TODAY = '2026-11-21';
export const STORES = {
  orzu: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika' },
  lola: { id: '2', alias: 'lola-libos', name: 'Lola Libos' },
};

/** A basket item: a kettle of the store Orzu Texnika, added at 300 000 so'm; the second argument overrides fields. */
export const basketItem = (productId: string, told: Partial<BasketItem> = {}): BasketItem => ({
  productId,
  quantity: 1,
  addedAt: '2026-11-20T04:00:00.000Z',
  price: 300_000,
  name: `Чайник ${productId}`,
  store: STORES.orzu,
  ...told,
});

export interface ProductOnSale {
  price: number;
  stock: number;
  store: keyof typeof STORES;
}

type CheckedItem = { product_id: string; quantity: number; price?: number };

/** An offer calculated by package `schedule`. */
function offerOf(price: number, months: number, markupBp: number) {
  const { financed, markup, total, monthly, count, payments } = buildSchedule({
    price,
    initialFee: 0,
    markupBp,
    months,
    confirmedOn: TODAY,
  });
  return {
    months,
    markup_bp: markupBp,
    price,
    initial_fee: 0,
    financed,
    markup,
    total,
    to_pay: total,
    monthly_payment: monthly,
    payments: count,
    yearly_rate: yearlyRatePercent({ financed, confirmedOn: TODAY, payments }),
    schedule: payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })),
  };
}

/** Response of checkBasket for these items; `onSale` has the products that still exist. */
export function basketCheckResponse(items: readonly CheckedItem[], onSale: Readonly<Record<string, ProductOnSale>>) {
  const stores = Object.entries(STORES).flatMap(([key, store]) => {
    const lines = items.flatMap(({ product_id, quantity, price }) => {
      const now = onSale[product_id];
      if (now === undefined || now.store !== key) return [];
      const available = Math.min(quantity, now.stock);
      const was = price !== undefined && price !== now.price ? price : null;
      const state = available === 0 ? 'sold_out' : available < quantity ? 'less_stock' : was === null ? 'ok' : 'price_changed';
      const product = { id: product_id, name: `Чайник ${product_id}`, price: now.price, stock: now.stock, image: null };
      return [{ product_id, quantity, available, state, price_was: was, product }];
    });
    if (lines.length === 0) return [];
    const total = lines.reduce((sum, { product, available }) => sum + product.price * available, 0);
    const offers = total === 0 ? [] : [3, 12].map((months) => offerOf(total, months, 300 * months));
    return [{ store: { ...store, logo: '' }, items: lines, goods_total: total, offers }];
  });
  return { stores, gone: items.map((item) => item.product_id).filter((id) => onSale[id] === undefined), as_of: TODAY };
}
