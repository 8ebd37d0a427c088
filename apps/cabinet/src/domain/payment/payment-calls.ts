import type { Api } from '@muddat/app-shell';
import { type CodeChannel, toSentOtp } from '../../shared/code-step/sent-otp.ts';
import type { PaymentEvent, PaymentReference } from './payment.machine.ts';
import type { PaymentAttempt } from './payment.types.ts';
import { type PaymentCall, paymentEventFromError } from './payment-event-from-error.ts';
import { purposeRequestFields } from './purpose.ts';
import { sourceRequestFields } from './source.ts';
import { paymentFromLink, toPayment } from './to-payment.ts';

type PaymentOperation =
  | 'createPayment'
  | 'createWithdrawal'
  | 'cancelWithdrawal'
  | 'generateLink'
  | 'confirmPayment'
  | 'getPayment'
  | 'findPayment'
  | 'resendOtp';

/** The operations of the billing API that a payment needs, for their results alone. */
export type PaymentBillingApi = {
  [Name in PaymentOperation]: (...args: Parameters<Api['billing'][Name]>) => Promise<Awaited<ReturnType<Api['billing'][Name]>>>;
};

/** Status requests are repeated, so they time out sooner than requests that move money. */
const STATUS_TIMEOUT_MS = 8_000;
/**
 * An attempt that the server never received is resent automatically only within this time after the customer pressed the button. An attempt
 * that seems to start later than now by more than this counts as old too: the device's clock was set back.
 */
export const AUTO_RESEND_WINDOW_MS = 15 * 60 * 1000;

type Options = {
  now: () => number;
  /** Transliterates a text of the server into the reader's alphabet. */
  transliterate: (text: string) => string;
  /** Returns the URL that a payment app sends the customer back to, for the payment with this idempotency key. */
  returnUrl: (key: string) => string;
};

/** The requests of a payment. None rejects; each but `cancelWithdrawal` resolves to an event for the payment machine. */
export function createPaymentCalls(billing: PaymentBillingApi, { now, transliterate, returnUrl }: Options) {
  const asEvent = async (call: PaymentCall, ask: () => Promise<PaymentEvent>): Promise<PaymentEvent> => {
    try {
      return await ask();
    } catch (error) {
      return paymentEventFromError(error, call, { now: now(), transliterate });
    }
  };
  const told = (payment: Awaited<ReturnType<PaymentBillingApi['getPayment']>>): PaymentEvent => ({
    type: 'status-received',
    payment: toPayment(payment, { now: now(), transliterate }),
  });
  return {
    create: ({ key, draft }: PaymentAttempt) =>
      asEvent('create', async () => {
        const { purpose, amount, source } = draft;
        if (purpose.purpose === 'withdrawal') {
          return told(await billing.createWithdrawal({ amount, entity_id: purpose.entityId }, { idempotencyKey: key }));
        }
        const body = { ...purposeRequestFields(purpose), amount };
        if (source.type !== 'payment_app') {
          return told(await billing.createPayment({ ...body, ...sourceRequestFields(source, amount) }, { idempotencyKey: key }));
        }
        const { system } = source;
        const link = await billing.generateLink({ ...body, system, return_url: returnUrl(key) }, { idempotencyKey: key });
        return { type: 'status-received', payment: paymentFromLink(link, { purpose: purpose.purpose, system, now: now() }) };
      }),
    // Each submitted code gets a new idempotency key, because a corrected code is a new request. Once a code was accepted, any further call
    // only returns the state of the payment.
    confirm: ({ paymentId, code }: { paymentId: string; code: string }) =>
      asEvent('confirm', async () =>
        told(await billing.confirmPayment({ payment_id: paymentId, code }, { idempotencyKey: crypto.randomUUID() })),
      ),
    /**
     * Cancels a withdrawal that waits for its code. If the request is lost, the withdrawal expires by itself, and its money is available
     * again then.
     */
    cancelWithdrawal: async (paymentId: string): Promise<void> => {
      await billing.cancelWithdrawal({ payment_id: paymentId }, { idempotencyKey: `cancel-${paymentId}` }).catch(() => undefined);
    },
    resend: (paymentId: string, channel: CodeChannel) =>
      asEvent('resend', async () => ({
        type: 'code-resent',
        otp: toSentOtp(await billing.resendOtp({ payment_id: paymentId, channel }), channel, now()),
      })),
    fetchStatus: async (trace: PaymentReference): Promise<PaymentEvent> => {
      const options = { timeoutMs: STATUS_TIMEOUT_MS };
      const event = await asEvent('status', async () =>
        told(
          'paymentId' in trace
            ? await billing.getPayment({ payment_id: trace.paymentId }, options)
            : await billing.findPayment({ idempotency_key: 'key' in trace ? trace.key : trace.attempt.key }, options),
        ),
      );
      const old = 'key' in trace || ('attempt' in trace && Math.abs(now() - trace.attempt.startedAt) > AUTO_RESEND_WINDOW_MS);
      return event.type === 'not-found' && old ? { type: 'lapsed' } : event;
    },
  };
}
