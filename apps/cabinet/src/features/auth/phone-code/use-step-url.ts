import { useEffect, useEffectEvent, useRef } from 'react';

export type StepUrl<Step extends string> = {
  /** The step in the URL; undefined for the first step. */
  step: Step | undefined;
  setStep: (step: Step | undefined, how: 'push' | 'replace') => void;
  back: () => void;
};

type Options<Step extends string> = {
  /** The step that the page shows; undefined for the first step. */
  shownStep: Step | undefined;
  /**
   * The steps that add a history entry, so that Back returns to the step before. The other steps replace the entry, because they cannot be
   * undone.
   */
  pushed: readonly Step[];
  /** Called when Back, Forward or a reload changes the URL to another step. Returns whether that step can be shown. */
  onUrlStep: (step: Step | undefined) => boolean;
  /** Whether the page is being left. The next page then sets the URL. */
  leaving?: boolean;
};

/** Synchronizes the step with the URL, so that Back returns to the previous step, and a reload restores the step. */
export function useStepUrl<Step extends string>(
  address: StepUrl<Step>,
  { shownStep, pushed, onUrlStep, leaving = false }: Options<Step>,
): void {
  const wasShown = useRef<Step | undefined>(undefined);
  const wasNamed = useRef<Step | undefined>(undefined);
  /** The number of history entries that this page has added. */
  const depth = useRef(0);

  const showInAddress = useEffectEvent(() => {
    if (leaving || address.step === shownStep) return;
    if (shownStep !== undefined && pushed.includes(shownStep)) {
      depth.current += 1;
      address.setStep(shownStep, 'push');
    } else if (shownStep === undefined && depth.current > 0) {
      depth.current -= 1;
      address.back();
    } else address.setStep(shownStep, 'replace');
  });
  const followAddress = useEffectEvent(() => {
    if (leaving || address.step === shownStep) return;
    if (address.step === undefined) depth.current = 0;
    if (!onUrlStep(address.step)) address.setStep(shownStep, 'replace');
  });

  // If the URL names a different step than the page shows, the one that has changed sets the other.
  const { step } = address;
  useEffect(() => {
    if (wasNamed.current === step) return;
    wasNamed.current = step;
    followAddress();
  }, [step]);
  useEffect(() => {
    if (wasShown.current === shownStep) return;
    wasShown.current = shownStep;
    showInAddress();
  }, [shownStep]);
}
