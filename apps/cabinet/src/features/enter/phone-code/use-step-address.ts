import { useEffect, useEffectEvent, useRef } from 'react';

export type StepAddress<Step extends string> = {
  /** The step in the URL; undefined for the first step. */
  step: Step | undefined;
  go: (step: Step | undefined, how: 'push' | 'replace') => void;
  back: () => void;
};

type Options<Step extends string> = {
  /** The step that the page shows; undefined for the first step. */
  shown: Step | undefined;
  /**
   * The steps that add a history entry, so that Back returns to the step before. The other steps replace the entry, because they cannot be
   * undone.
   */
  pushed: readonly Step[];
  /** Called when Back, Forward or a reload changes the URL to another step. Returns whether that step can be shown. */
  onAddress: (step: Step | undefined) => boolean;
  /** Whether the page is being left. The next page then sets the URL. */
  leaving?: boolean;
};

/** Synchronizes the step with the URL, so that Back returns to the previous step, and a reload restores the step. */
export function useStepAddress<Step extends string>(
  address: StepAddress<Step>,
  { shown, pushed, onAddress, leaving = false }: Options<Step>,
): void {
  const wasShown = useRef<Step | undefined>(undefined);
  const wasNamed = useRef<Step | undefined>(undefined);
  /** The number of history entries that this page has added. */
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

  // The URL and the shown step may differ. The one that has changed updates the other.
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
