import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhoneStep } from './change-phone.machine.ts';
import { type AddressMove, followAddress, moveFor } from './phone-step.ts';

type Options = {
  /** The step in the URL. */
  address: PhoneStep;
  /** The step that the page shows. */
  shown: PhoneStep;
  /** Whether a request is under way. The URL and the step are synchronized after it ends. */
  busy: boolean;
  onBack: (to: PhoneStep) => void;
  move: (move: AddressMove) => void;
};

/**
 * Synchronizes the step with the URL. A new step adds a history entry, and Back returns to the previous step. After a reload, the URL is
 * corrected to the step that is possible.
 */
export function usePhoneAddress({ address, shown, busy, onBack, move }: Options): void {
  const seen = useRef<PhoneStep | null>(null);
  /** The step that this page is navigating to. */
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
