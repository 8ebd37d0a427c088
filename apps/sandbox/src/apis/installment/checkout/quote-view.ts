import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { QuotedOrder } from '../../../db/schema/quote-json.ts';
import type { QuoteRow } from './compute-quote.ts';

type Schemas = installment.components['schemas'];

export function quoteView({ id, goodUntil, record }: QuoteRow, locale: Locale): Schemas['CheckoutQuote'] {
  const sum = (of: (order: QuotedOrder) => number) => record.orders.reduce((all, order) => all + of(order), 0);
  return {
    quote_id: id,
    good_until: goodUntil.toISOString(),
    order_type: record.orderType,
    orders: record.orders.map((order) => orderView(order, locale)),
    goods: sum((order) => order.goods),
    discount: sum((order) => order.discount),
    bonus: sum((order) => order.bonus),
    delivery_price: sum((order) => order.deliveryPrice),
    commission: sum((order) => order.commission),
    price: sum((order) => order.price),
    to_pay_now: record.toPayNow,
    limit_before: record.limitBefore,
    limit_after: record.limitAfter,
    monthly_before: record.monthlyBefore,
    monthly_after: record.monthlyAfter,
    offer_version: record.offerVersion,
    as_of: record.asOf,
  };
}

function orderView(order: QuotedOrder, locale: Locale): Schemas['QuotedOrder'] {
  return {
    store: order.store,
    items: order.items.map(({ productId, nameRu, nameUz, image, price, quantity }) => ({
      product_id: productId,
      name: pickByLocale(locale, nameRu, nameUz),
      image,
      price,
      quantity,
    })),
    delivery: {
      kind: order.delivery.kind,
      district_id: order.delivery.districtId,
      address: pickByLocale(locale, order.delivery.addressRu, order.delivery.addressUz),
      price: order.deliveryPrice,
    },
    goods: order.goods,
    discount: order.discount,
    bonus: order.bonus,
    delivery_price: order.deliveryPrice,
    commission: order.commission,
    price: order.price,
    initial_fee: order.initialFee,
    offer: order.offer,
  };
}
