import { type CodeChannel, otpAfter, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Payment, PaymentAttempt } from './payment.types.ts';

/**
 * What tells one payment: its id once the server has named it, until then the key under which it was asked for. A key alone comes from
 * an address, as after a payment app: what was to be paid is not known here, so it is only ever looked up.
 */
export type PaymentTrace = { paymentId: string; codeSent?: boolean } | { attempt: PaymentAttempt } | { key: string };

/**
 * The flow of one payment (domain, Payments). Money moves only on the server; this machine decides what is asked of it next.
 * An answer that never came leads to `checking`, never to a second payment: the result is asked for by the payment's id or key,
 * and what was never received is sent again under the same key.
 */
export type PaymentState =
  | { kind: 'form'; problem: Refusal | null }
  | { kind: 'sending'; attempt: PaymentAttempt }
  | { kind: 'checking'; trace: PaymentTrace }
  | { kind: 'awaiting-code'; payment: Payment; otp: SentOtp; problem: Refusal | null; notice: 'code-not-received' | null }
  | { kind: 'confirming'; payment: Payment; otp: SentOtp; code: string }
  | { kind: 'resending'; payment: Payment; otp: SentOtp; channel: CodeChannel }
  | { kind: 'processing'; payment: Payment }
  | { kind: 'succeeded'; payment: Payment }
  | { kind: 'failed'; payment: Payment };

export type PaymentEvent =
  | { type: 'submitted'; attempt: PaymentAttempt }
  /** Another tab has begun a payment with this aim: this one joins it. */
  | { type: 'joined'; attempt: PaymentAttempt }
  | { type: 'status-received'; payment: Payment }
  /** `now`: ms since 1970. */
  | { type: 'refused'; problem: Refusal; now: number }
  | { type: 'answer-lost' }
  | { type: 'not-found' }
  /** It was never received, and the press of the button is too long ago to move money by it now. */
  | { type: 'lapsed' }
  | { type: 'code-entered'; code: string }
  | { type: 'code-refused'; problem: Refusal; now: number }
  | { type: 'resend-asked'; channel: CodeChannel }
  | { type: 'code-resent'; otp: SentOtp }
  | { type: 'started-over' };

/** Refusals of a code after which this payment can take no other. */
const CLOSING_CODES = new Set(['otp_locked', 'otp_expired', 'payment_not_confirmable']);

/** Where the flow begins: with what is left of an earlier visit, or with the form. */
export function initialPaymentState(trace: PaymentTrace | null): PaymentState {
  return trace ? { kind: 'checking', trace } : { kind: 'form', problem: null };
}

export function paymentMachine(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'status-received') return isTakingNews(state) ? told(state, event.payment) : state;
  switch (state.kind) {
    case 'form':
      if (event.type === 'joined') return { kind: 'checking', trace: { attempt: event.attempt } };
      return event.type === 'submitted' ? { kind: 'sending', attempt: event.attempt } : state;
    case 'sending':
      if (event.type === 'refused') return { kind: 'form', problem: event.problem };
      return event.type === 'answer-lost' ? { kind: 'checking', trace: { attempt: state.attempt } } : state;
    case 'checking':
      return checking(state, event);
    case 'awaiting-code':
      if (event.type === 'code-entered') return { kind: 'confirming', payment: state.payment, otp: state.otp, code: event.code };
      // Without its code this payment takes nothing, so another may be begun in its place.
      if (event.type === 'started-over') return { kind: 'form', problem: null };
      if (event.type !== 'resend-asked') return state;
      return { kind: 'resending', payment: state.payment, otp: state.otp, channel: event.channel };
    case 'confirming':
      return confirming(state, event);
    case 'resending':
      if (event.type === 'code-resent')
        return { kind: 'awaiting-code', payment: state.payment, otp: event.otp, problem: null, notice: null };
      if (event.type === 'refused') return codeRefused(state, event);
      return event.type === 'answer-lost' ? checkingPayment(state.payment) : state;
    case 'processing':
      // Nobody is charged in a payment app by waiting for it. Should the money come after all, it pays the instalments that follow, and
      // the balance gets what nothing is left to pay with.
      return event.type === 'started-over' && state.payment.appUrl !== null ? { kind: 'form', problem: null } : state;
    case 'succeeded':
    case 'failed':
      return event.type === 'started-over' ? { kind: 'form', problem: null } : state;
  }
}

const checkingPayment = ({ id }: Payment, codeSent = false): PaymentState => ({ kind: 'checking', trace: { paymentId: id, codeSent } });

function checking(state: Extract<PaymentState, { kind: 'checking' }>, event: PaymentEvent): PaymentState {
  if (event.type === 'lapsed') return { kind: 'form', problem: null };
  // No answer either: keep asking. A refusal other than "not found" says nothing about the payment.
  if (event.type !== 'not-found') return state;
  // The request never arrived, so it is sent again, under the same key: should the first one arrive late, both are one payment.
  if ('attempt' in state.trace) return { kind: 'sending', attempt: state.trace.attempt };
  return { kind: 'form', problem: null };
}

function confirming(state: Extract<PaymentState, { kind: 'confirming' }>, event: PaymentEvent): PaymentState {
  const { payment, otp } = state;
  if (event.type === 'answer-lost') return checkingPayment(payment, true);
  if (event.type !== 'code-refused') return state;
  // The last try ends the payment, too.
  if (CLOSING_CODES.has(event.problem.code) || event.problem.triesLeft === 0) return checkingPayment(payment);
  return codeRefused({ payment, otp }, event);
}

const codeRefused = (
  { payment, otp }: { payment: Payment; otp: SentOtp },
  { problem, now }: { problem: Refusal; now: number },
): PaymentState => ({ kind: 'awaiting-code', payment, otp: otpAfter(otp, problem, now), problem, notice: null });

/** While nothing is under way the server has nothing to tell; a late answer of a flow that was started over is dropped. */
function isTakingNews(state: PaymentState): boolean {
  return state.kind !== 'form' && state.kind !== 'succeeded' && state.kind !== 'failed';
}

/** The state that a payment's own status calls for. */
function told(state: PaymentState, payment: Payment): PaymentState {
  switch (payment.status) {
    case 'created':
    case 'processing':
      return { kind: 'processing', payment };
    case 'succeeded':
      return { kind: 'succeeded', payment };
    case 'failed':
    case 'expired':
    case 'canceled':
      return { kind: 'failed', payment };
    case 'otp_required':
      return awaitingCode(state, payment);
  }
}

function awaitingCode(state: PaymentState, payment: Payment): PaymentState {
  if (!payment.otp) return { kind: 'processing', payment };
  // A code was sent off and the payment still waits for one: it did not arrive, and may be entered again.
  const lost = state.kind === 'checking' && 'codeSent' in state.trace && state.trace.codeSent === true;
  return { kind: 'awaiting-code', payment, otp: payment.otp, problem: null, notice: lost ? 'code-not-received' : null };
}
