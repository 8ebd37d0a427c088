import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Moves the focus to the heading of each new step, as of a payment. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The field of the code takes the focus itself.
    if (step !== 'code') focusHeading();
  }, [step]);
}
