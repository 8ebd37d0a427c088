import type { ValueStorage } from '@muddat/app-shell';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { pollDelayMs, waitForPoll, withTabLock } from '../../shared/attempt/wait.ts';
import type { CodeChannel } from '../../shared/code-step/sent-otp.ts';
import { CHECKOUT_ATTEMPT_KEY, deleteCheckoutAttempt, readCheckoutAttempt, saveCheckoutAttempt } from './attempt-store.ts';
import type { CheckoutRequest } from './checkout.types.ts';
import {
  type CheckoutLookup,
  initialOrderPlacementState,
  type OrderPlacementEvent,
  type OrderPlacementState,
  orderPlacementMachine,
} from './order-placement.machine.ts';
import { createOrderPlacementCalls, type OrderPlacementApi } from './order-placement-calls.ts';

type Options = {
  api: OrderPlacementApi;
  /** The id of the customer. Attempts of other customers are ignored. */
  customer: string;
  store: ValueStorage;
  transliterate: (text: string) => string;
  /** The id of the checkout in the URL. */
  checkoutId: string | undefined;
  /** Called with the id of the checkout to put into the URL, or with null to remove the id from the URL. */
  onCheckoutId: (checkoutId: string | null) => void;
  /** Called once orders are placed, because this changes the customer's orders, limit and basket. */
  onPlaced: () => void;
};

export type OrderPlacementControl = {
  state: OrderPlacementState;
  submit: (request: CheckoutRequest) => void;
  enterCode: (code: string) => void;
  resend: (channel: CodeChannel) => void;
  startOver: () => void;
};

/** Runs the machine: sends the request of each state, and stores the attempt until its orders are placed or refused. */
export function useOrderPlacement({
  api,
  customer,
  store,
  transliterate,
  checkoutId,
  onCheckoutId,
  onPlaced,
}: Options): OrderPlacementControl {
  // A change of alphabet must not create new calls: the effect below would send the current request a second time.
  const letters = useRef(transliterate);
  useEffect(() => {
    letters.current = transliterate;
  }, [transliterate]);
  const calls = useMemo(() => createOrderPlacementCalls(api, { now: Date.now, transliterate: (text) => letters.current(text) }), [api]);
  const read = () => readCheckoutAttempt(store, customer, Date.now());
  const [kept] = useState(read);
  const [state, dispatch] = useReducer(orderPlacementMachine, null, () =>
    initialOrderPlacementState(checkoutId !== undefined ? { checkoutId } : kept && { attempt: kept }),
  );
  const losses = useRef(0);

  const onEvent = (event: OrderPlacementEvent, key: string | null) => {
    losses.current = event.type === 'answer-lost' ? losses.current + 1 : 0;
    // The attempt has ended, so the next one needs a new key: with this one the server would repeat the result or the refusal, or the
    // request is too old to be sent again (`lapsed`).
    const hasEnded = event.type === 'status-received' && event.checkout.status !== 'otp_required';
    if (hasEnded || event.type === 'placed-earlier' || event.type === 'refused' || (event.type === 'not-found' && event.lapsed))
      deleteCheckoutAttempt(store, key);
    dispatch(event);
  };
  const report = useEffectEvent(onEvent);

  // The machine returns the same object while nothing changes, so the request of each state is sent once.
  useEffect(() => {
    if (state.kind === 'creating') void calls.create(state.attempt).then((event) => report(event, state.attempt.key));
    if (state.kind === 'confirming')
      void calls.confirm({ checkoutId: state.checkoutId, code: state.code }).then((event) => report(event, null));
    if (state.kind === 'resending') void calls.resend(state.otpId, state.channel).then((event) => report(event, null));
  }, [state, calls]);

  const trace = state.kind === 'checking' ? state.lookup : null;
  const poll = useEffectEvent(async (at: CheckoutLookup, signal: AbortSignal) => {
    for (let polls = 0; !signal.aborted; polls += 1) {
      await waitForPoll(pollDelayMs({ kind: 'checking', polls, losses: losses.current }), signal);
      const event = signal.aborted ? null : await calls.fetchStatus(at);
      if (event && !signal.aborted) report(event, 'attempt' in at ? at.attempt.key : null);
    }
  });
  useEffect(() => {
    if (trace === null) return;
    const stop = new AbortController();
    void poll(trace, stop.signal);
    return () => stop.abort();
  }, [trace]);

  const known = state.kind === 'placed' ? state.checkout.checkout_id : 'checkoutId' in state ? state.checkoutId : null;
  const name = useEffectEvent(onCheckoutId);
  useEffect(() => {
    if (known !== null && known !== checkoutId) name(known);
  }, [known, checkoutId]);
  const placedId = state.kind === 'placed' ? known : null;
  const tellPlaced = useEffectEvent(onPlaced);
  useEffect(() => {
    if (placedId !== null) tellPlaced();
  }, [placedId]);

  // Another tab has started an attempt: follow that checkout, so that this tab does not place a second one.
  const join = useEffectEvent(() => {
    const begun = state.kind === 'form' ? read() : null;
    if (begun) dispatch({ type: 'joined', attempt: begun });
  });
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => key === CHECKOUT_ATTEMPT_KEY && newValue !== null && join();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const submit = (request: CheckoutRequest) =>
    void withTabLock(CHECKOUT_ATTEMPT_KEY, () => {
      const running = read();
      if (running) {
        dispatch({ type: 'joined', attempt: running });
        return;
      }
      const attempt = { key: crypto.randomUUID(), startedAt: Date.now(), request };
      saveCheckoutAttempt(store, customer, attempt);
      dispatch({ type: 'submitted', attempt });
    });

  return {
    state,
    submit,
    enterCode: (code) => dispatch({ type: 'code-entered', code }),
    resend: (channel) => dispatch({ type: 'resend-asked', channel }),
    startOver: () => {
      deleteCheckoutAttempt(store, null);
      onCheckoutId(null);
      dispatch({ type: 'started-over' });
    },
  };
}
