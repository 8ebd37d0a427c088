import { type CodeChannel, otpAfter, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Checkout, CheckoutRequest, SignedOrder } from './checkout.types.ts';

/**
 * One attempt to place orders. Its idempotency key is created once, stored before the first request, and sent again with every retry
 * (docs/payments.md).
 */
export type PlacingAttempt = { readonly key: string; readonly startedAt: number; readonly request: CheckoutRequest };

/**
 * How a checkout is found: by its id or, until the server has sent the id, by its idempotency key. `codeSent`: a code was submitted before.
 */
export type PlacingTrace = { checkoutId: string; codeSent?: true } | { attempt: PlacingAttempt };

/** A checkout whose code was sent, and the orders that the code signs. `otpId` is needed to request a new code. */
type Signing = { checkoutId: string; otpId: string; otp: SentOtp; toSign: readonly SignedOrder[] };

export type PlacingState =
  | { kind: 'form'; refusal: Refusal | null }
  | { kind: 'creating'; attempt: PlacingAttempt }
  /** The result is unknown. The checkout is polled, and never sent again with another key. */
  | { kind: 'checking'; trace: PlacingTrace }
  | ({ kind: 'code'; refusal: Refusal | null; notice: 'code-not-received' | null } & Signing)
  | ({ kind: 'confirming'; code: string } & Signing)
  | ({ kind: 'resending'; channel: CodeChannel } & Signing)
  /** `earlier`: another tab has placed this basket, so this tab created no order. */
  | { kind: 'placed'; checkout: Checkout; earlier?: true };

export type PlacingEvent =
  | { type: 'submitted'; attempt: PlacingAttempt }
  /** Another tab, or this tab before a reload, has started the attempt. */
  | { type: 'joined'; attempt: PlacingAttempt }
  | { type: 'status-received'; checkout: Checkout; otp: SentOtp | null }
  /** The server has already placed this basket through a checkout of another tab. */
  | { type: 'placed-earlier'; checkout: Checkout }
  | { type: 'answer-lost' }
  /** The server has no such checkout. `lapsed`: the customer pressed the button too long ago for an automatic retry. */
  | { type: 'not-found'; lapsed: boolean }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'code-entered'; code: string }
  | { type: 'code-refused'; refusal: Refusal; now: number }
  | { type: 'resend-asked'; channel: CodeChannel }
  | { type: 'code-resent'; otp: SentOtp }
  | { type: 'started-over' };

const FORM: PlacingState = { kind: 'form', refusal: null };

/** The first state. A checkout or attempt from an earlier visit is looked up first, before the form is shown. */
export const initialPlacingState = (trace: PlacingTrace | null): PlacingState => (trace === null ? FORM : { kind: 'checking', trace });

/** The state machine of placing orders. An event that does not fit the state leaves it unchanged. */
export function placingMachine(state: PlacingState, event: PlacingEvent): PlacingState {
  switch (event.type) {
    case 'submitted':
      return state.kind === 'form' ? { kind: 'creating', attempt: event.attempt } : state;
    case 'joined':
      return state.kind === 'form' ? { kind: 'checking', trace: { attempt: event.attempt } } : state;
    case 'status-received':
      return afterStatus(state, event.checkout, event.otp);
    case 'placed-earlier':
      if (state.kind !== 'creating' && state.kind !== 'confirming') return state;
      return { kind: 'placed', checkout: event.checkout, earlier: true };
    case 'answer-lost':
      return afterLoss(state);
    case 'not-found':
      if (state.kind !== 'checking') return state;
      return 'attempt' in state.trace && !event.lapsed ? { kind: 'creating', attempt: state.trace.attempt } : FORM;
    case 'refused':
      return state.kind === 'creating' || state.kind === 'confirming' ? { kind: 'form', refusal: event.refusal } : state;
    case 'code-entered':
      return state.kind === 'code' ? { kind: 'confirming', ...signingOf(state), code: event.code } : state;
    case 'code-refused':
      if (state.kind !== 'confirming' && state.kind !== 'resending') return state;
      return awaitingCode({ ...signingOf(state), otp: otpAfter(state.otp, event.refusal, event.now) }, { refusal: event.refusal });
    case 'resend-asked':
      return state.kind === 'code' ? { kind: 'resending', ...signingOf(state), channel: event.channel } : state;
    case 'code-resent':
      return state.kind === 'resending' ? awaitingCode({ ...signingOf(state), otp: event.otp }) : state;
    case 'started-over':
      return state.kind === 'code' || state.kind === 'placed' ? FORM : state;
  }
}

const signingOf = ({ checkoutId, otpId, otp, toSign }: Signing): Signing => ({ checkoutId, otpId, otp, toSign });

const awaitingCode = (signing: Signing, told: { refusal?: Refusal; notice?: 'code-not-received' } = {}): PlacingState => ({
  kind: 'code',
  ...signing,
  refusal: told.refusal ?? null,
  notice: told.notice ?? null,
});

function afterStatus(state: PlacingState, checkout: Checkout, otp: SentOtp | null): PlacingState {
  if (state.kind === 'form') return state;
  if (checkout.status === 'placed') return { kind: 'placed', checkout };
  if (checkout.status !== 'otp_required' || checkout.otp === undefined || otp === null) return FORM;
  // The customer submitted a code and its response was lost. The checkout still waits for a code, so the server never received the
  // submitted one.
  const isCodeLost = state.kind === 'checking' && 'codeSent' in state.trace;
  const signing = { checkoutId: checkout.checkout_id, otpId: checkout.otp.otp_id, otp, toSign: checkout.to_sign ?? [] };
  return awaitingCode(signing, isCodeLost ? { notice: 'code-not-received' } : {});
}

function afterLoss(state: PlacingState): PlacingState {
  switch (state.kind) {
    case 'creating':
      return { kind: 'checking', trace: { attempt: state.attempt } };
    case 'confirming':
      return { kind: 'checking', trace: { checkoutId: state.checkoutId, codeSent: true } };
    case 'resending':
      // A new code may have been sent or not. The countdown of the old code limits the next request.
      return awaitingCode(signingOf(state));
    default:
      return state;
  }
}
