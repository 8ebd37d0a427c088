import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { forgetAttempt, type KeyValueStore, keepAttempt, nameAttempt, readAttempt } from './attempt-store.ts';
import { withOrderLock } from './order-lock.ts';
import { initialPayState, type PayState, payMachine } from './pay.machine.ts';
import type { PayAttempt, PayDraft, PaySource } from './pay.types.ts';
import { createPayCalls, type PayAnswer, type PayBilling } from './pay-calls.ts';
import { hasEnded, paymentIdOf } from './pay-state.ts';
import { useAsking } from './use-asking.ts';
import { useOtherTabs } from './use-other-tabs.ts';

export type PayFlowOptions = {
  billing: PayBilling;
  orderId: string;
  /** Whose attempts are taken up. */
  customer: string;
  store: KeyValueStore;
  /** The payment that the address names. */
  paymentId: string | undefined;
  /** The address is to name this payment, or none. */
  onNamed: (paymentId: string | null) => void;
  /** The session has ended. Answers whether the page is being left for the sign-in. */
  onSignedOut: () => boolean;
  /** What the customer owes and owns may have changed. */
  onChanged: () => void;
};

/** What the form begins with after an attempt that came to nothing. */
export type PayPrefill = { amount: number; source: PaySource | null };

/** Runs the payment machine: asks the server what each state calls for, and keeps the attempt until its end is known. */
export function usePayFlow({ billing, orderId, customer, store, paymentId, onNamed, onSignedOut, onChanged }: PayFlowOptions) {
  const calls = useMemo(() => createPayCalls(billing, orderId, Date.now), [billing, orderId]);
  const read = () => readAttempt(store, { orderId, customer, now: Date.now() });
  const [kept] = useState(() => (paymentId === undefined ? read() : null));
  const [prefill, setPrefill] = useState<PayPrefill | null>(kept?.draft ?? null);
  const [state, dispatch] = useReducer(payMachine, null, (): PayState => {
    if (paymentId !== undefined) return initialPayState({ paymentId });
    return initialPayState(kept && { attempt: kept });
  });
  const losses = useRef(0);

  const take = (event: PayAnswer, attempt: PayAttempt | null) => {
    if (event.type === 'signed-out') {
      if (onSignedOut()) return;
      losses.current += 1;
      dispatch({ type: 'answer-lost' });
      return;
    }
    losses.current = event.type === 'answer-lost' ? losses.current + 1 : event.type === 'payment-told' ? 0 : losses.current;
    if (attempt && event.type === 'payment-told') nameAttempt(store, orderId, attempt.key, event.payment.id);
    // The server keeps a refusal under its key, so the key has done its work.
    if (attempt && (event.type === 'refused' || event.type === 'lapsed'))
      forgetAttempt(store, orderId, { key: attempt.key, paymentId: null });
    if (event.type === 'refused') onChanged();
    dispatch(event);
  };
  const taken = useEffectEvent(take);

  // Every state is an object of its own, and the machine keeps it while nothing changes: each is acted on once.
  useEffect(() => {
    if (state.kind === 'sending') void calls.create(state.attempt).then((event) => taken(event, state.attempt));
    if (state.kind === 'confirming') void calls.confirm(state.payment.id, state.code).then((event) => taken(event, null));
    if (state.kind === 'resending') void calls.resend(state.payment.id).then((event) => taken(event, null));
  }, [state, calls]);

  useAsking({ state, lookUp: calls.lookUp, losses, take });

  const end = useEffectEvent((endedId: string) => {
    forgetAttempt(store, orderId, { key: null, paymentId: endedId });
    onChanged();
  });
  const known = paymentIdOf(state);
  const endedId = hasEnded(state) ? known : null;
  useEffect(() => {
    if (endedId !== null) end(endedId);
  }, [endedId]);

  const addressed = useRef<string | null>(null);
  const settleAddress = useEffectEvent(() => {
    if (known === null) return;
    const left = paymentId === undefined && addressed.current === known;
    addressed.current = known;
    if (left && hasEnded(state)) {
      // The page was opened anew without the payment that has ended: the next one may begin.
      setPrefill(null);
      dispatch({ type: 'started-over' });
    } else if (paymentId !== known) onNamed(known);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is settled whenever either of the two changes
  useEffect(settleAddress, [known, paymentId]);

  useOtherTabs({
    orderId,
    onBegun: () => {
      const begun = state.kind === 'form' ? read() : null;
      if (begun) dispatch({ type: 'joined', attempt: begun });
    },
    onEnded: onChanged,
  });

  const submit = (chosen: PayDraft) =>
    withOrderLock(orderId, () => {
      const running = read();
      setPrefill(running?.draft ?? chosen);
      if (running) {
        dispatch({ type: 'joined', attempt: running });
        return;
      }
      const attempt = { key: crypto.randomUUID(), startedAt: Date.now(), draft: chosen };
      keepAttempt(store, { orderId, customer }, attempt);
      dispatch({ type: 'submitted', attempt });
    });

  const startOver = () => {
    if (known !== null) forgetAttempt(store, orderId, { key: null, paymentId: known });
    if (state.kind === 'failed') setPrefill((chosen) => chosen ?? { amount: state.payment.amount, source: null });
    onNamed(null);
    dispatch({ type: 'started-over' });
  };

  return {
    state,
    prefill,
    submit,
    startOver,
    enterCode: (code: string) => dispatch({ type: 'code-entered', code }),
    resend: () => dispatch({ type: 'resend-asked' }),
  };
}
