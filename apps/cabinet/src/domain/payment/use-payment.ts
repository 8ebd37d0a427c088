import type { ValueStorage } from '@muddat/app-shell';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { withTabLock } from '../../shared/attempt/wait.ts';
import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';
import type { AimKey } from './aim.ts';
import { attemptName, forgetAttempt, keepAttempt, nameAttempt, readAttempt } from './attempt-store.ts';
import { initialPaymentState, type PaymentEvent, type PaymentState, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentDraft } from './payment.types.ts';
import { createPaymentCalls, type PaymentBilling } from './payment-calls.ts';
import { hasEnded, paymentIdOf } from './payment-state.ts';
import type { PaymentSource } from './source.ts';
import { useAttemptOfOtherTabs } from './use-attempt-of-other-tabs.ts';
import { usePaymentPolling } from './use-payment-polling.ts';

export type PaymentOptions = {
  billing: PaymentBilling;
  /** Of every aim that this page may submit. */
  aimKey: AimKey;
  /** Whose attempts are taken up. */
  customer: string;
  store: ValueStorage;
  /** Puts a sentence of the server into the reader's letters. */
  readable: (text: string) => string;
  /** The payment that the address names. */
  paymentId: string | undefined;
  /** The key of a payment that the address names, as after a payment app. */
  attemptKey?: string | undefined;
  /** Where a payment app sends the customer back to, for the payment under this key. */
  returnUrl: (key: string) => string;
  /** Leaves for a payment app. */
  openApp: (url: string) => void;
  /** The address is to name this payment, or none. */
  onNamed: (paymentId: string | null) => void;
  /** What the customer owes and owns may have changed. */
  onChanged: () => void;
};

export type PaymentControl = ReturnType<typeof usePayment>;

/** What the form begins with after an attempt that came to nothing. */
export type PaymentPrefill = { purpose: Payment['purpose']; amount: number; source: PaymentSource | null };

const prefillOf = ({ aim, amount, source }: PaymentDraft): PaymentPrefill => ({ purpose: aim.purpose, amount, source });

/** Runs the payment machine: makes the call of each state, and keeps the attempt until its payment has ended. */
export function usePayment({ billing, aimKey, customer, store, readable, paymentId, attemptKey, ...page }: PaymentOptions) {
  const { returnUrl, openApp, onNamed, onChanged } = page;
  // New letters must not make new calls: the effect below would send what is under way a second time.
  const letters = useRef(readable);
  useEffect(() => {
    letters.current = readable;
  }, [readable]);
  const calls = useMemo(
    () => createPaymentCalls(billing, { now: Date.now, readable: (text) => letters.current(text), returnUrl }),
    [billing, returnUrl],
  );
  const read = () => readAttempt(store, { aimKey, customer });
  const [kept] = useState(() => (paymentId === undefined ? read() : null));
  const [prefill, setPrefill] = useState<PaymentPrefill | null>(kept && prefillOf(kept.draft));
  const [state, dispatch] = useReducer(paymentMachine, null, (): PaymentState => {
    if (paymentId !== undefined) return initialPaymentState({ paymentId });
    if (attemptKey !== undefined) return initialPaymentState({ key: attemptKey });
    return initialPaymentState(kept && { attempt: kept });
  });
  const losses = useRef(0);
  /** As the server last told it: the checking screen says what is known. */
  const [seen, setSeen] = useState<Payment | null>(null);

  const onStatus = (event: PaymentEvent, key: string | null) => {
    losses.current = event.type === 'answer-lost' ? losses.current + 1 : event.type === 'status-received' ? 0 : losses.current;
    if (key !== null && event.type === 'status-received') nameAttempt(store, aimKey, { key, paymentId: event.payment.id });
    // The server keeps a refusal under its key, so the key has done its work.
    if (key !== null && (event.type === 'refused' || event.type === 'lapsed')) forgetAttempt(store, aimKey, { key, paymentId: null });
    if (event.type === 'refused') onChanged();
    if (event.type === 'status-received') setSeen(event.payment);
    dispatch(event);
  };
  const report = useEffectEvent(onStatus);
  const leave = useEffectEvent(openApp);
  /** The key of the attempt that was begun by a press on this very page. */
  const pressed = useRef<string | null>(null);

  // Every state is an object of its own, and the machine keeps it while nothing changes: each is acted on once.
  useEffect(() => {
    if (state.kind === 'sending') {
      const { key } = state.attempt;
      void calls.create(state.attempt).then((event) => {
        report(event, key);
        // Only whoever has just pressed the button is taken to the app; whoever comes back is told how it stands.
        if (pressed.current === key && event.type === 'status-received' && event.payment.appUrl !== null) leave(event.payment.appUrl);
        pressed.current = null;
      });
    }
    if (state.kind === 'confirming')
      void calls.confirm({ paymentId: state.payment.id, code: state.code }).then((event) => report(event, null));
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
      setPrefill(prefillOf(running?.draft ?? chosen));
      if (running) {
        dispatch({ type: 'joined', attempt: running });
        return;
      }
      const attempt = { key: crypto.randomUUID(), startedAt: Date.now(), draft: chosen };
      pressed.current = attempt.key;
      keepAttempt(store, { aimKey, customer }, attempt);
      dispatch({ type: 'submitted', attempt });
    });

  const startOver = () => {
    if (known !== null) forgetAttempt(store, aimKey, { key: null, paymentId: known });
    if (state.kind === 'failed') {
      const { purpose, amount } = state.payment;
      setPrefill((chosen) => chosen ?? { purpose, amount, source: null });
    }
    // What it holds is wanted back for the next one.
    if (state.kind === 'awaiting-code' && state.payment.purpose === 'withdrawal')
      void calls.cancelWithdrawal(state.payment.id).then(onChanged);
    onNamed(null);
    dispatch({ type: 'started-over' });
  };

  return {
    state,
    seen,
    prefill,
    submit,
    startOver,
    enterCode: (code: string) => dispatch({ type: 'code-entered', code }),
    resend: (channel: CodeChannel) => dispatch({ type: 'resend-asked', channel }),
  };
}
