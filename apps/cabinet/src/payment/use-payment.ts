import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { CodeChannel } from '../code-step/sent-otp.ts';
import type { AimKey } from './aim.ts';
import { attemptName, forgetAttempt, type KeyValueStore, keepAttempt, nameAttempt, readAttempt } from './attempt-store.ts';
import { initialPaymentState, type PaymentEvent, type PaymentState, paymentMachine } from './payment.machine.ts';
import type { PaymentAttempt, PaymentDraft } from './payment.types.ts';
import { createPaymentCalls, type PaymentBilling } from './payment-calls.ts';
import { hasEnded, paymentIdOf } from './payment-state.ts';
import type { PaymentSource } from './source.ts';
import { withTabLock } from './tab-lock.ts';
import { useAttemptOfOtherTabs } from './use-attempt-of-other-tabs.ts';
import { usePaymentPolling } from './use-payment-polling.ts';

export type PaymentOptions = {
  billing: PaymentBilling;
  /** Of every aim that this page may submit. */
  aimKey: AimKey;
  /** Whose attempts are taken up. */
  customer: string;
  store: KeyValueStore;
  /** Puts a sentence of the server into the reader's letters. */
  readable: (text: string) => string;
  /** The payment that the address names. */
  paymentId: string | undefined;
  /** The address is to name this payment, or none. */
  onNamed: (paymentId: string | null) => void;
  /** What the customer owes and owns may have changed. */
  onChanged: () => void;
};

export type PaymentControl = ReturnType<typeof usePayment>;

/** What the form begins with after an attempt that came to nothing. */
export type PaymentPrefill = { amount: number; source: PaymentSource | null };

/** Runs the payment machine: makes the call of each state, and keeps the attempt until its payment has ended. */
export function usePayment({ billing, aimKey, customer, store, readable, paymentId, onNamed, onChanged }: PaymentOptions) {
  // New letters must not make new calls: the effect below would send what is under way a second time.
  const letters = useRef(readable);
  useEffect(() => {
    letters.current = readable;
  }, [readable]);
  const calls = useMemo(() => createPaymentCalls(billing, { now: Date.now, readable: (text) => letters.current(text) }), [billing]);
  const read = () => readAttempt(store, { aimKey, customer, now: Date.now() });
  const [kept] = useState(() => (paymentId === undefined ? read() : null));
  const [prefill, setPrefill] = useState<PaymentPrefill | null>(kept?.draft ?? null);
  const [state, dispatch] = useReducer(paymentMachine, null, (): PaymentState => {
    if (paymentId !== undefined) return initialPaymentState({ paymentId });
    return initialPaymentState(kept && { attempt: kept });
  });
  const losses = useRef(0);

  const onStatus = (event: PaymentEvent, attempt: PaymentAttempt | null) => {
    losses.current = event.type === 'answer-lost' ? losses.current + 1 : event.type === 'status-received' ? 0 : losses.current;
    if (attempt && event.type === 'status-received') nameAttempt(store, aimKey, attempt.key, event.payment.id);
    // The server keeps a refusal under its key, so the key has done its work.
    if (attempt && (event.type === 'refused' || event.type === 'lapsed'))
      forgetAttempt(store, aimKey, { key: attempt.key, paymentId: null });
    if (event.type === 'refused') onChanged();
    dispatch(event);
  };
  const report = useEffectEvent(onStatus);

  // Every state is an object of its own, and the machine keeps it while nothing changes: each is acted on once.
  useEffect(() => {
    if (state.kind === 'sending') void calls.create(state.attempt).then((event) => report(event, state.attempt));
    if (state.kind === 'confirming') void calls.confirm(state.payment.id, state.code).then((event) => report(event, null));
    if (state.kind === 'resending') void calls.resend(state.payment.id, state.channel).then((event) => report(event, null));
  }, [state, calls]);

  usePaymentPolling({ state, fetchStatus: calls.fetchStatus, losses, onStatus });

  const end = useEffectEvent((endedId: string) => {
    forgetAttempt(store, aimKey, { key: null, paymentId: endedId });
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

  useAttemptOfOtherTabs({
    aimKey,
    onBegun: () => {
      const begun = state.kind === 'form' ? read() : null;
      if (begun) dispatch({ type: 'joined', attempt: begun });
    },
    onEnded: onChanged,
  });

  const submit = (chosen: PaymentDraft) =>
    withTabLock(attemptName(aimKey), () => {
      const running = read();
      setPrefill(running?.draft ?? chosen);
      if (running) {
        dispatch({ type: 'joined', attempt: running });
        return;
      }
      const attempt = { key: crypto.randomUUID(), startedAt: Date.now(), draft: chosen };
      keepAttempt(store, { aimKey, customer }, attempt);
      dispatch({ type: 'submitted', attempt });
    });

  const startOver = () => {
    if (known !== null) forgetAttempt(store, aimKey, { key: null, paymentId: known });
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
    resend: (channel: CodeChannel) => dispatch({ type: 'resend-asked', channel }),
  };
}
