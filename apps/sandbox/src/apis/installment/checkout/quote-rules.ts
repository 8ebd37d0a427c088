import { basketPrice, maxBonus } from '@muddat/schedule';
import type { FieldErrorCode, FieldErrorCodes } from '../../../core/field-codes.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { evaluatePromo, normalizePromoCode } from './promo-rules.ts';
import type { QuoteContext, QuoteRequest } from './quote-context.ts';
import {
  areFeesPayable,
  maxTotalInitialFee,
  minPayableInitialFee,
  minTotalInitialFee,
  splitInitialFee,
  totalLimitNeeded,
} from './quote-fees.ts';
import { type QuoteLine, validateDelivery, validateQuoteLines } from './quote-lines.ts';
import { buildQuoteRecord, type PricedStoreShare, type StoreShare } from './quote-record.ts';
import { splitProportionally } from './split-proportionally.ts';

export type QuoteVerdict =
  | { readonly kind: 'quoted'; readonly record: QuoteRecord }
  | { readonly kind: 'refused'; readonly fields: FieldErrorCodes; readonly extras: QuoteProblemExtras };

type QuoteProblemExtras = {
  readonly initial_fee_min?: number;
  readonly initial_fee_max?: number;
  readonly bank?: string;
  readonly stores_without_delivery?: readonly string[];
};

/**
 * Computes the price and every date of an order, or an error code at each field that prevents it (spec 5; domain, Arithmetic). Sums are
 * checked only if the goods are valid.
 */
export function evaluateQuote(ask: QuoteRequest, world: QuoteContext): QuoteVerdict {
  const { lines, fields: lineFields } = validateQuoteLines(ask.items, world);
  const parts = storeSharesOf(lines, world);
  const storeIds = parts.map(({ store }) => store.id);
  const delivery = validateDelivery(ask.delivery, storeIds, world);
  const fields: FieldErrorCodes = { ...lineFields, ...delivery.fields, ...validateOrderType(ask, storeIds, world) };
  const card = validateCard(ask, parts, world);
  if (card !== null) fields['card_entity_id'] = card.code;
  const extras: QuoteProblemExtras = {
    ...(card?.bank === undefined ? {} : { bank: card.bank }),
    ...(delivery.fields['delivery.region_id'] === 'not_served' ? { stores_without_delivery: storesWithoutDelivery(parts, world) } : {}),
  };
  if (Object.keys(lineFields).length > 0) return { kind: 'refused', fields, extras };

  const discounts = discountsOf(ask, parts, world, fields);
  const bonuses = bonusesOf(ask, parts, discounts, world, fields);
  if (Object.keys(fields).some((name) => name !== 'card_entity_id')) return { kind: 'refused', fields, extras };
  const priced = parts.map((part, index): PricedStoreShare => {
    const how = delivery.byStore.get(part.store.id);
    const [discount, bonus] = [discounts[index] ?? 0, bonuses[index] ?? 0];
    const deliveryPrice = how?.price ?? 0;
    const term = world.terms.find(({ storeId, months }) => storeId === part.store.id && months === ask.months) ?? null;
    return {
      ...part,
      discount,
      bonus,
      deliveryPrice,
      delivery: {
        kind: ask.delivery?.kind ?? 'delivery',
        districtId: how?.districtId ?? null,
        addressId: how?.addressId ?? null,
        addressRu: how?.addressRu ?? '',
        addressUz: how?.addressUz ?? '',
      },
      price: basketPrice({ goods: part.goods, promoDiscount: discount, bonuses: bonus, delivery: deliveryPrice }),
      term,
    };
  });
  const split = ask.order_type === 'installment' ? splitInitialFee(ask.initial_fee ?? 0, priced) : priced.map(() => 0);
  const tooSmall = split !== null && !areFeesPayable(split);
  const fees = tooSmall ? null : split;
  if (fees === null) fields['initial_fee'] = 'out_of_range';
  const tooMuch = fees !== null && ask.order_type === 'installment' && totalLimitNeeded(priced, fees) > world.limit.available;
  if (tooMuch) fields['initial_fee'] = 'limit_exceeded';
  if (fees === null || Object.keys(fields).length > 0) {
    const least = tooMuch ? minTotalInitialFee(priced, world.limit.available) : tooSmall ? minPayableInitialFee(priced) : null;
    const bounds = {
      ...(least === null ? {} : { initial_fee_min: least }),
      ...(fees === null ? { initial_fee_max: maxTotalInitialFee(priced) } : {}),
    };
    return { kind: 'refused', fields, extras: { ...extras, ...bounds } };
  }
  return { kind: 'quoted', record: buildQuoteRecord(ask, priced, fees, world) };
}

