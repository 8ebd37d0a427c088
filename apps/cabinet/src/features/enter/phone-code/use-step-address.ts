import { useEffect, useEffectEvent, useRef } from 'react';

export type StepAddress<Step extends string> = {
  /** The step that the address names; none is the first one. */
  step: Step | undefined;
  go: (step: Step | undefined, how: 'push' | 'replace') => void;
  back: () => void;
};

type Options<Step extends string> = {
  /** The step that is shown; none is the first one. */
  shown: Step | undefined;
  /** The steps that Back leads from to the one before; from the others, what was done cannot be undone by it. */
  pushed: readonly Step[];
  /** Back and Forward, or a page that was loaded anew, want another step. Answers whether it can be had. */
  onAddress: (step: Step | undefined) => boolean;
  /** The page is being left: its address is another's to set. */
  leaving?: boolean;
};

/** Keeps the step in the address, so that Back leads a step back and a reload finds the step again. */
export function useStepAddress<Step extends string>(
  address: StepAddress<Step>,
  { shown, pushed, onAddress, leaving = false }: Options<Step>,
): void {
  const wasShown = useRef<Step | undefined>(undefined);
  const wasNamed = useRef<Step | undefined>(undefined);
  /** How many steps this page has put into the history. */
  const depth = useRef(0);

  const showInAddress = useEffectEvent(() => {
    if (leaving || address.step === shown) return;
    if (shown !== undefined && pushed.includes(shown)) {
      depth.current += 1;
      address.go(shown, 'push');
    } else if (shown === undefined && depth.current > 0) {
      depth.current -= 1;
      address.back();
    } else address.go(shown, 'replace');
  });
  const followAddress = useEffectEvent(() => {
    if (leaving || address.step === shown) return;
    if (address.step === undefined) depth.current = 0;
    if (!onAddress(address.step)) address.go(shown, 'replace');
  });

  // Of the two that may differ, the one that has changed leads.
  const { step } = address;
  useEffect(() => {
    if (wasNamed.current === step) return;
    wasNamed.current = step;
    followAddress();
  }, [step]);
  useEffect(() => {
    if (wasShown.current === shown) return;
    wasShown.current = shown;
    showInAddress();
  }, [shown]);
}
