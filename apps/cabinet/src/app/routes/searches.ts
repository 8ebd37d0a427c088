import * as v from 'valibot';
import { NOTIFICATION_TYPES } from '../../domain/notification/notification-types.ts';
import { parseStatusFilter } from '../../features/orders/status-filter.ts';

// The query parameters of the pages. A value that a page does not know is ignored, as if the parameter were missing.

const oneOf = <const Names extends readonly string[]>(names: Names) => v.fallback(v.optional(v.picklist(names)), undefined);

/** An id that the server has created, such as the id of a payment. */
const id = v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined);
/** The idempotency key of a request. With it, the page finds the result after a reload or a return from a payment app. */
const attempt = v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined);

/** The id of an order or a product. The router reads a text of digits as a number, and writes it as one. */
const orderOrProduct = v.optional(v.pipe(v.unknown(), v.transform(idOf)));

function idOf(value: unknown): string | number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return /^[\w-]{1,64}$/.test(String(value)) ? value : undefined;
}

/** `way=reset`: the sign-in page shows the password reset instead of the sign-in. */
export const signUpSearchSchema = v.object({ way: oneOf(['reset']), step: oneOf(['code', 'password', 'new-password']) });
export const registerSearchSchema = v.object({ step: oneOf(['code', 'details']) });

/** Returns `step` if this flow has it, else undefined: the sign-in and the password reset share a URL. */
export const parseStep = <Step extends string>(steps: readonly Step[], step: string | undefined): Step | undefined =>
  steps.find((known) => known === step);

export const ordersSearchSchema = v.object({
  /** The group of statuses that the list is filtered by. A single status selects the group it belongs to. */
  status: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((status) => parseStatusFilter(status) ?? undefined),
    ),
  ),
  /** The text to search for. The page turns a number into text. */
  q: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((q) => (typeof q === 'string' || typeof q === 'number' ? q : undefined)),
    ),
  ),
});

/** The payment that a page shows: by its id (`payment`) or, until the server has sent one, by its idempotency key (`attempt`). */
const payment = { payment: id, attempt };

/** `sum`: the customer enters another amount than the proposed one, or pays off the whole order. */
export const paySearchSchema = v.object({ ...payment, sum: oneOf(['other', 'payoff']) });
export const paySeveralSearchSchema = v.object(payment);
/** `order`: after a top-up the customer returns to the payment of this order. */
export const balanceSearchSchema = v.object({ ...payment, act: oneOf(['top-up', 'withdraw']), order: orderOrProduct });
/** `payment`: the page shows this payment instead of the list. */
export const paymentsSearchSchema = v.object({ payment: id });
/** A sum in so'm. */
const sum = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);
/**
 * `checkout`: the id of the checkout once the server has sent one. `step=pay`: the customer pays for all its orders. `fee`: the initial fee
 * that the customer chose in the basket.
 */
export const checkoutSearchSchema = v.object({ ...payment, checkout: id, step: oneOf(['pay']), fee: sum });
/** `step=add`: the page shows the form of a new card instead of the list. */
export const cardsSearchSchema = v.object({ step: oneOf(['add']) });
/**
 * `step=grant`: the page shows the form of a consent instead of the list. `order`: the order of the consent, or `all`; if missing, the
 * customer chooses it in the form.
 */
export const consentsSearchSchema = v.object({ step: oneOf(['grant']), order: orderOrProduct });

/** `change`: the kind of change; if missing, a due date is moved. */
export const hardshipSearchSchema = v.object({ change: oneOf(['move', 'split']), attempt });
export const returnSearchSchema = v.object({ attempt });

/**
 * The product of a review, or the product or order of a question. If it is set, the page shows the form instead of the list. The page of
 * reviews ignores `order`.
 */
export const reviewTargetSearchSchema = v.object({ product: orderOrProduct, order: orderOrProduct });
/** The type of notifications that the list is filtered by. */
export const notificationsSearchSchema = v.object({ type: oneOf(NOTIFICATION_TYPES) });
/** The step of the verification, or `tutorial`. Without it the page shows the overview, and at the first visit the tutorial. */
export const verificationSearchSchema = v.object({
  step: oneOf(['passport_front', 'selfie', 'registration', 'contacts', 'card', 'person', 'tutorial']),
});
/** The step of the phone change; if missing, the first one. */
export const changePhoneSearchSchema = v.object({ step: oneOf(['own-code', 'new-phone', 'new-code']) });
