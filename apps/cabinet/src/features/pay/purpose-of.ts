import type { Order } from '../../data/queries.ts';
import type { PayPurpose } from './pay.types.ts';

/** What a payment on an order is for, by why it asks for one. */
export function purposeOf(reason: Order['payment_reason']): PayPurpose {
  return reason === 'initial_fee' || reason === 'order' ? reason : 'instalment';
}
