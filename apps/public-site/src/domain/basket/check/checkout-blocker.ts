import { type Basket, type BasketView, countPieces, MAX_BASKET_PIECES } from '@muddat/app-shell/basket';
import type { BasketCheck } from './use-basket-check.ts';

/**
 * Why an order cannot be placed yet. `checking`: prices are being checked or a change is being saved. `not-checked`, `not-saved`: that
 * failed. `too-many`: more goods than one order may have. The others: a product is no longer sold, sold out, or has too few pieces.
 */
export type CheckoutBlocker = 'checking' | 'not-checked' | 'not-saved' | 'too-many' | 'gone' | 'sold-out' | 'less-stock';

/** The first reason why the order cannot be placed yet; null if there is none. */
export function findCheckoutBlocker(
  view: Pick<BasketView, 'items' | 'saving'>,
  checked: Pick<BasketCheck, 'basket' | 'state'>,
): CheckoutBlocker | null {
  const { items, saving } = view;
  if (countPieces(items) > MAX_BASKET_PIECES) return 'too-many';
  if (saving === 'failed') return 'not-saved';
  if (checked.state === 'failed') return 'not-checked';
  // An order uses the basket stored in the account, so wait until a change is saved.
  if (checked.state === 'asking' || checked.basket === null || saving === 'saving') return 'checking';
  return findUnavailableGoods(items, checked.basket);
}

function findUnavailableGoods(items: Basket, { unavailable, stores }: NonNullable<BasketCheck['basket']>): CheckoutBlocker | null {
  if (items.some(({ productId }) => unavailable.includes(productId))) return 'gone';
  const states = new Set(stores.flatMap(({ lines }) => lines.map(({ state }) => state)));
  if (states.has('sold_out')) return 'sold-out';
  return states.has('less_stock') ? 'less-stock' : null;
}
