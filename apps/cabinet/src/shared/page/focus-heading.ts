import { useEffect, useRef } from 'react';

/** Moves the focus to the page heading, so that screen readers and the keyboard start there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the heading of each new step, for example of a payment. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // On the code step, the code field takes the focus itself.
    if (step !== 'code') focusHeading();
  }, [step]);
}
