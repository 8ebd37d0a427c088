import { Problem } from '../../../core/problem.ts';

/** domain: a basket holds fewer than 10 pieces of goods, however they are divided into lines. */
export const MAX_BASKET_PIECES = 9;

type Line = { readonly quantity: number };

/** Throws 422 `basket_too_large` if the lines hold more than `BASKET_MAX_GOODS` pieces. */
export function assertBasketSize(lines: readonly Line[]): void {
  const goods = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (goods > MAX_BASKET_PIECES) throw new Problem('basket_too_large', { extras: { max: MAX_BASKET_PIECES } });
}

export type BasketLineRequest = { readonly product_id: string; readonly quantity: number; readonly price?: number };

/** Merges lines with the same product: adds their quantities and takes the first price that one of them has. */
export function mergeBasketLines(lines: readonly BasketLineRequest[]): BasketLineRequest[] {
  const byProduct = Map.groupBy(lines, (line) => line.product_id);
  return [...byProduct.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const price = same.find((line) => line.price !== undefined)?.price;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    return [{ product_id: first.product_id, quantity, ...(price === undefined ? {} : { price }) }];
  });
}

export type BasketItemState = 'ok' | 'price_changed' | 'less_stock' | 'sold_out';

/**
 * Compares a basket line with the product's current price and stock: how many pieces can be bought, and the most serious change
 * (`sold_out`, `less_stock`, `price_changed`).
 */
export function checkBasketLine({ quantity, price }: BasketLineRequest, now: { readonly price: number; readonly stock: number }) {
  const available = Math.min(quantity, Math.max(0, now.stock));
  const priceWas = price !== undefined && price !== now.price ? price : null;
  return { available, price_was: priceWas, state: stateOf(quantity, available, priceWas) };
}

function stateOf(quantity: number, available: number, priceWas: number | null): BasketItemState {
  if (available === 0) return 'sold_out';
  if (available < quantity) return 'less_stock';
  return priceWas === null ? 'ok' : 'price_changed';
}
