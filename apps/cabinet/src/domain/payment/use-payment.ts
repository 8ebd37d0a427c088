import { useHydrated, type ValueStorage } from '@muddat/app-shell';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { withTabLock } from '../../shared/attempt/wait.ts';
import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';
import { attemptStorageKey, clearAttempt, readAttempt, saveAttempt, setAttemptPaymentId } from './attempt-store.ts';
import { initialPaymentState, type PaymentEvent, type PaymentState, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentDraft } from './payment.types.ts';
import { createPaymentCalls, type PaymentBillingApi } from './payment-calls.ts';
import { hasPaymentEnded, paymentIdOf } from './payment-state.ts';
import type { PurposeKey } from './purpose.ts';
import type { PaymentSource } from './source.ts';
import { useAttemptOfOtherTabs } from './use-attempt-of-other-tabs.ts';
import { usePaymentPolling } from './use-payment-polling.ts';

export type PaymentOptions = {
  billing: PaymentBillingApi;
  /** The key of all purposes that this page can submit. */
  purposeKey: PurposeKey;
  /** The id of the customer. Attempts of other customers on this device are ignored. */
  customer: string;
  store: ValueStorage;
  /** Transliterates a text of the server into the reader's alphabet. */
  transliterate: (text: string) => string;
  /** The payment's id from the page's URL; undefined until the server has sent one. */
  paymentId: string | undefined;
  /** The payment's idempotency key from the page's URL, as after the return from a payment app. */
  attemptKey?: string | undefined;
  /** Returns the URL that a payment app sends the customer back to, for the payment with this idempotency key. */
  returnUrl: (key: string) => string;
  /** Opens a payment app in place of this page. */
  openApp: (url: string) => void;
  /** Called with the id of the payment to put into the page's URL, or with null to remove the id from the URL. */
  onPaymentIdChange: (paymentId: string | null) => void;
  /** Called when debts and balances may have changed, to refetch them. */
  onChanged: () => void;
};

export type PaymentControl = ReturnType<typeof usePayment>;

/** The values that the form starts with after an attempt that did not succeed. */
export type PaymentPrefill = { purpose: Payment['purpose']; amount: number; source: PaymentSource | null };

const prefillOf = ({ purpose, amount, source }: PaymentDraft): PaymentPrefill => ({ purpose: purpose.purpose, amount, source });

