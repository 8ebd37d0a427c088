import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Payment, PaymentAttempt } from './payment.types.ts';

/**
 * Identifies one payment: by its id once the server has sent one, until then by the idempotency key of its attempt. `codeSent`: the
 * customer's code was sent, and the response was lost.
 * A key alone comes from the URL, as after the return from a payment app. The amount and purpose are then unknown, so the payment is only
 * polled, never sent.
 */
export type PaymentReference = { paymentId: string; codeSent?: boolean } | { attempt: PaymentAttempt } | { key: string };

/**
 * The flow of one payment (docs/payments.md). Money moves only on the server; this machine decides which request is sent next.
 * A lost response leads to `checking`, never to a second payment: the result is polled by the payment's id or key. If the server never
 * received the request, it is sent again with its old key.
 */
export type PaymentState =
  | { kind: 'form'; problem: Refusal | null }
  | { kind: 'sending'; attempt: PaymentAttempt }
  | { kind: 'checking'; reference: PaymentReference }
  | { kind: 'awaiting-code'; payment: Payment; otp: SentOtp; problem: Refusal | null; notice: 'code-not-received' | null }
  | { kind: 'confirming'; payment: Payment; otp: SentOtp; code: string }
  | { kind: 'resending'; payment: Payment; otp: SentOtp; channel: CodeChannel }
  | { kind: 'processing'; payment: Payment }
  | { kind: 'succeeded'; payment: Payment }
  | { kind: 'failed'; payment: Payment };

export type PaymentEvent =
  | { type: 'submitted'; attempt: PaymentAttempt }
  /** An attempt with the same purpose key is already under way, so this tab follows its payment. */
  | { type: 'joined'; attempt: PaymentAttempt }
  | { type: 'status-received'; payment: Payment }
  /** `now`: ms since 1970. */
  | { type: 'refused'; problem: Refusal; now: number }
  | { type: 'answer-lost' }
  | { type: 'not-found' }
  /** The server never received the request, and the customer pressed the button too long ago to send it again. */
  | { type: 'lapsed' }
  | { type: 'code-entered'; code: string }
  | { type: 'code-refused'; problem: Refusal; now: number }
  | { type: 'resend-asked'; channel: CodeChannel }
  | { type: 'code-resent'; otp: SentOtp }
  | { type: 'started-over' };

/** After a refusal with one of these codes, the payment accepts no further code. */
const CLOSING_CODES = new Set(['otp_locked', 'otp_expired', 'payment_not_confirmable']);

/** The first state: polling if an earlier visit left an unfinished payment, else the form. */
export function initialPaymentState(reference: PaymentReference | null): PaymentState {
  return reference ? { kind: 'checking', reference } : { kind: 'form', problem: null };
}

export function paymentMachine(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'status-received') return acceptsStatus(state) ? stateForStatus(state, event.payment) : state;
  switch (state.kind) {
    case 'form':
      if (event.type === 'joined') return { kind: 'checking', reference: { attempt: event.attempt } };
      return event.type === 'submitted' ? { kind: 'sending', attempt: event.attempt } : state;
    case 'sending':
      if (event.type === 'refused') return { kind: 'form', problem: event.problem };
      return event.type === 'answer-lost' ? { kind: 'checking', reference: { attempt: state.attempt } } : state;
    case 'checking':
      return checking(state, event);
    case 'awaiting-code':
      if (event.type === 'code-entered') return { kind: 'confirming', payment: state.payment, otp: state.otp, code: event.code };
      // A payment whose code is not confirmed charges nothing, so the customer may start a new one.
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
      // Waiting for a payment app charges nothing, so the customer may start a new payment. If the app still sends the money, the money
      // pays the following instalments, and the rest is credited to the balance.
      return event.type === 'started-over' && state.payment.appUrl !== null ? { kind: 'form', problem: null } : state;
    case 'succeeded':
    case 'failed':
      return event.type === 'started-over' ? { kind: 'form', problem: null } : state;
  }
}

const checkingPayment = ({ id }: Payment, codeSent = false): PaymentState => ({ kind: 'checking', reference: { paymentId: id, codeSent } });

function checking(state: Extract<PaymentState, { kind: 'checking' }>, event: PaymentEvent): PaymentState {
  if (event.type === 'lapsed') return { kind: 'form', problem: null };
  // Keep polling: of the other events only `not-found` means that the payment does not exist.
  if (event.type !== 'not-found') return state;
  // The server never received the request, so the request is sent again with the same key: if the first one arrives late, the server still
  // makes one payment.
  if ('attempt' in state.reference) return { kind: 'sending', attempt: state.reference.attempt };
  return { kind: 'form', problem: null };
}

function confirming(state: Extract<PaymentState, { kind: 'confirming' }>, event: PaymentEvent): PaymentState {
  const { payment, otp } = state;
  if (event.type === 'answer-lost') return checkingPayment(payment, true);
  if (event.type !== 'code-refused') return state;
  // A wrong code without tries left also ends the payment.
  if (CLOSING_CODES.has(event.problem.code) || event.problem.triesLeft === 0) return checkingPayment(payment);
  return codeRefused({ payment, otp }, event);
}

const codeRefused = (
  { payment, otp }: { payment: Payment; otp: SentOtp },
  { problem, now }: { problem: Refusal; now: number },
): PaymentState => ({ kind: 'awaiting-code', payment, otp: otpAfterRefusal(otp, problem, now), problem, notice: null });

/** Drops a status response that arrives late: in `form` no payment is under way, and a finished payment changes no more. */
function acceptsStatus(state: PaymentState): boolean {
  return state.kind !== 'form' && state.kind !== 'succeeded' && state.kind !== 'failed';
}

/** The state for a payment's status. `failed` also stands for an expired and for a canceled payment. */
function stateForStatus(state: PaymentState, payment: Payment): PaymentState {
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
  // The customer's code was sent with a lost response, and the payment still waits for a code. So that code did not reach the server, and
  // the customer may enter it again.
  const lost = state.kind === 'checking' && 'codeSent' in state.reference && state.reference.codeSent === true;
  return { kind: 'awaiting-code', payment, otp: payment.otp, problem: null, notice: lost ? 'code-not-received' : null };
}
