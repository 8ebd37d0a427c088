/** Everything of one customer stands under this key, so that a payment can make all of it stale at once. */
export const CUSTOMER_KEY = 'customer';
