import type { installment } from '@muddat/sdk/types';
import * as v from 'valibot';
import { calendarDateSchema } from './columns.ts';

type Schemas = installment.components['schemas'];
/** Requires a schema field for every key of a type, optional keys included, because `v.object` drops keys that it does not know. */
type FieldsOf<T> = { [K in keyof Required<T>]: v.GenericSchema };

const money = v.number();
const optional = v.exactOptional;

/** The request for a quote, in the format of the contract. */
export const quoteRequestSchema = v.object({
  items: v.array(v.object({ product_id: v.string(), quantity: v.number() } satisfies FieldsOf<Schemas['CheckoutItems'][number]>)),
  order_type: optional(v.picklist(['full', 'installment'])),
  months: optional(v.number()),
  initial_fee: optional(money),
  delivery: optional(
    v.object({
      kind: v.picklist(['delivery', 'pickup']),
      region_id: optional(v.string()),
      district_id: optional(v.string()),
      address: optional(v.string()),
      address_id: optional(v.string()),
    } satisfies FieldsOf<NonNullable<Schemas['QuoteRequest']['delivery']>>),
  ),
  promo_code: optional(v.string()),
  bonus: optional(v.number()),
  cash: optional(v.boolean()),
  card_entity_id: optional(v.string()),
} satisfies FieldsOf<Schemas['QuoteRequest']>);

const offerSchema = v.object({
  months: v.number(),
  markup_bp: v.number(),
  price: money,
  initial_fee: money,
  financed: money,
  markup: money,
  total: money,
  to_pay: money,
  monthly_payment: money,
  payments: v.number(),
  yearly_rate: v.number(),
  schedule: v.array(v.object({ number: v.number(), due_date: calendarDateSchema, amount: money })),
} satisfies FieldsOf<Schemas['Offer']>);

const orderSchema = v.object({
  store: v.object({
    id: v.string(),
    alias: v.string(),
    name: v.string(),
    logo: v.string(),
  } satisfies FieldsOf<Schemas['ProductStore']>),
  items: v.array(
    v.object({
      productId: v.string(),
      nameRu: v.string(),
      nameUz: v.string(),
      image: v.nullable(v.string()),
      price: money,
      quantity: v.number(),
    }),
  ),
  delivery: v.object({
    kind: v.picklist(['delivery', 'pickup']),
    districtId: v.nullable(v.string()),
    /** The store's branch, for pickup. */
    addressId: v.nullable(v.string()),
    addressRu: v.string(),
    addressUz: v.string(),
  }),
  goods: money,
  discount: money,
  bonus: v.number(),
  deliveryPrice: money,
  commission: money,
  price: money,
  initialFee: money,
  /** Null for a full purchase. */
  offer: v.nullable(offerSchema),
});

export const quoteRecordSchema = v.object({
  orderType: v.picklist(['full', 'installment']),
  /** A full purchase that is paid to the courier or in the branch. */
  cash: v.boolean(),
  promoCode: v.nullable(v.string()),
  orders: v.array(orderSchema),
  toPayNow: money,
  limitBefore: money,
  limitAfter: money,
  monthlyBefore: money,
  monthlyAfter: money,
  offerVersion: v.string(),
  asOf: calendarDateSchema,
});

/** One store's order as it was quoted, in both languages, so that the signed content does not depend on the language of a request. */
export type QuotedOrder = v.InferOutput<typeof orderSchema>;
export type QuoteRecord = v.InferOutput<typeof quoteRecordSchema>;
