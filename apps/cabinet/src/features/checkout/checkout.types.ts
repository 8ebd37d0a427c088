import type { installment } from '@muddat/sdk/types';

type Schemas = installment.components['schemas'];
export type Quote = Schemas['CheckoutQuote'];
export type QuotedOrder = Schemas['QuotedOrder'];
export type QuoteRequest = installment.QuoteRequest;
export type CheckoutRequest = installment.CheckoutRequest;
export type Checkout = Schemas['Checkout'];
export type SignedOrder = Schemas['SignedOrder'];
export type PlacedOrder = Checkout['orders'][number];

export type QuoteItem = { readonly product_id: string; readonly quantity: number };

/** The fields of the form that can be invalid, by their names in the contract. `offer` is the consent to the public offer. */
export type CheckoutFieldName =
  | 'items'
  | 'delivery'
  | 'delivery.region_id'
  | 'delivery.district_id'
  | 'delivery.address'
  | 'delivery.address_id'
  | 'order_type'
  | 'months'
  | 'initial_fee'
  | 'card_entity_id'
  | 'promo_code'
  | 'bonus'
  | 'offer';
