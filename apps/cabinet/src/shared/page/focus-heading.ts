import { useEffect, useRef } from 'react';

/** Moves the focus to the page heading, so that screen readers and the keyboard start there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Shows each new step, for example of a payment, from its top, and moves the focus to its heading. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // On the code step, the code field takes the focus itself.
    if (step === 'code') return;
    focusHeading();
    // The form before it was longer, and may have been scrolled to its end.
    document.documentElement.scrollTop = 0;
  }, [step]);
}
