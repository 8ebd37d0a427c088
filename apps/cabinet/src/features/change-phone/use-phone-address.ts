import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhoneStep } from './change-phone.machine.ts';
import { type AddressMove, followAddress, moveFor } from './phone-step.ts';

type Options = {
  /** The step that the address names. */
  address: PhoneStep;
  /** The step that is shown. */
  shown: PhoneStep;
  /** Something is on its way: the two are put together when it has come. */
  busy: boolean;
  onBack: (to: PhoneStep) => void;
  move: (move: AddressMove) => void;
};

/** Keeps the step in the address: going on adds to the history, Back goes a step back, a page loaded anew begins where it can. */
export function usePhoneAddress({ address, shown, busy, onBack, move }: Options): void {
  const seen = useRef<PhoneStep | null>(null);
  /** Where this page itself is taking the address to. */
  const awaited = useRef<PhoneStep | null>(null);
  const put = (next: AddressMove) => {
    awaited.current = shown;
    move(next);
  };
  const follow = useEffectEvent((named: PhoneStep, at: PhoneStep) => {
    const byReader = seen.current !== named && awaited.current !== named;
    seen.current = named;
    awaited.current = null;
    if (!byReader) {
      const next = moveFor(named, at);
      if (next.kind !== 'stay') put(next);
      return;
    }
    const wanted = followAddress(named, at);
    if (wanted.kind === 'step-back') onBack(named);
    if (wanted.kind === 'put-right') put({ kind: 'replace', step: at });
  });
  useEffect(() => {
    if (!busy) follow(address, shown);
  }, [address, shown, busy]);
}
