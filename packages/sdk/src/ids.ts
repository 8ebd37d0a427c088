/**
 * Ids of different things have different types, so that an order's id where a payment's is expected is a type error. A plain string,
 * such as one from an address, is accepted as any of them.
 */
type Id<Kind extends string> = string & { readonly __id?: Kind };

/** Identifies a payment: `payment_id` of `createPayment`'s answer. */
export type PaymentId = Id<'payment'>;
/** Identifies an order: `id` in `listOrders`. */
export type OrderId = Id<'order'>;
/** Identifies a quote, which fixes amounts for a short time: of an early payoff or of a checkout. */
export type QuoteId = Id<'quote'>;
/** Identifies a saved card or the balance: `entity_id` in `listEntities`. */
export type EntityId = Id<'entity'>;
/** Identifies a one-time code that was sent. */
export type OtpId = Id<'otp'>;
/** Identifies a checkout: `checkout_id` of `createCheckout`'s answer. */
export type CheckoutId = Id<'checkout'>;
/** Identifies a partner store. */
export type StoreId = Id<'store'>;
/** Identifies a product of a store. */
export type ProductId = Id<'product'>;
/** Identifies a return of goods. */
export type ReturnId = Id<'return'>;
