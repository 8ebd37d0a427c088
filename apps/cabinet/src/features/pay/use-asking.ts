import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pause } from './pause.ts';
import { pauseMs } from './pause-ms.ts';
import type { PayState, PayTrace } from './pay.machine.ts';
import type { PayAttempt } from './pay.types.ts';
import type { PayAnswer } from './pay-calls.ts';
import { askedTrace, traceName } from './pay-state.ts';

type Asking = {
  state: PayState;
  lookUp: (trace: PayTrace) => Promise<PayAnswer>;
  /** Answers lost one after another. */
  losses: RefObject<number>;
  take: (event: PayAnswer, attempt: PayAttempt | null) => void;
};

/** After the end of a code the server is asked once what became of the payment. */
const AFTER_EXPIRY_MS = 1_000;

/** Asks how the payment stands: again and again while that is not known, and once when a code has ended or the page is looked at again. */
export function useAsking({ state, lookUp, losses, take }: Asking): void {
  // Of the latest render, however long the asking takes.
  const tell = useEffectEvent(take);
  const trace = askedTrace(state);
  const kind = state.kind === 'processing' ? 'processing' : 'checking';
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (trace === null) return;
    for (let asked = 0; !signal.aborted; asked += 1) {
      await pause(pauseMs({ kind, asked, losses: losses.current }), signal);
      const event = signal.aborted ? null : await lookUp(trace);
      if (event && !signal.aborted) tell(event, 'attempt' in trace ? trace.attempt : null);
    }
  });
  const name = traceName(trace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one asking a trace and kind of state
  useEffect(() => {
    const stop = new AbortController();
    void ask(stop.signal);
    return () => stop.abort();
  }, [name, kind]);

  const awaited = state.kind === 'awaiting-code' ? state : null;
  const awaitedId = awaited?.payment.id ?? null;
  const expiresAt = awaited?.otp.expiresAt ?? null;
  const lookOnce = useEffectEvent(async (signal: AbortSignal) => {
    if (awaitedId === null) return;
    const event = await lookUp({ paymentId: awaitedId });
    // While the code is still awaited there is no news, and what stands on the screen is not disturbed.
    const news = event.type === 'payment-told' && event.payment.status !== 'otp_required';
    if (news && !signal.aborted) tell(event, null);
  });
  useEffect(() => {
    if (awaitedId === null || expiresAt === null) return;
    const stop = new AbortController();
    const left = expiresAt - Date.now();
    const timer = left > 0 ? setTimeout(() => void lookOnce(stop.signal), left + AFTER_EXPIRY_MS) : undefined;
    const onShow = () => document.visibilityState === 'visible' && void lookOnce(stop.signal);
    document.addEventListener('visibilitychange', onShow, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [awaitedId, expiresAt]);
}
