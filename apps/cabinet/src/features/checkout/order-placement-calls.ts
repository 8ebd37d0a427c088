import type { Api } from '@muddat/app-shell';
import { isApiError, refusalOf } from '@muddat/sdk';
import * as v from 'valibot';
import { type CodeChannel, toSentOtp } from '../../shared/code-step/sent-otp.ts';
import { isWriteOutcomeUnknown } from '../../shared/refusal/is-undecided.ts';
import type { Checkout } from './checkout.types.ts';
import type { CheckoutLookup, OrderPlacementAttempt, OrderPlacementEvent } from './order-placement.machine.ts';

export type OrderPlacementApi = {
  installment: Pick<Api['installment'], 'createCheckout' | 'confirmCheckout' | 'getCheckout' | 'findCheckout'>;
  billing: Pick<Api['billing'], 'resendOtp'>;
};

/** The extra data of the refusal `already_placed`. */
const placedSchema = v.object({ checkout: v.object({ checkout_id: v.string() }) });

type Options = {
  now: () => number;
  /** Transliterates a text of the server into the reader's alphabet. */
  transliterate: (text: string) => string;
};

/** The status is polled, so a request for it may time out sooner than other calls: the next poll follows. */
const STATUS_TIMEOUT_MS = 8_000;
/** An attempt that the server never received is resent automatically only within this time after the customer pressed the button. */
const RESEND_WITHIN_MS = 15 * 60 * 1000;
/** Refusals after which the customer stays at the step of the code. Any other refusal of `confirm` returns to the form. */
const CODE_REFUSALS: ReadonlySet<string> = new Set([
  'otp_wrong',
  'otp_expired',
  'otp_locked',
  'resend_too_early',
  'too_many_codes_sent',
  'too_many_wrong_codes',
  'rate_limited',
]);

/** The requests of placing orders. Each resolves to the event for the machine, and none rejects. */
export function createOrderPlacementCalls({ installment, billing }: OrderPlacementApi, { now, transliterate }: Options) {
  /**
   * The event for `already_placed`, whose extra data name the checkout that another tab has placed: fetches the current state of that
   * checkout, and is `answer-lost` if this fails. Null for any other error.
   */
  const placedEarlier = async (error: unknown): Promise<OrderPlacementEvent | null> => {
    const named = isApiError(error) && refusalOf(error).code === 'already_placed' ? v.safeParse(placedSchema, error.data) : null;
    if (!named?.success) return null;
    try {
      const checkout = await installment.getCheckout({ checkout_id: named.output.checkout.checkout_id });
      return { type: 'placed-earlier', checkout };
    } catch {
      return { type: 'answer-lost' };
    }
  };
  const failed = (error: unknown, call: 'create' | 'confirm' | 'resend'): OrderPlacementEvent => {
    if (isWriteOutcomeUnknown(error)) return { type: 'answer-lost' };
    const told = refusalOf(error);
    const refusal = { ...told, message: transliterate(told.message) };
    const isOfCode = call === 'resend' || (call === 'confirm' && CODE_REFUSALS.has(told.code));
    return isOfCode ? { type: 'code-refused', refusal, now: now() } : { type: 'refused', refusal };
  };
  const told = (checkout: Checkout): OrderPlacementEvent => ({
    type: 'status-received',
    checkout,
    otp: checkout.otp === undefined ? null : toSentOtp(checkout.otp, 'sms', now()),
  });
  return {
    create: async ({ key, request }: OrderPlacementAttempt): Promise<OrderPlacementEvent> => {
      try {
        return told(await installment.createCheckout(request, { idempotencyKey: key }));
      } catch (error) {
        return (await placedEarlier(error)) ?? failed(error, 'create');
      }
    },
    // Each submitted code gets a new idempotency key, because a corrected code is a different request. The server places the orders of a
    // checkout only once, with any key.
    confirm: async ({ checkoutId, code }: { checkoutId: string; code: string }): Promise<OrderPlacementEvent> => {
      try {
        return told(await installment.confirmCheckout({ checkout_id: checkoutId, code }, { idempotencyKey: crypto.randomUUID() }));
      } catch (error) {
        return (await placedEarlier(error)) ?? failed(error, 'confirm');
      }
    },
    resend: async (otpId: string, channel: CodeChannel): Promise<OrderPlacementEvent> => {
      try {
        return { type: 'code-resent', otp: toSentOtp(await billing.resendOtp({ otp_id: otpId, channel }), channel, now()) };
      } catch (error) {
        return failed(error, 'resend');
      }
    },
    fetchStatus: async (trace: CheckoutLookup): Promise<OrderPlacementEvent> => {
      const options = { timeoutMs: STATUS_TIMEOUT_MS };
      try {
        return told(
          'attempt' in trace
            ? await installment.findCheckout({ idempotency_key: trace.attempt.key }, options)
            : await installment.getCheckout({ checkout_id: trace.checkoutId }, options),
        );
      } catch (error) {
        if (!isApiError(error) || error.statusCode !== 404 || error.source !== 'server') return { type: 'answer-lost' };
        return { type: 'not-found', lapsed: 'attempt' in trace && now() - trace.attempt.startedAt > RESEND_WITHIN_MS };
      }
    },
  };
}
