import type { PaymentState } from '../domain/payment/payment.machine.ts';
import { paymentOf } from '../domain/payment/payment-of.ts';
import type { PaymentControl } from '../domain/payment/use-payment.ts';
import { payment } from './orders.ts';

const nothing = () => undefined;

/** A payment in the given state, for stories. */
export const controlAt = (state: PaymentState): PaymentControl => ({
  state,
  seen: null,
  prefill: null,
  submit: async () => undefined,
  startOver: nothing,
  enterCode: nothing,
  resend: nothing,
});

/** A payment of the billing API, converted to the cabinet's `Payment`. */
export const paymentAt = (...given: Parameters<typeof payment>) => paymentOf(payment(...given), { now: 0, readable: (text) => text });
