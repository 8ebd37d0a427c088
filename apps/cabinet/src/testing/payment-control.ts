import type { PaymentState } from '../payment/payment.machine.ts';
import { paymentOf } from '../payment/payment-of.ts';
import type { PaymentControl } from '../payment/use-payment.ts';
import { payment } from './orders.ts';

const nothing = () => undefined;

/** A payment that stands in a state, for stories. */
export const controlAt = (state: PaymentState): PaymentControl => ({
  state,
  seen: null,
  prefill: null,
  submit: async () => undefined,
  startOver: nothing,
  enterCode: nothing,
  resend: nothing,
});

/** A payment of the billing API as the flow takes it. */
export const paymentAt = (...given: Parameters<typeof payment>) => paymentOf(payment(...given), { now: 0, readable: (text) => text });
