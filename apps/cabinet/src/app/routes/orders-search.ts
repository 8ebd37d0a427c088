import * as v from 'valibot';
import { choiceOf } from '../../features/orders/status-choice.ts';

/** `?q=` is what is looked for; the page makes a text of it. `?status=`: any status of an order stands for the group it belongs to; all orders without one, and for one that is not known. */
export const ordersSearch = v.object({
  status: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((status) => choiceOf(status) ?? undefined),
    ),
  ),
  q: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((q) => (typeof q === 'string' || typeof q === 'number' ? q : undefined)),
    ),
  ),
});