/** Runs the payment machine: sends the request of each state, and stores the attempt until its payment has ended. */
export function usePayment({ billing, purposeKey, customer, store, transliterate, paymentId, attemptKey, ...page }: PaymentOptions) {
  const { returnUrl, openApp, onPaymentIdChange, onChanged } = page;
  // A change of alphabet must not create new calls: the effect below would send the payment a second time.
  const letters = useRef(transliterate);
  useEffect(() => {
    letters.current = transliterate;
  }, [transliterate]);
  const calls = useMemo(
    () => createPaymentCalls(billing, { now: Date.now, transliterate: (text) => letters.current(text), returnUrl }),
    [billing, returnUrl],
  );
  const read = () => readAttempt(store, { purposeKey, customer });
  // The server does not know this device's attempt, so a page that it has rendered continues the attempt after hydration.
  const isHydrated = useHydrated();
  const [kept] = useState(() => (paymentId === undefined && isHydrated ? read() : null));
  const [prefill, setPrefill] = useState<PaymentPrefill | null>(kept && prefillOf(kept.draft));
  const [state, dispatch] = useReducer(paymentMachine, null, (): PaymentState => {
    if (paymentId !== undefined) return initialPaymentState({ paymentId });
    if (attemptKey !== undefined) return initialPaymentState({ key: attemptKey });
    return initialPaymentState(kept && { attempt: kept });
  });
  const losses = useRef(0);
  /** The payment as the server last reported it, for the screen that waits for the result. */
  const [lastReported, setSeen] = useState<Payment | null>(null);

  const onStatus = (event: PaymentEvent, key: string | null) => {
    losses.current = event.type === 'answer-lost' ? losses.current + 1 : event.type === 'status-received' ? 0 : losses.current;
    if (key !== null && event.type === 'status-received') setAttemptPaymentId(store, purposeKey, { key, paymentId: event.payment.id });
    // Both events end the attempt. If it stayed stored, the next submit would continue it instead of starting a payment: after `refused`
    // the server repeats its refusal for the same key, and after `lapsed` the request is too old to be sent again.
    if (key !== null && (event.type === 'refused' || event.type === 'lapsed')) clearAttempt(store, purposeKey, { key, paymentId: null });
    if (event.type === 'refused') onChanged();
    if (event.type === 'status-received') setSeen(event.payment);
    dispatch(event);
  };
  const report = useEffectEvent(onStatus);
  const leave = useEffectEvent(openApp);
  /** The key of the attempt that the customer has just submitted on this page; null for one of another tab or from before a reload. */
  const pressed = useRef<string | null>(null);

  // The machine returns the same object while nothing changes, so the request of a state is sent once.
  useEffect(() => {
    if (state.kind === 'sending') {
      const { key } = state.attempt;
      void calls.create(state.attempt).then((event) => {
        report(event, key);
        // Open the app only right after the button was pressed; after a reload the page shows the status instead.
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
    clearAttempt(store, purposeKey, { key: null, paymentId: endedId });
    onChanged();
  });
  const known = paymentIdOf(state);
  const endedId = hasPaymentEnded(state) ? known : null;
  useEffect(() => {
    if (endedId !== null) end(endedId);
  }, [endedId]);

  const addressed = useRef<string | null>(null);
  const settleAddress = useEffectEvent(() => {
    if (known === null) return;
    const left = paymentId === undefined && addressed.current === known;
    addressed.current = known;
    if (left && hasPaymentEnded(state)) {
      // The customer has opened this page again, without the ended payment in its URL, to start the next payment.
      setPrefill(null);
      dispatch({ type: 'started-over' });
    } else if (paymentId !== known) onPaymentIdChange(known);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is updated whenever either of the two changes
  useEffect(settleAddress, [known, paymentId]);

  const joinStoredAttempt = () => {
    const attempt = state.kind === 'form' ? read() : null;
    if (attempt) dispatch({ type: 'joined', attempt });
  };
  const resume = useEffectEvent(() => {
    const attempt = paymentId === undefined ? read() : null;
    if (attempt) setPrefill(prefillOf(attempt.draft));
    joinStoredAttempt();
  });
  useEffect(() => {
    if (!isHydrated) resume();
  }, [isHydrated]);
  useAttemptOfOtherTabs({ purposeKey, onStarted: joinStoredAttempt, onEnded: onChanged });

  const submit = (chosen: PaymentDraft) =>
    withTabLock(attemptStorageKey(purposeKey), () => {
      const running = read();
      setPrefill(prefillOf(running?.draft ?? chosen));
      if (running) {
        dispatch({ type: 'joined', attempt: running });
        return;
      }
      const attempt = { key: crypto.randomUUID(), startedAt: Date.now(), draft: chosen };
      pressed.current = attempt.key;
      saveAttempt(store, { purposeKey, customer }, attempt);
      dispatch({ type: 'submitted', attempt });
    });

  const startOver = () => {
    // A page that was reloaded with the payment in its URL has no prefill yet: phones unload it while the customer reads the SMS.
    const stored = read();
    if (known !== null) clearAttempt(store, purposeKey, { key: null, paymentId: known });
    if (state.kind === 'awaiting-code' || state.kind === 'processing' || state.kind === 'failed') {
      const { purpose, amount } = state.payment;
      setPrefill((chosen) => chosen ?? (stored ? prefillOf(stored.draft) : { purpose, amount, source: null }));
    }
    // The abandoned withdrawal reserves money of the balance that the next withdrawal may need.
    if (state.kind === 'awaiting-code' && state.payment.purpose === 'withdrawal')
      void calls.cancelWithdrawal(state.payment.id).then(onChanged);
    onPaymentIdChange(null);
    dispatch({ type: 'started-over' });
  };

  return {
    state,
    lastReported,
    prefill,
    submit,
    startOver,
    enterCode: (code: string) => dispatch({ type: 'code-entered', code }),
    resend: (channel: CodeChannel) => dispatch({ type: 'resend-asked', channel }),
  };
}