/** Groups the lines by store: one order for each, in the sequence of their first lines. */
function storeSharesOf(lines: readonly QuoteLine[], world: QuoteContext): StoreShare[] {
  return [...Map.groupBy(lines, ({ product }) => product.storeId)].flatMap(([storeId, own]): StoreShare[] => {
    const store = world.stores.get(storeId);
    const goods = own.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
    return store === undefined ? [] : [{ store, lines: own, goods }];
  });
}

const storesWithoutDelivery = (parts: readonly StoreShare[], { deliveries }: QuoteContext): readonly string[] =>
  parts.flatMap(({ store }) => (deliveries.has(store.id) ? [] : store.name));

function validateOrderType(
  { order_type, months }: QuoteRequest,
  storeIds: readonly string[],
  { limit, terms }: QuoteContext,
): FieldErrorCodes {
  if (order_type === undefined) return { order_type: 'required' };
  if (order_type === 'full') return {};
  const offered = storeIds.every((id) => terms.some((term) => term.storeId === id && term.months === months));
  return {
    ...(limit.approved ? {} : { order_type: 'limit_required' }),
    ...(months === undefined ? { months: 'required' } : offered ? {} : { months: 'not_offered' }),
  };
}

/**
 * The error code of the request's card. A store may require a card of one bank for an installment; a card that the request names must exist
 * and not be expired, whatever the order type.
 */
function validateCard(
  ask: QuoteRequest,
  parts: readonly StoreShare[],
  { card }: QuoteContext,
): { readonly code: FieldErrorCode; readonly bank?: string } | null {
  const banks = ask.order_type === 'installment' ? parts.flatMap(({ store }) => store.installmentBank ?? []) : [];
  const [bank] = banks;
  if (ask.card_entity_id === undefined || ask.card_entity_id === '') return bank === undefined ? null : { code: 'required', bank };
  if (card === null) return { code: 'not_found', ...(bank === undefined ? {} : { bank }) };
  if (card.expired) return { code: 'expired', ...(bank === undefined ? {} : { bank }) };
  const other = banks.find((wanted) => wanted !== card.bank);
  return other === undefined ? null : { code: 'other_bank', bank: other };
}

function discountsOf(ask: QuoteRequest, parts: readonly StoreShare[], world: QuoteContext, fields: FieldErrorCodes): readonly number[] {
  if (normalizePromoCode(ask.promo_code ?? '') === '') return [];
  const goods = parts.map(({ store, goods }) => ({ storeId: store.id, goods }));
  const verdict = evaluatePromo(world.promo, goods, { today: world.today, used: world.promoUsed });
  if (verdict.kind === 'gives') return verdict.discounts;
  fields['promo_code'] = verdict.code;
  return [];
}

function bonusesOf(
  ask: QuoteRequest,
  parts: readonly StoreShare[],
  discounts: readonly number[],
  world: QuoteContext,
  fields: FieldErrorCodes,
): readonly number[] {
  const bonus = ask.bonus ?? 0;
  if (bonus === 0) return [];
  const rooms = parts.map(({ goods }, index) => Math.min(maxBonus(goods), goods - (discounts[index] ?? 0)));
  const shares = splitProportionally(bonus, rooms, rooms);
  if (shares === null) fields['bonus'] = 'above_max';
  else if (bonus > world.bonusBalance) fields['bonus'] = 'above_balance';
  return shares ?? [];
}
