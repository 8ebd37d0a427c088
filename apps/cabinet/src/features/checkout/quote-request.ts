import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import type { CheckoutFieldName, QuoteItem, QuoteRequest } from './checkout.types.ts';

/** The contract's error codes of the fields that prevent a quote. */
export type MissingFields = { readonly [Field in CheckoutFieldName]?: string };
export type QuoteRequestResult = { kind: 'ready'; request: QuoteRequest } | { kind: 'missing'; fields: MissingFields };

/** The spec's limit, counted in pieces: the basket must hold fewer than 10 goods (spec 5). */
const MAX_GOODS = 9;

/** The request for a quote, or the fields that must be filled in first (spec 5). */
export function buildQuoteRequest(items: readonly QuoteItem[], draft: CheckoutDraft): QuoteRequestResult {
  const fields = missingFieldsOf(items, draft);
  const payment = paymentOf(draft);
  const delivery = deliveryOf(draft);
  if (Object.keys(fields).length > 0 || payment === null || delivery === null) return { kind: 'missing', fields };
  const { initialFee, cardId, bonus } = draft;
  const promo = draft.promo.trim();
  const isParts = payment.order_type === 'installment';
  return {
    kind: 'ready',
    request: {
      items: items.map(({ product_id, quantity }) => ({ product_id, quantity })),
      ...payment,
      delivery,
      ...(isParts && initialFee !== null && initialFee > 0 ? { initial_fee: initialFee } : {}),
      ...(!isParts && draft.cash ? { cash: true } : {}),
      ...(cardId === null || (!isParts && draft.cash) ? {} : { card_entity_id: cardId }),
      ...(promo === '' ? {} : { promo_code: promo }),
      ...(bonus === null || bonus === 0 ? {} : { bonus }),
    },
  };
}

/** How the purchase is paid; null until that is chosen, with the term of an instalment order. */
function paymentOf({ orderType, months }: CheckoutDraft) {
  if (orderType === 'full') return { order_type: orderType };
  return orderType === null || months === null ? null : { order_type: orderType, months };
}

/** How the goods reach the customer; null until that is chosen, with a whole address. */
function deliveryOf({ kind, regionId, districtId, address, addressId }: CheckoutDraft): QuoteRequest['delivery'] | null {
  if (kind === 'pickup') return addressId === null ? null : { kind, address_id: addressId };
  if (kind === null || regionId === null || districtId === null) return null;
  return { kind, region_id: regionId, district_id: districtId, address: address.trim() };
}

function missingFieldsOf(items: readonly QuoteItem[], draft: CheckoutDraft): MissingFields {
  const goods = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const rules: readonly (readonly [boolean, CheckoutFieldName])[] = [
    [goods === 0, 'items'],
    [draft.kind === null, 'delivery'],
    [draft.kind === 'delivery' && draft.regionId === null, 'delivery.region_id'],
    [draft.kind === 'delivery' && draft.districtId === null, 'delivery.district_id'],
    [draft.kind === 'delivery' && draft.address.trim() === '', 'delivery.address'],
    [draft.kind === 'pickup' && draft.addressId === null, 'delivery.address_id'],
    [draft.orderType === null, 'order_type'],
    [draft.orderType === 'installment' && draft.months === null, 'months'],
    // NaN: the typed text is no amount, and the field itself shows an error.
    [draft.orderType === 'installment' && Number.isNaN(draft.initialFee), 'initial_fee'],
    [Number.isNaN(draft.bonus), 'bonus'],
    [needsCard(draft) && draft.cardId === null, 'card_entity_id'],
  ];
  const missing = Object.fromEntries(rules.flatMap(([isMissing, field]) => (isMissing ? [[field, 'required'] as const] : [])));
  return goods > MAX_GOODS ? { ...missing, items: 'too_many' } : missing;
}

/** An instalment order needs a card (spec 5), and so does a full purchase that is not paid in cash. */
export const needsCard = ({ orderType, cash }: CheckoutDraft): boolean => orderType === 'installment' || (orderType === 'full' && !cash);
