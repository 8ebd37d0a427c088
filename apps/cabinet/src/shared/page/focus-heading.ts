import { useEffect, useRef } from 'react';

/** Puts the focus on the heading of what is shown now, so that ears and the keyboard begin there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

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
