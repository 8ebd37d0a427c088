import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { toSingleLine } from '../../../core/field-validator.ts';
import { MAX_BASKET_PIECES, mergeBasketLines } from '../basket/basket-rules.ts';
import type { QuoteContext, QuotedProduct, QuoteRequest } from './quote-context.ts';

export type QuoteLine = { readonly product: QuotedProduct; readonly quantity: number };

/**
 * The requested goods that exist, one line for each product, and an error code for each line that cannot be bought as requested. Ignores
 * lines with a quantity of 0. There are no lines if the request has none or too many pieces.
 */
export function validateQuoteLines(
  items: QuoteRequest['items'],
  { products }: QuoteContext,
): { readonly lines: readonly QuoteLine[]; readonly fields: FieldErrorCodes } {
  const wanted = mergeBasketLines(items.filter((item) => item.quantity > 0));
  const count = wanted.reduce((sum, line) => sum + line.quantity, 0);
  if (count === 0) return { lines: [], fields: { items: 'required' } };
  if (count > MAX_BASKET_PIECES) return { lines: [], fields: { items: 'too_many' } };
  const fields: FieldErrorCodes = {};
  const lines = wanted.flatMap(({ product_id, quantity }): QuoteLine[] => {
    const at = items.findIndex((item) => item.product_id === product_id && item.quantity > 0);
    const product = products.get(product_id);
    if (product === undefined) fields[`items.${at}.product_id`] = 'gone';
    else if (product.stock <= 0) fields[`items.${at}.quantity`] = 'sold_out';
    else if (product.stock < quantity) fields[`items.${at}.quantity`] = 'less_stock';
    return product === undefined ? [] : [{ product, quantity }];
  });
  return { lines, fields };
}

export type StoreDelivery = {
  readonly price: number;
  readonly districtId: string | null;
  readonly addressId: string | null;
  readonly addressRu: string;
  readonly addressUz: string;
};

/**
 * How the goods of these stores reach the customer, and an error code for each invalid field (spec 5: a method or address must be chosen).
 */
export function validateDelivery(
  asked: QuoteRequest['delivery'],
  storeIds: readonly string[],
  { deliveries, district, branch }: QuoteContext,
): { readonly byStore: ReadonlyMap<string, StoreDelivery>; readonly fields: FieldErrorCodes } {
  if (asked === undefined) return { byStore: new Map(), fields: { delivery: 'required' } };
  if (asked.kind === 'pickup') {
    if (branch === null) return { byStore: new Map(), fields: { 'delivery.address_id': 'not_found' } };
    if (storeIds.some((id) => id !== branch.storeId)) return { byStore: new Map(), fields: { 'delivery.address_id': 'other_store' } };
    const { id: addressId, storeId, districtId, addressRu, addressUz } = branch;
    return { byStore: new Map([[storeId, { price: 0, districtId, addressId, addressRu, addressUz }]]), fields: {} };
  }
  const address = toSingleLine(asked.address ?? '');
  const fields: FieldErrorCodes = {
    ...(storeIds.some((id) => !deliveries.has(id)) ? { 'delivery.region_id': 'not_served' } : {}),
    ...(district === null || district.regionId !== asked.region_id ? { 'delivery.district_id': 'not_found' } : {}),
    ...(address === '' ? { 'delivery.address': 'required' } : {}),
  };
  const districtId = district?.id ?? null;
  const byStore = new Map(
    storeIds.map((id) => [id, { price: deliveries.get(id) ?? 0, districtId, addressId: null, addressRu: address, addressUz: address }]),
  );
  return { byStore, fields };
}
