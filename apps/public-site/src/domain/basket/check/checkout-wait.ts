import { BASKET_MAX_GOODS, type Basket, type BasketView, countGoods } from '@muddat/app-shell/basket';
import type { Checked } from './use-checked.ts';

/** Why an order cannot be placed yet. */
export type CheckoutWait = 'checking' | 'not-checked' | 'not-saved' | 'too-many' | 'gone' | 'sold-out' | 'less-stock';

/** The first reason why the order cannot be placed yet; null if there is none. */
export function checkoutWait(view: Pick<BasketView, 'items' | 'saving'>, checked: Pick<Checked, 'basket' | 'state'>): CheckoutWait | null {
  const { items, saving } = view;
  if (countGoods(items) > BASKET_MAX_GOODS) return 'too-many';
  if (saving === 'failed') return 'not-saved';
  if (checked.state === 'failed') return 'not-checked';
  // An order uses the basket stored in the account, so wait until a change is saved.
  if (checked.state === 'asking' || checked.basket === null || saving === 'saving') return 'checking';
  return missingGoods(items, checked.basket);
}

function missingGoods(items: Basket, { gone, stores }: NonNullable<Checked['basket']>): CheckoutWait | null {
  if (items.some(({ productId }) => gone.includes(productId))) return 'gone';
  const states = new Set(stores.flatMap(({ lines }) => lines.map(({ state }) => state)));
  if (states.has('sold_out')) return 'sold-out';
  return states.has('less_stock') ? 'less-stock' : null;
}
