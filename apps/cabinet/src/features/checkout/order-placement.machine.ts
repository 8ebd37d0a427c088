import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Checkout, CheckoutRequest, SignedOrder } from './checkout.types.ts';

/**
 * One attempt to place orders. Its idempotency key is created once, stored before the first request, and sent again with every retry
 * (docs/payments.md).
 */
export type OrderPlacementAttempt = { readonly key: string; readonly startedAt: number; readonly request: CheckoutRequest };

/**
 * How a checkout is found: by its id or, until the server has sent the id, by its idempotency key. `codeSent`: a code was submitted before.
 */
export type CheckoutLookup = { checkoutId: string; codeSent?: true } | { attempt: OrderPlacementAttempt };

/** A checkout whose code was sent, and the orders that the code signs. `otpId` is needed to request a new code. */
type Signing = { checkoutId: string; otpId: string; otp: SentOtp; toSign: readonly SignedOrder[] };

export type OrderPlacementState =
  | { kind: 'form'; refusal: Refusal | null }
  | { kind: 'creating'; attempt: OrderPlacementAttempt }
  /** The result is unknown. The checkout is polled, and never sent again with another key. */
  | { kind: 'checking'; lookup: CheckoutLookup }
  | ({ kind: 'code'; refusal: Refusal | null; notice: 'code-not-received' | null } & Signing)
  | ({ kind: 'confirming'; code: string } & Signing)
  | ({ kind: 'resending'; channel: CodeChannel } & Signing)
  /** `earlier`: another tab has placed this basket, so this tab created no order. */
  | { kind: 'placed'; checkout: Checkout; earlier?: true };

export type OrderPlacementEvent =
  | { type: 'submitted'; attempt: OrderPlacementAttempt }
  /** Another tab, or this tab before a reload, has started the attempt. */
  | { type: 'joined'; attempt: OrderPlacementAttempt }
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

const FORM_STATE: OrderPlacementState = { kind: 'form', refusal: null };

/** The first state. A checkout or attempt from an earlier visit is looked up first, before the form is shown. */
export const initialOrderPlacementState = (lookup: CheckoutLookup | null): OrderPlacementState =>
  lookup === null ? FORM_STATE : { kind: 'checking', lookup };

/** The state machine of placing orders. An event that does not fit the state leaves it unchanged. */
export function orderPlacementMachine(state: OrderPlacementState, event: OrderPlacementEvent): OrderPlacementState {
  switch (event.type) {
    case 'submitted':
      return state.kind === 'form' ? { kind: 'creating', attempt: event.attempt } : state;
    case 'joined':
      return state.kind === 'form' ? { kind: 'checking', lookup: { attempt: event.attempt } } : state;
    case 'status-received':
      return afterStatus(state, event.checkout, event.otp);
    case 'placed-earlier':
      if (state.kind !== 'creating' && state.kind !== 'confirming') return state;
      return { kind: 'placed', checkout: event.checkout, earlier: true };
    case 'answer-lost':
      return afterLoss(state);
    case 'not-found':
      if (state.kind !== 'checking') return state;
      return 'attempt' in state.lookup && !event.lapsed ? { kind: 'creating', attempt: state.lookup.attempt } : FORM_STATE;
    case 'refused':
      return state.kind === 'creating' || state.kind === 'confirming' ? { kind: 'form', refusal: event.refusal } : state;
    case 'code-entered':
      return state.kind === 'code' ? { kind: 'confirming', ...signingOf(state), code: event.code } : state;
    case 'code-refused':
      if (state.kind !== 'confirming' && state.kind !== 'resending') return state;
      return awaitingCode({ ...signingOf(state), otp: otpAfterRefusal(state.otp, event.refusal, event.now) }, { refusal: event.refusal });
    case 'resend-asked':
      return state.kind === 'code' ? { kind: 'resending', ...signingOf(state), channel: event.channel } : state;
    case 'code-resent':
      return state.kind === 'resending' ? awaitingCode({ ...signingOf(state), otp: event.otp }) : state;
    case 'started-over':
      return state.kind === 'code' || state.kind === 'placed' ? FORM_STATE : state;
  }
}

const signingOf = ({ checkoutId, otpId, otp, toSign }: Signing): Signing => ({ checkoutId, otpId, otp, toSign });

const awaitingCode = (signing: Signing, told: { refusal?: Refusal; notice?: 'code-not-received' } = {}): OrderPlacementState => ({
  kind: 'code',
  ...signing,
  refusal: told.refusal ?? null,
  notice: told.notice ?? null,
});

function afterStatus(state: OrderPlacementState, checkout: Checkout, otp: SentOtp | null): OrderPlacementState {
  if (state.kind === 'form') return state;
  if (checkout.status === 'placed') return { kind: 'placed', checkout };
  if (checkout.status !== 'otp_required' || checkout.otp === undefined || otp === null) return FORM_STATE;
  // The response to the submitted code was lost. The checkout still waits for a code, so nothing was placed: the code did not arrive, or it
  // was wrong. The customer has to enter a code again.
  const isCodeLost = state.kind === 'checking' && 'codeSent' in state.lookup;
  const signing = { checkoutId: checkout.checkout_id, otpId: checkout.otp.otp_id, otp, toSign: checkout.to_sign ?? [] };
  return awaitingCode(signing, isCodeLost ? { notice: 'code-not-received' } : {});
}

function afterLoss(state: OrderPlacementState): OrderPlacementState {
  switch (state.kind) {
    case 'creating':
      return { kind: 'checking', lookup: { attempt: state.attempt } };
    case 'confirming':
      return { kind: 'checking', lookup: { checkoutId: state.checkoutId, codeSent: true } };
    case 'resending':
      // A new code may have been sent or not. The countdown of the old code limits the next request.
      return awaitingCode(signingOf(state));
    default:
      return state;
  }
}
