import type { PaymentState } from '../domain/payment/payment.machine.ts';
import { toPayment } from '../domain/payment/to-payment.ts';
import type { PaymentControl } from '../domain/payment/use-payment.ts';
import { wirePayment } from './orders.ts';

const nothing = () => undefined;

/** A payment in the given state, for stories. */
export const paymentControlIn = (state: PaymentState): PaymentControl => ({
  state,
  lastReported: null,
  prefill: null,
  submit: async () => undefined,
  startOver: nothing,
  enterCode: nothing,
  resend: nothing,
});

/** A payment of the billing API, converted to the cabinet's `Payment`. */
export const paymentWith = (...given: Parameters<typeof wirePayment>) =>
  toPayment(wirePayment(...given), { now: 0, transliterate: (text) => text });
