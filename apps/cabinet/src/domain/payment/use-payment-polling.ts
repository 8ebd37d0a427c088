import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pollDelayMs, waitForPoll } from '../../shared/attempt/wait.ts';
import type { PaymentEvent, PaymentReference, PaymentState } from './payment.machine.ts';
import { idempotencyKeyOf, referenceToPoll, serializeReference } from './payment-state.ts';

type Options = {
  state: PaymentState;
  fetchStatus: (trace: PaymentReference) => Promise<PaymentEvent>;
  /** The number of responses lost in a row. */
  losses: RefObject<number>;
  /** `key` is the idempotency key that the payment was polled by; null if it was polled by its id. */
  onStatus: (event: PaymentEvent, key: string | null) => void;
};

/** The server may need a moment to end a payment after its code has expired. */
const AFTER_EXPIRY_MS = 1_000;

/**
 * Polls the payment while the state is `checking` or `processing`. While the customer's code is awaited, checks once when the code expires,
 * and each time the tab becomes visible.
 */
export function usePaymentPolling({ state, fetchStatus, losses, onStatus }: Options): void {
  // Always calls the latest `onStatus`, even if a poll outlives a render.
  const report = useEffectEvent(onStatus);
  const trace = referenceToPoll(state);
  const kind = state.kind === 'processing' ? 'processing' : 'checking';
  const poll = useEffectEvent(async (signal: AbortSignal) => {
    if (trace === null) return;
    for (let polls = 0; !signal.aborted; polls += 1) {
      await waitForPoll(pollDelayMs({ kind, polls, losses: losses.current }), signal);
      const event = signal.aborted ? null : await fetchStatus(trace);
      if (event && !signal.aborted) report(event, idempotencyKeyOf(trace));
    }
  });
  const name = serializeReference(trace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one polling loop for each payment and kind of state
  useEffect(() => {
    const stop = new AbortController();
    void poll(stop.signal);
    return () => stop.abort();
  }, [name, kind]);

  const awaited = state.kind === 'awaiting-code' ? state : null;
  const awaitedId = awaited?.payment.id ?? null;
  const expiresAt = awaited?.otp.expiresAt ?? null;
  const checkOnce = useEffectEvent(async (signal: AbortSignal) => {
    if (awaitedId === null) return;
    const event = await fetchStatus({ paymentId: awaitedId });
    // If the payment still waits for the code, report nothing, since an update would disturb the customer who types it.
    const news = event.type === 'status-received' && event.payment.status !== 'otp_required';
    if (news && !signal.aborted) report(event, null);
  });
  useEffect(() => {
    if (awaitedId === null || expiresAt === null) return;
    const stop = new AbortController();
    const left = expiresAt - Date.now();
    const timer = left > 0 ? setTimeout(() => void checkOnce(stop.signal), left + AFTER_EXPIRY_MS) : undefined;
    const onShow = () => document.visibilityState === 'visible' && void checkOnce(stop.signal);
    document.addEventListener('visibilitychange', onShow, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [awaitedId, expiresAt]);
}
